import type { BudgetReport } from './build.js';
import { BUDGETED, type Part } from './sections.js';

/** What one part takes of a budget, in tokens. */
export interface PartOfBudget {
  readonly part: Part;
  /** Null where it has no limit of its own. */
  readonly limit: number | null;
  readonly used: number;
}

/**
 * Every part of a context with what it takes: those that have a budget, then the prompt and the
 * frame of our own words.
 */
export function breakdown({
  parts,
  limits,
}: Pick<BudgetReport, 'parts' | 'limits'>): readonly PartOfBudget[] {
  const unlimited = (['prompt', 'frame'] as const).map((part) => ({
    part,
    limit: null,
    used: parts[part],
  }));
  return [
    ...BUDGETED.map((part) => ({ part, limit: limits[part], used: parts[part] })),
    ...unlimited,
  ];
}
