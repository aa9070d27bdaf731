import type { Code } from './code.js';
import { expressionEnd, typeEnd } from './ecmascript-ends.js';
import { classify } from './ecmascript-values.js';
import type { Opens } from './walk.js';

/*
 * Where do the bodies and values of JavaScript end, and what is in them? `openValue` opens a
 * function, a class or an object under a name, so that `const a = { b() {} }` gives `a.b`.
 *
 * `ecmascript.ts` and `ecmascript-members.ts` call it. Facts hold names that are put together so,
 * and digests of the ranges: README, "Frozen", says which of them may be corrected. Modes are inner
 * names and may grow. A value that ends too early shortens the range of a symbol, and a change
 * behind it is not seen: the wrong error. `__tests__/languages/code/symbols-ecmascript.test.ts` fails
 * when this is wrong.
 */

/**
 * `module`: statements whose variables are symbols; `local`: statements and expressions whose
 * variables are not, unless they are bound to a function or class; `class` and `object`: members;
 * the two of declarators: the parts of one `const`.
 */
export type Mode = 'module' | 'local' | 'class' | 'object' | 'module-names' | 'local-names';

/** Behind the semicolon at `i`, or `i` where none is there. */
export function statementEnd(code: Code, i: number, end: number): number {
  return i < end && code.is(i, ';') ? i + 1 : i;
}

/**
 * Behind the decorator at `at`: `@a.b(…)`, `@(…)`. Parentheses on the next line are no part of it.
 */
export function pastDecorator(code: Code, at: number): number {
  let i = at + 1;
  if (code.is(i, '(')) return code.past(i);
  i += 1;
  while (code.is(i, '.') && code.within(i, code.length)) i += 2;
  return code.is(i, '(') && !code.newline(i) ? code.past(i) : i;
}

/** The first brace at this level, where a body begins; null where the statement ends before. */
export function braceAfter(code: Code, i: number, end: number): number | null {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, '{')) {
      if (!code.is(j - 1, 'extends') && !(code.is(j - 1, ',') && !code.newline(j))) return j;
    } else if (code.is(j, ';') || code.is(j, '}') || code.is(j, ')')) return null;
    j = code.pastTypes(j);
  }
  return null;
}

/** The end of what comes after a list of parameters: a type, then a body or the end of the signature. */
export function bodyEnd(code: Code, i: number, end: number): number {
  const j = code.is(i, ':') ? typeEnd(code, i + 1, end) : i;
  return code.is(j, '{') ? code.close(j, end) + 1 : statementEnd(code, j, end);
}

/** Opens the value from `i` to `end` under a name, and answers where to go on. */
export function openValue(
  code: Code,
  name: string,
  level: 'module' | 'local',
  i: number,
  end: number,
  open: Opens<Mode>,
): number {
  const { sort } = classify(code, i, end);
  open('local', name, i, end);
  if (sort === 'object' && level === 'module') {
    open('object', name, i, code.close(i, end));
    return i + 1;
  }
  const body = sort === 'class' ? braceAfter(code, i, end) : null;
  if (body === null) return i;
  open('class', name, body, code.close(body, end));
  return body + 1;
}

/**
 * Where the value at `i` ends. An arrow function with a body in braces ends with them, whatever the
 * next line begins with.
 */
export function valueEnd(code: Code, i: number, end: number): number {
  const { body, from } = classify(code, i, end);
  return body !== null && code.mate(body) > body
    ? Math.min(code.mate(body) + 1, end)
    : expressionEnd(code, from, end);
}
