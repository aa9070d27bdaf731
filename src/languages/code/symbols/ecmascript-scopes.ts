import { expressionEnd, typeEnd } from './ecmascript-ends.js';
import { classify } from './ecmascript-values.js';
import type { Reader } from './reader.js';

/*
 * Where do the bodies and values of JavaScript end, and what is in them? `openValue` opens a function, a class or
 * an object under a name, so that `const a = { b() {} }` gives `a.b`.
 */

/** Behind the semicolon at `i`, or `i` where none is there. */
export function statementEnd(code: Reader, i: number, end = code.end): number {
  return i < end && code.is(i, ';') ? i + 1 : i;
}

/** Behind the decorator at `at`: `@a.b(…)`, `@(…)`. Parentheses on the next line are no part of it. */
export function pastDecorator(code: Reader, at: number): number {
  let i = at + 1;
  if (code.is(i, '(')) return code.past(i);
  i += 1;
  while (code.is(i, '.') && code.within(i, code.length)) i += 2;
  return code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
}

/** The first brace at this level, where a body begins; null where the statement ends before. */
export function braceAfter(code: Reader, i: number, end = code.end): number | null {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, '{')) {
      if (!code.is(j - 1, 'extends') && !(code.is(j - 1, ',') && !code.newline(j))) return j;
    } else if (code.isSign(j, ';})')) return null;
    j = code.pastTypes(j);
  }
  return null;
}

/** The end of what comes after a list of parameters: a type, then a body or the end of the signature. */
export function bodyEnd(code: Reader, i: number, end = code.end): number {
  const j = code.is(i, ':') ? typeEnd(code, i + 1, end) : i;
  return code.is(j, '{') ? code.close(j, end) + 1 : statementEnd(code, j, end);
}

/** Opens the value from `i` to `end` under a name, and answers where to go on. */
export function openValue(
  code: Reader,
  name: string,
  level: 'file' | 'local',
  i: number,
  end = code.end,
): number {
  const { sort } = classify(code, i, end);
  code.open('local', name, i, end);
  if (sort === 'object' && level === 'file') {
    code.open('object', name, i, code.close(i, end));
    return i + 1;
  }
  const body = sort === 'class' ? braceAfter(code, i, end) : null;
  if (body === null) return i;
  code.open('members', name, body, code.close(body, end));
  return body + 1;
}

/**
 * Where the value at `i` ends. An arrow function with a body in braces ends with them, whatever the next line
 * begins with.
 */
export function valueEnd(code: Reader, i: number, end = code.end): number {
  const { body, from } = classify(code, i, end);
  return body !== null && code.mate(body) > body
    ? Math.min(code.mate(body) + 1, end)
    : expressionEnd(code, from, end);
}
