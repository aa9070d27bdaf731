import type { Code } from './code.js';

/*
 * What is the value behind a name, as far as its first tokens say, and how is a name spelled? `classify` tells a
 * function from a class, an object and anything else; `nameAt` reads `l\u006fgin` as `login`; `literalKey` gives
 * the name of `'a-b': 1`.
 */

/** What a JavaScript expression is, so that a function in a variable counts as a symbol. */
export interface Value {
  readonly sort: 'function' | 'class' | 'object' | 'other';
  /** The brace that opens the body of an arrow function, where it has one. */
  readonly body: number | null;
  /** From where on it is an expression and nothing else: after the arrow and the types before it. */
  readonly from: number;
}

/** What the expression from `i` to `end` is, as far as its first tokens say. */
export function classify(code: Code, i: number, end = code.end): Value {
  const other: Value = { sort: 'other', body: null, from: i };
  if (code.is(i, 'class')) return { ...other, sort: 'class' };
  if (code.is(i, '{')) return { ...other, sort: 'object' };
  const j = code.is(i, 'async') && !code.is(i + 1, '=>') ? i + 1 : i;
  if (code.is(j, 'function')) return { ...other, sort: 'function' };
  if (code.isWord(j) && code.is(j + 1, '=>')) return arrow(code, j + 1);
  const open = code.is(j, '<') ? code.pastTypes(j) : j;
  if (!code.is(open, '(')) return other;
  const after = code.past(open);
  if (code.is(after, '=>')) return arrow(code, after);
  const typed = code.is(after, ':') ? arrowAfterType(code, after, end) : -1;
  return typed < 0 ? other : arrow(code, typed);
}

/** The type of what it returns ends at an arrow, which may be one of the type's own; -1 where there is none. */
function arrowAfterType(code: Code, from: number, end = code.end): number {
  for (let at = from; code.within(at, end); at = code.pastTypes(at)) {
    if (code.is(at, '=>')) return at;
    if (code.is(at, ';') || code.is(at, ',')) return -1;
  }
  return -1;
}

/** The function whose arrow is at `at`. */
function arrow(code: Code, at: number): Value {
  return { sort: 'function', body: code.is(at + 2, '{') ? at + 2 : null, from: at + 2 };
}

/** The text of a string or number that names a member; empty where it has escapes or is no literal. */
export function literalKey(code: Code, i: number): string {
  const text = code.slice(i);
  switch (code.kind(i)) {
    case 'number':
      return text;
    case 'string':
    case 'template':
      return text.includes('\\') ? '' : text.slice(1, -1);
    default:
      return '';
  }
}

/** A name as it is without escapes: `l\u006fgin` is `login`. */
export function nameAt(code: Code, i: number): string {
  return unescaped(code.slice(i));
}

/** The same of any text that holds names, such as `a.l\u006fgin`. */
export function unescaped(name: string): string {
  if (!name.includes('\\')) return name;
  return name.replaceAll(
    /\\u(?:([\da-fA-F]{4})|\{([\da-fA-F]{1,8})\})/g,
    (escape, four: string | undefined, braced: string | undefined) => {
      const point = Number.parseInt(four ?? braced ?? '', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : escape;
    },
  );
}
