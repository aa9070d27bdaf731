import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { visible } from '../../text/visible.js';
import { WaitedTooLong } from '../../text/waited-too-long.js';
import { ContextOverflow } from '../context-overflow.js';
import type { Io } from '../io.js';

/*
 * What does an agent read where there is no answer? What is wrong and what to do, as a user of the command line does.
 * A fault of ours goes to standard error with its trace, and the agent is told that it is one: a trace may quote what
 * the policy keeps unsaid. `server.ts` asks. `__tests__/e2e/cli/mcp-errors.test.ts` fails when this is wrong.
 */

/** The sentences for whoever asked. */
export function failureText(io: Io, error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof WaitedTooLong)
    return terminalSafe(`${error.message}\n${error.remedy}`);
  if (error instanceof ContextOverflow) return terminalSafe(error.breakdown);
  logFault(io, error);
  return 'memtrust failed. This is a bug in memtrust; nothing was checked.';
}

/** A line on standard error. */
export function logFault(io: Io, error: unknown): void {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = told.split('\n').map((line) => visible(line, 1_000));
  io.err(terminalSafe(`memtrust mcp: ${lines.join('\n')}\n`));
}
