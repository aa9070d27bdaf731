import { breakdown } from '../context/build/breakdown.js';
import type { BudgetReport } from '../context/build/build.js';

/*
 * What does a user read when a context does not fit? `context_overflow: 9000 tokens by …`, then one line a
 * part with what it takes. Nothing of the context itself is printed: it may hold what must not be in a log.
 *
 * `context-file.ts` throws it and `main.ts` prints it, with exit code 1. The word `context_overflow` is
 * public: scripts look for it. `__tests__/e2e/cli/context.test.ts` ("ends with 1 and the breakdown") fails
 * when the word is another. The rows are for people: their order (`breakdown.ts`) and widths are free.
 */

/** A context that is above its ceiling also after compaction: exit code 1, and nothing is written. */
export class ContextOverflow extends Error {
  override readonly name = 'ContextOverflow';

  constructor(readonly budget: BudgetReport) {
    super('context_overflow');
  }

  /** Which part takes what: our own words and numbers alone. */
  get breakdown(): string {
    const { ceiling, used, estimator } = this.budget;
    const rows = breakdown(this.budget).map(
      ({ part, limit, used: tokens }) =>
        `  ${part.padEnd(12)} ${String(tokens).padStart(9)}${limit === null ? '' : `  of ${limit}`}`,
    );
    return (
      `context_overflow: ${used} tokens by ${estimator}, and ${ceiling} are allowed; ` +
      `nothing was written\n${rows.join('\n')}\nShorten what takes most, or raise ` +
      '--budget-tokens.\n'
    );
  }
}
