import { withArchive, parseLog, type SessionLog } from '../memory/session/log.js';
import { summaryFaults } from '../memory/session/summary.js';
import { SessionSupport } from '../memory/session/support.js';
import type { LineRange } from '../memory/citation.js';
import type { PlacedMessage } from '../memory/problem.js';
import type { SessionFile } from '../memory/records.js';
import { say } from '../text/phrase.js';

/*
 * Which summaries of sessions state something that the events they cite do not hold? `memory/session/summary.ts` checks
 * the citations, and `support.ts` beside it each sentence, as far as the log and its archive have what is cited.
 */

/** The first fault of one summary. */
export interface SummaryFault {
  /** Of the log. */
  readonly path: string;
  /** 1-based, of the event that has the summary. */
  readonly line: number;
  readonly seq: number;
  readonly first: PlacedMessage;
  /** Whether the summary has others. */
  readonly hasMore: boolean;
}

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

/** @param files the logs and archives of one tree. */
export function summaryFaultsIn(files: readonly SessionFile[]): SummaryFault[] {
  const sessions = new Map(files.map((file) => [file.path, file]));
  return files.flatMap(({ path, bytes }) => {
    const compactions = parseLog(bytes).lines.flatMap(({ number, logged }) =>
      logged?.event.type === 'session.compacted' ? [{ number, event: logged.event }] : [],
    );
    if (compactions.length === 0) return [];
    const support = new SessionSupport(
      wholeOf(path, sessions).events,
      compactions.map(({ event }) => event.summary),
    );
    return compactions.flatMap(({ number, event: { seq, summary, range } }): SummaryFault[] => {
      const [first, ...more] = faultsOf(summary, range, support);
      return first === undefined
        ? []
        : [{ path, line: number, seq, first, hasMore: more.length > 0 }];
    });
  });
}
