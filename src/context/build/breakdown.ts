import type { BudgetReport, Overflow, PartOver } from './build.js';
import { type Part } from './sections.js';
import { BUDGETED } from '../../memory/session/event.js';

/*
 * Where did the tokens of a context go? One row for each part, for the manifest and for the message that a context is
 * too large:
 *
 *   memory         limit 4000   used 3120
 *   transcript     limit 2000   used 0
 *   prompt         no limit     used 40     the user's question is never cut
 *   frame          no limit     used 310    memtrust's own words: opening, headings, marks
 */

/** What one part takes of a budget, in tokens. */
export interface PartOfBudget {
  readonly part: Part;
  /** Null where it has no limit of its own. */
  readonly limit: number | null;
  readonly used: number;
}

/** Every part: those that have a limit first, then the prompt and the frame. */
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

/** That a turn ended because its context did not fit: our own words and numbers alone. */
export interface OverflowEvent {
  readonly type: 'turn.completed';
  readonly stopReason: 'error';
  readonly errorCode: 'context_overflow';
  readonly ceiling: number;
  readonly used: number;
  readonly breakdown: PartOfBudget[];
  readonly over: PartOver[];
}

/** An overflow as the event that it is. */
export function overflowEvent({ budget, over, code }: Overflow): OverflowEvent {
  const { ceiling, used } = budget;
  return {
    type: 'turn.completed',
    stopReason: 'error',
    errorCode: code,
    ceiling,
    used,
    breakdown: [...breakdown(budget)],
    over: [...over],
  };
}
