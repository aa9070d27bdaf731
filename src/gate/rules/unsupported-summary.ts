import { grouped } from '../../text/collections.js';
import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Does the summary of a compacted session state something that the events it cites do not hold? "The tests pass."
 * without `[3-7]` behind it, `[1-5]` where it stands for 1 to 3, or a number that nobody said: a warning at the line of
 * the log. `../summary-faults.ts` finds them; here is only how it is told. Of the summary it repeats at most the
 * citation that is wrong.
 */

/** Findings of one log: a person mends a few at a time. */
const MOST_FOUND = 20;

const REMEDY =
  'Put the sequences behind the statement, such as [3-7], and say no more than they do, or take it out.';

/** Finds statements of session summaries that rest on no event of the session. */
export const unsupportedSummary: Rule<'madeUp'> = {
  code: 'MT501',
  name: 'unsupported-summary',
  severity: 'warning',
  summary:
    'The summary of a compacted session says something that its cited events do not support.',
  why:
    'After a compaction an agent sees the summary instead of the events. A statement without a ' +
    'source in the session is made up, or was planted: nobody can look it up in the archive. ' +
    'If log and archive hold the cited events, each sentence is compared with them: its numbers ' +
    'and names must be there, and most of its words.',
  remedy:
    'Put the cited sequences behind each statement, such as `[3-7]`, and say no more than they ' +
    'do, or remove the statement. `npx memtrust session compact` writes a summary with citations.',
  *run({ madeUp: { head } }) {
    for (const [path, faults] of grouped(head, (one) => one.path)) {
      for (const { line, seq, first, hasMore } of faults.slice(0, MOST_FOUND)) {
        const where = first.line === undefined ? plain('') : say`, line ${first.line}`;
        const others = plain(hasMore ? ', and more' : '');
        yield {
          message: say`in the summary of sequence ${seq}${where}: ${first.message}${others}`,
          remedy: REMEDY,
          path,
          line,
          key: String(seq),
        };
      }
      if (faults.length > MOST_FOUND)
        yield {
          message: say`${faults.length - MOST_FOUND} more summaries of ${path} are not supported`,
          remedy: REMEDY,
          path,
          key: 'more',
        };
    }
  },
};
