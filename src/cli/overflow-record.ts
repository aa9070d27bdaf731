import { breakdown, type Overflow, overflowEvent } from '../context/build/budget.js';
import { renderJson } from '../report/json.js';
import { terminalSafe } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
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

/* The error for a context that does not fit. It prints sizes and parts, never text of the context. */

/** Above its limit, or the limit of a part, even after compaction: exit code 1, nothing written. */
export class ContextOverflow extends Error {
  override readonly name = 'ContextOverflow';

  constructor(readonly overflow: Overflow) {
    super('context_overflow');
  }

  /** Only our own words and numbers. */
  get breakdown(): string {
    const { budget, over } = this.overflow;
    const { ceiling, used } = budget;
    const rows = breakdown(budget).map(
      ({ part, limit, used: tokens }) =>
        `  ${part.padEnd(12)} ${String(tokens).padStart(9)}${limit === null ? '' : `  of ${limit}`}`,
    );
    const parts = over.map(
      ({ part, used: tokens, limit, least }) =>
        `${part} takes ${tokens} tokens and its limit is ${limit}; ` +
        `--limit ${part}=${least} is the smallest limit that works\n`,
    );
    const [what, remedy] =
      used > ceiling
        ? [
            `${used} tokens, but only ${ceiling} are allowed`,
            'Shorten what takes most, or raise --max-tokens.',
          ]
        : [`over the limit: ${over.map(({ part }) => part).join(', ')}`, 'Raise that --limit.'];
    return (
      `context_overflow: ${what}; nothing was written\n` +
      `${parts.join('')}${rows.join('\n')}\n${remedy}\n`
    );
  }
}
