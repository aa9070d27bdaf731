import { say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/*
 * Does a candidate deny what memory holds? A candidate `new` has `x-contradicts: old`, and `old` is
 * neither rejected nor superseded: a warning, so that a person decides which one is right.
 *
 * No texts are compared here: `refine` wrote the key when it found the contradiction. Safe error: a warning
 * too many, since what is in force stays in force either way. When it is wrong,
 * `__tests__/gate/rules/contradicting-candidate.test.ts` fails. Users accept it by the id or path that is
 * contradicted, the `key`; messages are free.
 */

/** Finds candidates that deny what memory holds, so that a person decides which one is right. */
export const contradictingCandidate: Rule = {
  code: 'MT606',
  name: 'contradicting-candidate',
  severity: 'warning',
  summary: 'A candidate contradicts a fact or note that is in force.',
  why:
    'A staged note that contradicts memory may be newer, or wrong. `refine` keeps it as a ' +
    'candidate and prepares no adoption, so no merge makes it true by itself. Until someone ' +
    'decides, the fact in force stays in force.',
  remedy:
    'Adopt the candidate if it is right: `npx memtrust adopt ID`. Otherwise reject it: ' +
    '`npx memtrust discard ID --why "…"`.',
  fixed: false,
  *run({ head }) {
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
        remedy: say`Run ${`npx memtrust adopt ${id}`} where it holds, or ${`npx memtrust discard ${id} --why "…"`}.`,
        path: record.path,
        factId: id,
        key: contradicts,
      };
    }
  },
};
