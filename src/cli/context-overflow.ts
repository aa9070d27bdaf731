import { breakdown, type Overflow } from '../context/build/budget.js';

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
    const remedy =
      used > ceiling ? 'Shorten what takes most, or raise --max-tokens.' : 'Raise that --limit.';
    return (
      `context_overflow: ${used} tokens, but only ${ceiling} are allowed; ` +
      `nothing was written\n${parts.join('')}${rows.join('\n')}\n${remedy}\n`
    );
  }
}
