import { parseLog } from '../../context/session/log.js';
import { summaryFaults } from '../../context/session/summary.js';
import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Does the summary of a compacted session state something that it cites no event for? "The tests pass."
 * without `[3-7]` behind it, or `[1-5]` where it stands for 1 to 3: a warning at the line of the log.
 *
 * `context/session/summary.ts` checks a summary; here is only how it is told. Of the summary it repeats at
 * most the citation that is wrong. When it is wrong, `__tests__/gate/rules/unsupported-summary.test.ts`
 * fails. Users accept a finding by its log and sequence, or `more`; messages and `MOST_FOUND` are free.
 */

/** Findings of one log: a person mends a few at a time. */
const MOST_FOUND = 20;

const REMEDY = plain('Put the sequences behind the statement, such as [3-7], or take it out.');

/** Finds statements of session summaries that rest on no event of the session. */
export const unsupportedSummary: Rule = {
  code: 'MT501',
  name: 'unsupported-summary',
  severity: 'warning',
  summary:
    'The summary of a compacted session states something that cites nothing, or ' +
    'something outside of what it stands for.',
  why:
    'After a compaction an agent sees the summary and no longer what was said. A statement ' +
    'that rests on no event of the session is made up, or was put there: nobody can look ' +
    'it up in the archive.',
  remedy:
    'Put the sequences behind each statement of the summary, such as `[3-7]`, or take ' +
    'the statement out; `npx memtrust session compact` writes a summary that cites all ' +
    'it says.',
  fixed: false,
  *run({ head }) {
    for (const { path, bytes } of head.memory.sessions) {
      let found = 0;
      for (const { number, logged } of parseLog(bytes).lines) {
        if (logged?.event.type !== 'session.compacted') continue;
        const { seq, summary, range } = logged.event;
        const [first, ...more] = summaryFaults(summary, range);
        if (first === undefined || (found += 1) > MOST_FOUND) continue;
        const where = first.line === undefined ? plain('') : say`, line ${first.line}`;
        const others = plain(more.length === 0 ? '' : ', and more');
        yield {
          message: say`in the summary of sequence ${seq}${where}: ${first.message}${others}`,
          remedy: REMEDY,
          path,
          line: number,
          key: String(seq),
        };
      }
      if (found > MOST_FOUND)
        yield {
          message: say`${found - MOST_FOUND} more summaries of ${path} rest on nothing`,
          remedy: REMEDY,
          path,
          key: 'more',
        };
    }
  },
};
