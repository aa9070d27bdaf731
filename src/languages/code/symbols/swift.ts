import { wordSet } from '../../../text/words.js';

import { bodyAfter, headEnd, lineStatementEnd } from './lines.js';
import { scoped, type Reader } from './reader.js';

/*
 * What can a fact cite by name in Swift? Of `class A { func b() {} }` the symbols are `A` and `A.b`; what an
 * extension of `A` holds is named by `A` too.
 */

/** `members`: a file or a type; `local`: statements. */

/** Words that may stand before a declaration. */
const MODIFIERS = wordSet(`
  public private fileprivate internal open package static class final override mutating
  nonmutating convenience required lazy weak unowned dynamic optional indirect nonisolated
  prefix postfix infix isolated distributed borrowing consuming async`);
/** Before these `class` is a modifier: `class func`, `class var`. */
const MODIFIED: ReadonlySet<string> = new Set([...MODIFIERS, 'func', 'var', 'let', 'subscript']);
/** Words that declare a type, or extend one. */
const TYPES = wordSet('class struct enum protocol extension actor');

/**
 * Symbols of Swift: types, functions, initialisers, properties, aliases. What an extension holds is named by the
 * type.
 */
export function swiftSymbols(code: Reader): void {
  code.read({ file: statement, members: statement, local: statement });
}

/** Reads at a token where a declaration or a block may begin. */
function statement(code: Reader, i: number): number {
  if (code.mode !== 'local' || code.newline(i) || code.isSign(i - 1, ';{')) {
    const next = declaration(code, i);
    if (next !== null) return next;
  }
  if (code.isSign(i, '{(')) code.open('local', code.scope, i, code.close(i));
  return i;
}

/** After attributes and modifiers, with what they have in parentheses: `@objc(a)`, `private(set)`. */
function pastModifiers(code: Reader, first: number): number {
  let i = first;
  while (code.within(i)) {
    const attribute = code.text[code.from(i)] === '@';
    if (!attribute && !code.isAny(i, MODIFIERS)) break;
    if (code.is(i, 'class') && !code.isAny(i + 1, MODIFIED)) break;
    i += 1;
    if (code.is(i, '(')) i = code.past(i);
  }
  return i;
}

/** What is declared at `first`. Variables of a function are no symbols. */
function declaration(code: Reader, first: number): number | null {
  const i = pastModifiers(code, first);
  if (code.isAny(i, TYPES) && code.isWord(i + 1)) return typeAt(code, first, i);
  if (code.is(i, 'func')) return functionAt(code, first, i);
  if (code.mode === 'local') return null;
  if (code.is(i, 'init') || code.is(i, 'subscript') || code.is(i, 'deinit'))
    return bodied(code, code.scoped(code.slice(i)), first, i + 1);
  if ((code.is(i, 'typealias') || code.is(i, 'associatedtype')) && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i);
    code.add(code.scoped(code.slice(i + 1)), first, end);
    return end;
  }
  if ((code.is(i, 'let') || code.is(i, 'var')) && code.isWord(i + 1)) {
    const name = code.scoped(code.slice(i + 1).replaceAll('`', ''));
    const end = lineStatementEnd(code, i);
    code.addWith(name, first, i, end);
    return first;
  }
  return null;
}

/** A type by its word at `at`. Without a body it is none. */
function typeAt(code: Reader, first: number, at: number): number | null {
  let name = code.slice(at + 1);
  let i = at + 2;
  while (code.within(i) && code.is(i, '.')) {
    name = scoped(name, code.slice(i + 1));
    i += 2;
  }
  const body = bodyAfter(code, i);
  if (body === null) return null;
  const full = code.scoped(name);
  const end = code.close(body);
  code.add(full, first, end + 1);
  code.open('members', full, body + 1, end);
  return first;
}

/** `func name(…)`, from `func` at `at` on. */
function functionAt(code: Reader, first: number, at: number): number | null {
  if (code.is(at + 1, '(')) return null;
  let i = at + 2;
  // An operator: `static func == (a: A, b: A) -> Bool`
  if (!code.isWord(at + 1)) while (code.within(i) && !code.is(i, '(') && code.glued(i)) i += 1;
  const name = code.text.slice(code.from(at + 1), code.to(i - 1)).replaceAll('`', '');
  return bodied(code, code.scoped(name), first, i);
}

/** What has parameters from `i` on: its body, or the end of its line where a protocol only asks for it. */
function bodied(code: Reader, name: string, first: number, i: number): number {
  const body = bodyAfter(code, i);
  const end = body === null ? headEnd(code, i) : code.close(body) + 1;
  code.addWith(name, first, i, end);
  return first;
}
