import type { Code } from '../symbols/code.js';
import { LONGEST_STATEMENT, statementStart, type CodeLayout, type TokenRange } from './region.js';

/*
 * What stands before a statement in its block, or on its line? Of `a(); b(); guard(d);` on one line
 * `b();` and `a();`, the nearest first.
 *
 * `structure.ts` asks; the answer is part of the place of a quote, and up to 20 of these texts are
 * in the digest that its hint `around` stores: so what counts as a statement before another, and the
 * nearest first, stays. A statement too many is a false alarm, the safe error.
 * `__tests__/anchors/beside.test.ts` fails when this is wrong.
 */

/**
 * The statements that stand before the one of a token in its block, the nearest first.
 *
 * @param isOnLine whether only those that end on the line on which the next one begins
 */
export function statementsBefore(
  code: Code,
  layout: CodeLayout,
  i: number,
  most: number,
  isOnLine: boolean,
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  const block = blockOf(layout, i);
  const label = layout.labelOf(i);
  const least = Math.max(block, label === null ? 0 : label.to + 1);
  const first = statementStart(layout, i);
  for (let to = first; to > least && found.length < most && first - to < LONGEST_STATEMENT;) {
    if (code.is(to - 1, ',') || (isOnLine && code.newline(to))) break; // elements of a list are no statements
    const from = statementStart(
      layout,
      beginOf(layout, code.is(to - 1, ';') && to - 2 >= least ? to - 2 : to - 1),
    );
    if (from >= to || from < least || blockOf(layout, from) !== block) break;
    found.push({ from, to });
    to = from;
  }
  return found;
}

/** The first token of the innermost block around a token; 0 at the top. */
function blockOf(layout: CodeLayout, i: number): number {
  return layout.around(i).at(-1)?.body.from ?? 0;
}

/** A token, or the one that opens what it closes. */
function beginOf(layout: CodeLayout, i: number): number {
  const mate = layout.mate(i);
  return mate >= 0 && mate < i ? mate : i;
}
