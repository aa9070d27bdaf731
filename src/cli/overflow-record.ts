import { overflowEvent } from '../context/build/budget.js';
import { renderJson } from '../report/json.js';
import { terminalSafe } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { ContextOverflow } from './context-overflow.js';
import { EXIT, type ExitCode, type Io } from './io.js';

/*
 * Records a context that did not fit: in the log of the session if there is one, and on standard output for `--format
 * json`.
 */

interface OverflowTerms {
  /** As the user named it; undefined for the log of the repository; null for none. */
  readonly log: string | undefined | null;
  /** ISO 8601. */
  readonly now: string;
  readonly asJson: boolean;
}

/** Runs an action and records a context overflow. */
export async function keepingOverflow(
  io: Io,
  { log, now, asJson }: OverflowTerms,
  action: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ContextOverflow)) throw error;
    if (log !== null) await appendTo(io, log, now, error);
    if (!asJson) throw error;
    io.out(renderJson(overflowEvent(error.overflow)));
    return EXIT.fail;
  }
}

/** A missing log is not created. */
async function appendTo(
  io: Io,
  log: string | undefined,
  now: string,
  { overflow }: ContextOverflow,
): Promise<void> {
  try {
    // Loaded late: overflows are rare.
    const { SessionFiles } = await import('./session-log.js');
    const files = await SessionFiles.open(io, log);
    if (log === undefined && !files.isThere) return;
    const seq = await files.append(now, overflowEvent(overflow));
    io.err(terminalSafe(phraseText(say`turn.completed is sequence ${seq} of ${files.path}\n`)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    io.err(terminalSafe(`warning: the overflow was not recorded: ${error.message}\n`));
  }
}
