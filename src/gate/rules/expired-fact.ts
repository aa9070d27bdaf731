import { startOf } from '../../memory/instant.js';
import { isFactFile } from '../../memory/layouts/memtrust.js';
import { placeFolders } from '../../memory/notes/home.js';
import { type Phrase, plain, say } from '../../text/phrase.js';
import type { Diagnostic } from '../finding.js';
import type { Rule } from '../rule.js';
import { openFacts, type OpenFact } from '../snapshot.js';

/*
 * Which adopted facts have a date that asks for a look? `valid_until` is past, `valid_from` is to come: a warning, as
 * the judge has taken the trust away for it. `review_by` is past: a notice, since that alone changes no trust.
 * `next_update` of a note is told in the same way: a note is trusted by nobody anyhow. The first two are read off the
 * reasons of the judge (`trust/validity.ts`), only the third is computed here.
 */

/** Checks the dates of adopted facts: validity that ended or has not begun, and overdue reviews. */
export const expiredFact: Rule = {
  code: 'MT108',
  name: 'expired-fact',
  severity: 'warning',
  summary:
    'An adopted fact is expired, not yet valid, or due for review, or a note is overdue for an ' +
    'update.',
  why:
    '`valid_until` ends trust on its date, and `valid_from` starts it. `review_by` of a fact and ' +
    '`next_update` of a note never change trust.',
  remedy:
    'Run `npx memtrust reverify ID` to see what changed. Set a new date and adopt the fact ' +
    'again, or retire it.',
  saysWhyStale: true,
  *run({ head, now }) {
    for (const one of openFacts(head)) {
      const { record, status } = one;
      const due = record.fact?.reviewBy ?? null;
      const isDue = due !== null && now >= (startOf(due) ?? Infinity);
      if (status === 'stale' || status === 'accepted') yield* datesOf(one, isDue);
      else if (isDue && isOfStore(record) && status !== 'rejected' && status !== 'superseded')
        yield noteIsDue(record, due);
    }
  },
};

/** A note, or the candidate that `migrate` made of one: it is reminded of as before. */
function isOfStore(record: OpenFact['record']): boolean {
  return !isFactFile(record) || record.fact?.sourceRef?.startsWith('ai-') === true;
}

/** What the dates of an adopted fact ask for. */
function* datesOf({ id, record, reasons }: OpenFact, isDue: boolean): Iterable<Diagnostic> {
  const { fact } = record;
  if (fact === null) return;
  const remedy = say`Correct the date in ${record.path}, then run ${`npx memtrust adopt ${id}`}.`;
  if (reasons.includes('expired_fact'))
    yield {
      message: say`${id} was valid until ${fact.validUntil ?? ''}`,
      remedy,
      path: record.path,
      factId: id,
      key: 'until',
    };
  if (reasons.includes('not_yet_valid'))
    yield {
      message: say`${id} is valid only from ${fact.validFrom ?? ''}`,
      remedy,
      path: record.path,
      factId: id,
      key: 'from',
    };
  const again = say`Check whether it still holds. ${`npx memtrust reverify ${id}`} shows what changed in its
    sources. Then set a later review_by in ${record.path} and run ${`npx memtrust adopt ${id}`}.`;
  if (isDue)
    yield {
      message: say`${id} was due for review by ${fact.reviewBy ?? ''}`,
      remedy: again,
      path: record.path,
      factId: id,
      key: 'review',
      severity: 'notice',
    };
}

/** A note of another store or of the workspace. It is no reason of its status, so it names no fact. */
function noteIsDue(record: OpenFact['record'], date: string): Diagnostic {
  const { path } = record;
  return {
    message: say`${path} was due for an update by ${date}`,
    remedy: say`If it still holds, set a later ${isFactFile(record) ? 'review_by' : 'next_update'} in ${path}.
      If not, ${outOfUse(record)}.`,
    path,
    key: 'review',
    severity: 'notice',
  };
}

function outOfUse(record: OpenFact['record']): Phrase {
  if (isFactFile(record)) return say`run ${`npx memtrust retire ${record.id} --why "…"`}`;
  // `archive` leaves staged notes to `refine`.
  return placeFolders('staging').some((folder) => record.path.startsWith(folder))
    ? plain('delete the file')
    : say`set ${'status: superseded'} in it and run ${'npx memtrust notes archive'}`;
}
