import { wordSet } from '../../../text/words.js';
import type { Code } from './code.js';

/* Where a line end ends a statement of Kotlin or Swift: between `a` and `b`; not behind `a +`, nor before `.b`. */

/** Words that carry on the line before them (Kotlin, Swift). */
const LINKS = wordSet('as is in else where by throws rethrows async catch finally');

const CONTINUES = wordSet('. ? : = & | < > * / , ) ] -');

/** Words that leave their line open: the next one goes on with it. */
const OPEN = wordSet('as is in else where by return throw try await if when');

/** Signs that a statement can end with; behind any other sign it goes on. */
const CLOSES = wordSet(') ] } !');

/** Whether token `i` begins a statement by beginning a line, in languages that need no semicolon (Kotlin, Swift). */
export function newLine(code: Code, i: number): boolean {
  if (!code.newline(i)) return false;
  if (code.isWord(i - 1)) {
    if (OPEN.has(code.slice(i - 1)) && !code.is(i - 2, '.')) return false;
  } else if (code.kind(i - 1) === 'punctuator') {
    const types = code.is(i - 1, '>') && code.mate(i - 1) >= 0;
    const optional = code.is(i - 1, '?') && code.glued(i - 1);
    if (!types && !optional && !code.isAny(i - 1, CLOSES)) return false;
  }
  return !code.isAny(i, code.isWord(i) ? LINKS : CONTINUES);
}

/** The end of the statement that is open at `i`: a semicolon, a new line, or what closes around it. */
export function lineStatementEnd(code: Code, i: number): number {
  let j = i;
  while (code.within(j)) {
    if (code.isSign(j, ';})]') || (j > i && newLine(code, j))) return j;
    j = code.past(j);
  }
  return Math.min(j, code.end);
}

/** The brace that opens the body of what is declared before `i`, perhaps on the next line; null where it has none. */
export function bodyAfter(code: Code, i: number): number | null {
  let j = i;
  while (code.within(j)) {
    if (code.is(j, '{')) return j;
    if (code.isSign(j, ';})') || isValue(code, j) || newLine(code, j)) return null;
    j = code.pastTypes(j);
  }
  return null;
}

/** Whether `=` at `i` is all of it: what a function of one expression is. `where A == B` is not. */
function isValue(code: Code, i: number): boolean {
  return code.is(i, '=') && !code.is(i, '==') && !code.is(i - 1, '=');
}

/** The end of a declaration that has no body in braces, from `i` on, behind its head; that may be its end. */
export function headEnd(code: Code, i: number): number {
  return newLine(code, i) ? Math.min(i, code.end) : lineStatementEnd(code, i);
}
