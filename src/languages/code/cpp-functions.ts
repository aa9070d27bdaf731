import { wordSet } from '../../text/words.js';
import { Code } from './symbols/code.js';

/** What the symbol reader has to know of a C or C++ function: its name, parameters and end. */
export interface FunctionHead {
  /** As it is written, without types in angle brackets, `::` as a dot. */
  readonly name: string;
  /** The opening parenthesis of the parameters. */
  readonly parameters: number;
  readonly end: number;
  readonly hasBody: boolean;
  /** Where the declaration begins, if after a macro that stands before it. */
  readonly restart: number | null;
}

/** Words before a parenthesis that name no function. */
const NO_NAMES = wordSet(`
  alignas __declspec __attribute__ __attribute _Alignas decltype explicit noexcept throw
  requires sizeof typeof __typeof__ static_assert _Static_assert if while for switch return asm
  __asm__ catch defined else do`);

/** Words that may stand between the parameters and the body. */
const QUALIFIERS = wordSet(`
  const volatile noexcept override final throw try requires mutable __attribute__ __asm__ asm
  abstract`);

/**
 * The function that is declared or defined at `first`, or null where it is something else.
 *
 * @param mayOmit whether a macro in brackets may stand before it, as in a file: `EXPORT(int) f()`
 */
export function functionHead(
  code: Code,
  first: number,
  end: number,
  mayOmit: boolean,
): FunctionHead | null {
  let restart: number | null = null;
  let i = first;
  while (code.within(i, end)) {
    if (code.isSign(i, ';{}=,')) return null;
    if (code.is(i, 'operator')) return operatorHead(code, first, i, end, restart);
    if (!mayBeParameters(code, i)) {
      i = code.pastTypes(i);
      continue;
    }
    // `void (*signal(int))(int)` answers a pointer to a function.
    if (code.is(i + 1, '*') && code.is(i + 3, '(')) {
      const tail = tailOf(code, i, end);
      return tail === null
        ? null
        : { name: code.slice(i + 2), parameters: i + 3, restart, ...tail };
    }
    if (isPointer(code, i)) return null;
    const begin = restart ?? first;
    const name = nameBefore(code, i - 1, begin);
    if (mayOmit && name.from <= begin && isMacro(code, i, end)) {
      restart = code.past(i);
      i = restart;
      continue;
    }
    const tail = tailOf(code, i, end);
    return tail === null ? null : { name: name.text, parameters: i, restart, ...tail };
  }
  return null;
}

/** Whether a bracket stands behind what may be the name of a function. */
function mayBeParameters(code: Code, i: number): boolean {
  if (!code.is(i, '(') || code.isAny(i - 1, NO_NAMES)) return false;
  return code.isWord(i - 1) || code.is(i - 1, '>');
}

/** `void (*handler)(int)`, `int (A::*member)(int)` are variables; `f(` that nothing closes is nothing. */
function isPointer(code: Code, i: number): boolean {
  const after = code.past(i);
  if (code.isSign(i + 1, '*&') || after === i + 1) return true;
  return code.is(after, '(') && code.is(after - 3, '*');
}

/** Whether the brackets are of a macro that stands before the declaration, as `EXPORT(int) f()`. */
function isMacro(code: Code, i: number, end = code.end): boolean {
  const after = code.past(i);
  return code.isWord(after) && !code.isAny(after, QUALIFIERS) && !isOldStyle(code, i, end);
}

/** `operator==`, `A::operator()`, by the word `operator` at `at`. A name of more than 80 characters is nobody's. */
function operatorHead(
  code: Code,
  first: number,
  at: number,
  end: number,
  restart: number | null,
): FunctionHead | null {
  let i = at + 1;
  if (code.is(i, '(')) i += 2;
  while (code.within(i, end) && !code.is(i, '(') && !code.is(i, ';') && !code.is(i, '{')) i += 1;
  if (!code.is(i, '(')) return null;
  const tail = tailOf(code, i, end);
  const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
  const scope = code.is(at - 1, ':') ? nameBefore(code, at - 3, first).text : '';
  return tail === null || sign.length > 80
    ? null
    : { name: scope === '' ? sign : `${scope}.${sign}`, parameters: i, restart, ...tail };
}

/** The name that ends at token `last`: `a::B<T>::~B`. */
function nameBefore(
  code: Code,
  last: number,
  first: number,
): { readonly text: string; readonly from: number } {
  const parts: string[] = [];
  let i = last;
  for (;;) {
    if (code.is(i, '>')) i = code.mate(i) - 1;
    if (!code.isWord(i)) break;
    const tilde = code.is(i - 1, '~');
    parts.push((tilde ? '~' : '') + code.slice(i));
    if (tilde) i -= 1;
    if (!code.is(i - 2, '::') || i - 3 < first) break;
    i -= 3;
  }
  return { text: parts.toReversed().join('.'), from: i };
}

/**
 * What follows the parameters: qualifiers, initialisers, a body or the end of the declaration. Null where it is no
 * function.
 */
function tailOf(
  code: Code,
  parameters: number,
  end = code.end,
): { readonly end: number; readonly hasBody: boolean } | null {
  let i = code.past(parameters);
  const old = isOldStyle(code, parameters, end);
  let initialisers = false;
  while (code.within(i, end)) {
    if (code.is(i, '{')) {
      const value = initialisers && (code.isWord(i - 1) || code.is(i - 1, '>'));
      if (!value) return { end: handlersEnd(code, code.close(i, end) + 1, end), hasBody: true };
    } else if (code.is(i, ';') && !old)
      return { end: i + 1, hasBody: code.is(i - 1, 'default') || code.is(i - 1, 'delete') };
    else if (code.is(i, '}')) return null;
    else if (isColon(code, i)) initialisers = true;
    else if (code.is(i, ',') && !initialisers && !old) return null;
    i = code.pastTypes(i);
  }
  return null;
}

/** Whether a single colon at `i` begins the initialisers of a constructor. */
function isColon(code: Code, i: number): boolean {
  return code.is(i, ':') && !code.is(i, '::') && !code.is(i - 1, ':');
}

/** After the handlers of a function whose whole body is a `try`. */
function handlersEnd(code: Code, i: number, end = code.end): number {
  let j = i;
  while (code.within(j, end) && code.is(j, 'catch') && code.is(j + 1, '(')) {
    const body = code.past(j + 1);
    if (!code.is(body, '{')) break;
    j = code.close(body, end) + 1;
  }
  return Math.min(j, end);
}

/** Whether the types of the parameters stand between them and the body, as before C89. */
function isOldStyle(code: Code, parameters: number, end = code.end): boolean {
  const after = code.past(parameters);
  if (!code.isWord(after)) return false;
  for (let i = after; code.within(i, end); i = code.past(i)) {
    if (code.is(i, '{')) return code.is(i - 1, ';');
    if (
      !code.isWord(i) &&
      !code.is(i, '*') &&
      !code.is(i, ',') &&
      !code.is(i, ';') &&
      !code.is(i, '[')
    )
      return false;
  }
  return false;
}
