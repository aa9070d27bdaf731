import { breakdown, type PartOfBudget } from './breakdown.js';
import type { Overflow, PartOver } from './build.js';

/*
 * What is kept, and printed for programs, of a context that did not fit? One event `turn.completed` with
 * the reason, the code and the tokens of each part; nothing of the context itself.
 *
 * `cli/overflow-record.ts` appends it to the log of a session and to an attempt, and
 * `memtrust context --format json` prints it. The keys are declared in `../session/turn-completed.ts`.
 * When it is wrong, `__tests__/e2e/cli/context-overflow.test.ts` fails.
 */

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
