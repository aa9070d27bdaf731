import type { BudgetReport } from '../context/build/build.js';
import { BUDGETED } from '../context/build/sections.js';

/** A context that is above its ceiling also after compaction: exit code 1, and nothing is written. */
export class ContextOverflow extends Error {
  override readonly name = 'ContextOverflow';

  constructor(readonly budget: BudgetReport) {
    super('context_overflow');
  }

  /** Which part takes what: our own words and numbers alone. */
  get breakdown(): string {
    const { ceiling, used, estimator, parts, limits } = this.budget;
    const rows = [...BUDGETED.map((part) => `  ${part.padEnd(12)} ${String(parts[part]).padStart(9)}  of ${limits[part]}`), ...(['prompt', 'frame'] as const).map((part) => `  ${part.padEnd(12)} ${String(parts[part]).padStart(9)}`)];
    return `context_overflow: ${used} tokens by ${estimator}, and ${ceiling} are allowed; nothing was written\n${rows.join('\n')}\nShorten what takes most, or raise --budget-tokens.\n`;
  }
}
