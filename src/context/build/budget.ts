import { type Part } from './sections.js';
import { BUDGETED, type BudgetedPart } from '../../memory/session/event.js';
import type { Budget } from './request.js';

/* How many tokens may each part of a context have? */

/** Tokens of the smallest context with room for a fact or two beside our own words. */
export const LEAST_CEILING = 1_300;

/** Tokens of the safety policy, the least possible limit of instructions. */
export const SAFETY_FLOOR = 273;

/** The share of the ceiling for parts without a limit of their own. Memory may also have what the others leave. */
export const SHARES: Readonly<Record<BudgetedPart, number>> = {
  instructions: 0.2,
  transcript: 0.2,
  tools: 0.08,
  memory: 0.4,
  skills: 0.04,
  resources: 0.08,
};

export type Limits = Readonly<Record<BudgetedPart, number>>;

/** Tokens by part; the frame is our own words. */
export type Usage = Readonly<Record<Part, number>>;

export const NOTHING_USED: Usage = {
  instructions: 0,
  transcript: 0,
  tools: 0,
  memory: 0,
  skills: 0,
  resources: 0,
  prompt: 0,
  frame: 0,
};

export interface BudgetReport {
  readonly ceiling: number;
  readonly used: number;
  readonly limits: Limits;
  /** Tokens by part, each rounded up. */
  readonly parts: Usage;
}

/** Even after compaction it would be larger than the ceiling, or than a limit of the user: nothing is written. */
export interface Overflow {
  readonly kind: 'overflow';
  readonly code: 'context_overflow';
  readonly budget: BudgetReport;
  /** Parts above the user's limit; none where only the ceiling is passed. */
  readonly over: readonly PartOver[];
}

export interface PartOver {
  readonly part: BudgetedPart;
  readonly limit: number;
  readonly used: number;
  /** The smallest limit that would do. */
  readonly least: number;
}

/** The limits in force: the user's own, else the share of the ceiling. */
export function limitsOf({ ceiling, limits }: Budget): Limits {
  const share = (part: BudgetedPart): number => limits[part] ?? Math.floor(ceiling * SHARES[part]);
  return {
    instructions: share('instructions'),
    transcript: share('transcript'),
    tools: share('tools'),
    memory: share('memory'),
    skills: share('skills'),
    resources: share('resources'),
  };
}

/** Parts above their limit. */
export function partsOverLimit(
  used: Usage,
  limits: Readonly<Partial<Record<BudgetedPart, number>>>,
): BudgetedPart[] {
  return BUDGETED.filter((part) => used[part] > (limits[part] ?? Infinity));
}

export function isBudgeted(name: string): name is BudgetedPart {
  return BUDGETED.some((part) => part === name);
}

/** A number of tokens; null unless it is a whole number above 0. */
export function tokenCount(text: string): number | null {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : null;
}

export interface PartOfBudget {
  readonly part: Part;
  /** Null where it has no limit of its own. */
  readonly limit: number | null;
  readonly used: number;
}

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

/** A turn that ended because its context did not fit: our own words and numbers alone. */
interface OverflowEvent {
  readonly type: 'turn.completed';
  readonly stopReason: 'error';
  readonly errorCode: 'context_overflow';
  readonly ceiling: number;
  readonly used: number;
  readonly breakdown: PartOfBudget[];
  readonly over: PartOver[];
}

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
