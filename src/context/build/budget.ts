import { type Part } from './sections.js';
import { BUDGETED, type BudgetedPart } from '../../memory/session/event.js';
import type { Budget } from './request.js';

/*
 * How many tokens may each part of a context have? Of a ceiling of 16,000: instructions 3,200, memory 6,400 and what
 * the others leave, and so on, unless the user gives a part its own limit.
 */

/** Tokens of the smallest context that has room for a fact or two beside our own words. A test keeps it so. */
export const LEAST_CEILING = 1_300;

/** Tokens of the safety policy, the least limit of instructions that can be kept. A test keeps it so. */
export const SAFETY_FLOOR = 273;

/** What a part may take of the ceiling where it has no limit of its own. Memory may also have what the others leave. */
export const SHARES: Readonly<Record<BudgetedPart, number>> = {
  instructions: 0.2,
  transcript: 0.2,
  tools: 0.08,
  memory: 0.4,
  skills: 0.04,
  resources: 0.08,
};

/** Tokens that each part may have, at most. */
export type Limits = Readonly<Record<BudgetedPart, number>>;

/** Tokens by part; the frame is our own words. */
export type Usage = Readonly<Record<Part, number>>;

/** Where counting begins. */
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

/** Parts that have more than they may. */
export function over(
  used: Usage,
  limits: Readonly<Partial<Record<BudgetedPart, number>>>,
): BudgetedPart[] {
  return BUDGETED.filter((part) => used[part] > (limits[part] ?? Infinity));
}

/** Whether a word that somebody typed is the name of a part. */
export function isBudgeted(name: string): name is BudgetedPart {
  return BUDGETED.some((part) => part === name);
}

/** A number of tokens as somebody typed it; null unless it is a whole number above 0. */
export function tokenCount(text: string): number | null {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return count > 0 ? count : null;
}
