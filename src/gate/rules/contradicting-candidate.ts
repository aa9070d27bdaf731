import { say } from '../../text/phrase.js';
import { denialRemedy, denialWords } from '../decision-words.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';
import { openFacts, type Snapshot } from '../snapshot.js';

/*
 * Does a candidate deny what memory holds? By its words, whatever wrote it (`../denials.ts`), or because `refine`
 * wrote `x-contradicts: old` into it: a warning, so that a person decides which one is right.
 */

/** Finds candidates that deny what memory holds, so that a person decides which one is right. */
export const contradictingCandidate: Rule<'denials'> = {
  code: 'MT606',
  name: 'contradicting-candidate',
  severity: 'warning',
  summary: 'A candidate contradicts a fact or note that is in force.',
  why:
    'A candidate that contradicts memory may be newer, or wrong. Until someone decides, the fact ' +
    'in force stays in force. Both would be trusted if the candidate were adopted beside it. A ' +
    'candidate denies a fact if both are about one thing (the same topic, cited file, named code or ' +
    'words) and one of them says that it is not so; a candidate that only resembles a fact denies ' +
    'nothing.',
  remedy:
    'Run `npx memtrust supersede OLD ID`, then `npx memtrust adopt ID`, if the candidate is right. ' +
    'Otherwise reject it: `npx memtrust retire ID --why "…"`.',
  *run({ head, denials }) {
    const told = new Set<string>();
    for (const denial of denials.found) {
      told.add(`${denial.id}\0${denial.of}`);
      // The rule `adopted-denial` tells of those.
      if (denial.isAdopted) continue;
      yield {
        message: say`${denial.id} denies ${denialWords(denial)}; it is a candidate, and nothing
          changes while it is one`,
        remedy: denialRemedy(denial.id, denial.of),
        path: denial.path,
        factId: denial.id,
        key: denial.of,
      };
    }
    for (const id of denials.cut)
      yield {
        severity: 'notice',
        message: say`${id} is too long, or shares its words with too many facts, to be compared with all of
          them`,
        remedy: say`Look whether ${id} denies a fact before you adopt it.`,
        factId: id,
        key: 'uncompared',
      };
    for (const finding of declared(head))
      if (!told.has(`${finding.factId}\0${finding.key}`)) yield finding;
  },
};

/** Candidates that say of themselves that they contradict something which is in force. */
function* declared(head: Snapshot): Generator<Diagnostic> {
  const open = openFacts(head);
  if (!open.some(({ record }) => record.contradicts !== undefined)) return;
  const inForce = new Set(
    open.flatMap(({ id, path, status }) =>
      status === 'rejected' || status === 'superseded' ? [] : [id, path ?? id],
    ),
  );
  for (const { id, record, status } of open) {
    const { contradicts } = record;
    if (
      contradicts === undefined ||
      status !== 'candidate' ||
      contradicts === id ||
      !inForce.has(contradicts)
    )
      continue;
    yield {
      message: say`${id} contradicts ${contradicts}; it is a candidate, and what is in force stays so`,
      remedy: say`Run ${`npx memtrust adopt ${id}`} where it holds, or ${`npx memtrust retire ${id} --why "…"`}.`,
      path: record.path,
      factId: id,
      key: contradicts,
    };
  }
}
