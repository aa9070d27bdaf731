import type { Code } from './code.js';
import { typeEnd } from './ecmascript-ends.js';

export interface Value {
  readonly sort: 'function' | 'class' | 'object' | 'other';
  /** The brace that opens the body of an arrow function, where it has one. */
  readonly body: number | null;
  /** From where on it is an expression and nothing else: after the arrow and the types before it. */
  readonly from: number;
}

/** What the expression from `i` to `end` is, as far as its first tokens say. */
export function classify(code: Code, i: number, end: number): Value {
  const other: Value = { sort: 'other', body: null, from: i };
  if (i >= end) return other;
  if (code.is(i, 'class')) return { ...other, sort: 'class' };
  if (code.is(i, '{')) return { ...other, sort: 'object' };
  const j = code.is(i, 'async') && !code.is(i + 1, '=>') ? i + 1 : i;
  if (code.is(j, 'function')) return { ...other, sort: 'function' };
  if (code.isWord(j) && code.is(j + 1, '=>')) return arrow(code, j + 1);
  const open = code.is(j, '<') ? code.pastTypes(j) : j;
  if (!code.is(open, '(') || code.mate(open) < 0) return other;
  const after = code.mate(open) + 1;
  if (code.is(after, '=>')) return arrow(code, after);
  if (!code.is(after, ':')) return other;
  // The type of what it returns ends at an arrow, which may be one of the type's own.
  let at = after + 1;
  while (code.within(at, end)) {
    if (code.is(at, '=>')) return code.is(at + 2, '{') && typeEnd(code, after + 1, end) >= at ? arrow(code, at) : { sort: 'function', body: null, from: at + 2 };
    if (code.is(at, ';') || code.is(at, ',') || code.is(at, '?')) return other;
    at = code.pastTypes(at);
  }
  return other;
}

function arrow(code: Code, at: number): Value {
  return { sort: 'function', body: code.is(at + 2, '{') ? at + 2 : null, from: at + 2 };
}

/** The text of a string or number that names a member; null where it has escapes or is no literal. */
export function literalKey(code: Code, i: number): string | null {
  const text = code.slice(i);
  switch (code.kind(i)) {
    case 'number':
      return text;
    case 'string':
      return text.length > 2 && !text.includes('\\') ? text.slice(1, -1) : null;
    case 'template':
      return text.length > 2 && text.startsWith('`') && text.endsWith('`') && !text.includes('\\') ? text.slice(1, -1) : null;
    default:
      return null;
  }
}

/** A name as it is without escapes: `l\u006fgin` is `login`. */
export function nameAt(code: Code, i: number): string {
  return unescaped(code.slice(i));
}

export function unescaped(name: string): string {
  if (!name.includes('\\')) return name;
  return name.replaceAll(/\\u(?:([\da-fA-F]{4})|\{([\da-fA-F]{1,8})\})/g, (escape, four: string | undefined, braced: string | undefined) => {
    const point = Number.parseInt(four ?? braced ?? '', 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : escape;
  });
}
