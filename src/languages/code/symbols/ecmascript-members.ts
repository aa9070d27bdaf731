import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { expressionEnd, typeEnd } from './ecmascript-ends.js';
import {
  bodyEnd,
  openValue,
  pastDecorator,
  statementEnd,
  valueEnd,
  type Mode,
} from './ecmascript-scopes.js';
import { classify, literalKey, nameAt } from './ecmascript-values.js';
import { scoped, type FoundSymbol } from './found.js';
import type { Opens, SymbolScope } from './walk.js';

/*
 * How are members of a class, and entries of an object, named? In `class A { #n = 0; get x() {} 'a-b' = 1;
 * [k()] = 2 }` they are `A.#n`, `A.x` and `A.a-b`; what is computed has no name. `member` reads a class and
 * `entry` an object, a token at a time.
 *
 * `ecmascript.ts` calls both. You may add a modifier to MODIFIERS; one that may stand on the line before
 * belongs in ACROSS_LINES too. Members that carry it then begin earlier, and facts that cite them may turn
 * stale (README, "Frozen"). `__tests__/languages/code/symbols.test.ts` ("TypeScript and JavaScript") and
 * `symbols-ecmascript.test.ts` beside it fail when this is wrong.
 *
 * In the functions below `first` is the first token of a member, decorators and modifiers included, and `i`
 * the token that is read. They answer where `walk` goes on; `open` takes what is to be read later under a
 * name of its own.
 *
 * A member that is not found takes trust from the facts that cite it: the safe error. A range that ends too
 * early hides a change.
 */

/** Words that may stand before the name of a member, and that can be one themselves (`get = 1`). */
const MODIFIERS = words(`
  public private protected static readonly abstract override declare async accessor get set`);
/** The modifiers that may stand on the line before; any other is a field's name there. */
const ACROSS_LINES = words('static get set');
/** Signs behind the name of a member: a modifier before one of them is the name. */
const ENDS_NAME = '(=;:?!<,}';

/** Behind decorators and modifiers. */
function pastModifiers(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end)) {
    if (code.is(i, '@')) i = pastDecorator(code, i);
    else if (code.is(i, '*')) i += 1;
    else if (
      code.isAny(i, MODIFIERS) &&
      !endsName(code, i + 1, end) &&
      (!code.newline(i + 1) || code.isAny(i, ACROSS_LINES))
    )
      i += 1;
    else break;
  }
  return i;
}

/** A member of a class. */
export function member(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  const i = pastModifiers(code, first, scope.end);
  if (code.is(i, '{')) {
    // `static { … }`
    open('local', scope.name, i, code.close(i, scope.end));
    return i + 1;
  }
  const key = keyAt(code, i, scope);
  if (key === null) return i;
  const { name } = key;
  let after = key.after;
  if (code.is(after, '?') || code.is(after, '!')) after += 1;
  if (code.is(after, '<')) after = code.pastTypes(after);
  if (code.is(after, '('))
    return methodAt(code, found, name, first, after, scope.end, open, key.scope);
  const typed = code.is(after, ':') ? typeEnd(code, after + 1, scope.end) : after;
  if (code.is(typed, '=')) {
    const end = valueEnd(code, typed + 1, scope.end);
    found.add(name, first, statementEnd(code, end, scope.end));
    return openValue(code, key.scope, 'module', typed + 1, end, open);
  }
  found.add(name, first, statementEnd(code, typed, scope.end));
  return typed;
}

/** A method whose parameters begin at `parameters`; `inner` scopes what is in it. */
function methodAt(
  code: Code,
  found: FoundSymbol,
  name: string,
  first: number,
  parameters: number,
  limit: number,
  open: Opens<Mode>,
  inner: string,
): number {
  const end = bodyEnd(code, code.past(parameters), limit);
  found.add(name, first, end);
  open('local', inner, parameters, end);
  return parameters;
}

/** Whether a name ends before `i`. */
function endsName(code: Code, i: number, end: number): boolean {
  return i >= end || (code.kind(i) === 'punctuator' && ENDS_NAME.includes(code.slice(i)));
}

/** The name of a member or entry, as `keyAt` reads it. */
interface Key {
  /** The scoped name; empty where the key is computed. */
  readonly name: string;
  /** What is scoped in it: the name, or the scope around where there is none. */
  readonly scope: string;
  readonly after: number;
}

/** The name of a member or entry: a word, a private name, a literal, or a literal in brackets. */
function keyAt(code: Code, i: number, scope: SymbolScope<Mode>): Key | null {
  const key = (literal: string, after: number): Key => {
    const name = literal === '' ? '' : scoped(scope.name, literal);
    return { name, scope: name === '' ? scope.name : name, after };
  };
  if (code.isWord(i)) return key(nameAt(code, i), i + 1);
  if (code.kind(i) === 'string' || code.kind(i) === 'number')
    return key(literalKey(code, i), i + 1);
  if (!code.is(i, '[')) return null;
  const after = code.past(i);
  return key(after === i + 3 ? literalKey(code, i + 1) : '', after);
}

/** An entry of an object that has a name: methods and functions are symbols, and objects in it scope theirs. */
export function entry(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  let i = first;
  while (
    code.within(i, scope.end) &&
    (code.is(i, '*') ||
      ((code.is(i, 'async') || code.is(i, 'get') || code.is(i, 'set')) &&
        !endsName(code, i + 1, scope.end)))
  )
    i += 1;
  const key = keyAt(code, i, scope);
  const after = key === null ? i : pastParameters(code, key.after);
  if (key !== null && code.is(after, '('))
    return methodAt(code, found, key.name, first, after, scope.end, open, key.scope);
  if (key !== null && code.is(key.after, ':')) {
    const end = valueEnd(code, key.after + 1, scope.end);
    const { sort } = classify(code, key.after + 1, end);
    if (sort === 'function' || sort === 'class') found.add(key.name, first, end);
    return openValue(
      code,
      sort === 'other' ? scope.name : key.scope,
      'module',
      key.after + 1,
      end,
      open,
    );
  }
  const end = expressionEnd(code, first, scope.end);
  open('local', scope.name, first, Math.max(end, first + 1));
  return first;
}

/** Past the type parameters that may stand behind a name. */
function pastParameters(code: Code, at: number): number {
  return code.is(at, '<') ? code.pastTypes(at) : at;
}
