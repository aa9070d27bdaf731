import { wordSet } from '../../../text/words.js';
import type { Code } from './code.js';

/*
 * Where does an expression, a type or a statement of JavaScript end, with a semicolon or without? `a` and `b` on
 * two lines are two statements; `a +` and `b`, or `a` and `.b`, are one.
 */

/**
 * Words after which an expression or a type goes on, though the line ends. Not those that also name things: `of`,
 * `is`, `async`.
 */
const OPEN_WORDS = wordSet(`
  typeof delete new in instanceof as satisfies keyof extends await function class case
  implements`);
/** Words behind which a type goes on, so that a brace there opens a type: `value is { a: string }`. */
const OPEN_TYPE_WORDS = wordSet('is extends keyof readonly asserts');
/** Words that carry on the line before. */
const LINKS = wordSet('in instanceof as satisfies extends implements is');
/** Signs that carry on the line before, where a line begins with one. */
const CONTINUING = '.([+-*/%,?:&|^<>=`)]}';

/** Whether token `i` begins a line at which JavaScript puts in the semicolon that is missing. */
export function newStatement(code: Code, i: number): boolean {
  if (!code.newline(i)) return false;
  const before = i - 1;
  if (code.isWord(before) && !code.is(before - 1, '.') && OPEN_WORDS.has(code.slice(before)))
    return false;
  if (code.kind(before) === 'punctuator' && !endsOperand(code, before)) return false;
  if (code.isWord(i)) return !LINKS.has(code.slice(i));
  if (code.kind(i) === 'markup' || code.kind(i) === 'template') return false;
  if (code.kind(i) !== 'punctuator') return true;
  if (code.is(i, '++') || code.is(i, '--')) return true;
  return code.is(i, '!') ? !code.is(i, '!=') : !CONTINUING.includes(code.slice(i));
}

/** Whether the punctuator at `i` can be the last of an expression or a type. */
function endsOperand(code: Code, i: number): boolean {
  switch (code.slice(i)) {
    case ')':
    case ']':
    case '}':
      return true;
    case '+':
    case '-':
      return code.glued(i) && code.slice(i - 1) === code.slice(i);
    case '!':
      return code.glued(i);
    case '>':
      return code.mate(i) >= 0;
    default:
      return false;
  }
}

/** Where the expression at `i` ends: at a comma, a semicolon, the end of its line, or what closes around it. */
export function expressionEnd(code: Code, i: number, end = code.end): number {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, ',') || stops(code, j) || (j > i && newStatement(code, j))) return j;
    j = code.is(j, '<') && isTypeList(code, j) ? code.pastTypes(j) : code.past(j);
  }
  return Math.min(j, end);
}

/** The same of a type, in which `<` is always a bracket. */
export function typeEnd(code: Code, i: number, end = code.end): number {
  let j = i;
  while (code.within(j, end)) {
    if (
      code.is(j, ',') ||
      stops(code, j) ||
      (code.is(j, '=') && !code.is(j, '=>')) ||
      (j > i && newStatement(code, j))
    )
      return j;
    if (code.is(j, '{') && !opensType(code, i, j)) return j;
    j = code.is(j, '=>') ? j + 2 : code.pastTypes(j);
  }
  return Math.min(j, end);
}

/** Whether a sign ends any expression. */
function stops(code: Code, i: number): boolean {
  return code.is(i, ';') || code.is(i, ')') || code.is(i, ']') || code.is(i, '}');
}

/**
 * Whether `{` at `i`, in a type that begins at `start`, is an object type and not the body that comes after the
 * type.
 */
function opensType(code: Code, start: number, i: number): boolean {
  if (i === start) return true;
  const before = i - 1;
  if (code.isWord(before)) return OPEN_TYPE_WORDS.has(code.slice(before));
  return (
    code.is(before, '|') ||
    code.is(before, '&') ||
    code.is(before, '?') ||
    code.is(before, ':') ||
    (code.is(before, '>') && code.is(before - 1, '=>'))
  );
}

/** Whether `<` at `i` opens a list of types: `f<A>(x)`, `x as Map<A, B>`, `new A<B>`. */
function isTypeList(code: Code, i: number): boolean {
  const close = code.mate(i);
  if (close < 0) return false;
  return (
    code.is(close + 1, '(') ||
    code.is(i - 2, 'as') ||
    code.is(i - 2, 'satisfies') ||
    code.is(i - 2, 'new')
  );
}
