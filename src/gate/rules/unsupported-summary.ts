import { withArchive, parseLog, type SessionLog } from '../../memory/session/log.js';
import { summaryFaults } from '../../memory/session/summary.js';
import { SessionSupport } from '../../memory/session/support.js';
import type { LineRange } from '../../memory/citation.js';
import type { PlacedMessage } from '../../memory/problem.js';
import type { SessionFile } from '../../memory/records.js';
import { plain, say } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

/*
 * Does the summary of a compacted session state something that the events it cites do not hold? "The tests pass."
 * without `[3-7]` behind it, `[1-5]` where it stands for 1 to 3, or a number that nobody said: a warning at the line of
 * the log. `memory/session/summary.ts` checks the citations, and `support.ts` beside it each sentence, as far as the
 * log and its archive have what is cited; here is only how it is told. Of the summary it repeats at most the citation
 * that is wrong.
 */

/** Findings of one log: a person mends a few at a time. */
const MOST_FOUND = 20;

const REMEDY =
  'Put the sequences behind the statement, such as [3-7], and say no more than they do, or take it out.';

/** `mon.archive.jsonl` has what was taken out of `mon.jsonl`. */
const ARCHIVE = /\.archive\.jsonl$/;

/** A log, and its archive where the repository has it too. */
function wholeOf(path: string, sessions: ReadonlyMap<string, SessionFile>): SessionLog {
  const plainPath = path.replace(ARCHIVE, '.jsonl');
  const archive = plainPath.replace(/\.jsonl$/, '.archive.jsonl');
  const [log, old] = [plainPath, archive].map((one) =>
    parseLog(sessions.get(one)?.bytes ?? new Uint8Array()),
  );
  const none = parseLog(new Uint8Array());
  return withArchive(log ?? none, old ?? none);
}

/** What is wrong with a summary: its citations first, then its sentences; no word of it is repeated. */
function faultsOf(
  summary: string,
  range: LineRange,
  support: SessionSupport,
): readonly PlacedMessage[] {
  const faults = summaryFaults(summary, range);
  if (faults.length > 0) return faults;
  return support.unsupported(summary, range).map(({ line, sentence }) => ({
    line,
    message: say`sentence ${sentence} is not what the events that it cites say`,
  }));
}

/** Finds statements of session summaries that rest on no event of the session. */
export const unsupportedSummary: Rule = {
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
  *run({ head }) {
    const sessions = new Map(head.memory.sessions.map((file) => [file.path, file]));
    for (const { path, bytes } of head.memory.sessions) {
      const compactions = parseLog(bytes).lines.flatMap(({ number, logged }) =>
        logged?.event.type === 'session.compacted' ? [{ number, event: logged.event }] : [],
      );
      if (compactions.length === 0) continue;
      const support = new SessionSupport(
        wholeOf(path, sessions).events,
        compactions.map(({ event }) => event.summary),
      );
      let found = 0;
      for (const { number, event } of compactions) {
        const { seq, summary, range } = event;
        const [first, ...more] = faultsOf(summary, range, support);
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
          message: say`${found - MOST_FOUND} more summaries of ${path} are not supported`,
          remedy: REMEDY,
          path,
          key: 'more',
        };
    }
  },
};
