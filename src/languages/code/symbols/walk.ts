import type { Code } from './code.js';

/*
 * How does a reader of symbols go through a text, however deep it nests? From left to right with a
 * stack of scopes: each step says where to go on, and may open a scope.
 *
 * The readers for languages of braces use it. It never goes back, so time stays linear. Nothing of
 * it is stored and modes are free; but a scope opened later lies inside, and the readers count on
 * that and on where a step may go on. `__tests__/languages/code/symbols-parts.test.ts` ("a walk")
 * fails when this is wrong.
 */

/** A stretch of tokens that is read in one way, and the name that what is in it is scoped by. */
export interface SymbolScope<Mode> {
  readonly mode: Mode;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Opens a scope of the tokens up to, not including, `end`. */
export type Opens<Mode> = (mode: Mode, name: string, start: number, end: number) => void;

/**
 * Reads at token `i` of a scope: may open scopes (the last one opened is the innermost), and
 * answers where to go on: there, but not before the next token, and not before the start of what
 * was opened.
 */
export type WalkStep<Mode> = (scope: SymbolScope<Mode>, i: number, open: Opens<Mode>) => number;

/**
 * Goes through the tokens once, from left to right, with a stack of scopes instead of recursion:
 * whatever is nested how deep, it neither overflows nor goes back.
 */
export function walk<Mode>(code: Code, mode: Mode, step: WalkStep<Mode>): void {
  const scopes: SymbolScope<Mode>[] = [{ mode, name: '', start: 0, end: code.length }];
  const open: Opens<Mode> = (inner, name, start, end) => {
    const limit = scopes.at(-1)?.end ?? code.length;
    scopes.push({ mode: inner, name, start, end: Math.min(end, limit) });
  };
  let i = 0;
  while (!code.exhausted) {
    let scope = scopes.at(-1);
    while (scope !== undefined && scope.end <= i) {
      scopes.pop();
      scope = scopes.at(-1);
    }
    if (scope === undefined) return;
    const next = step(scope, i, open);
    i = Math.max(i + 1, next, scopes.at(-1)?.start ?? i);
  }
}
