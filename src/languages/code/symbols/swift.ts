import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { bodyAfter, headEnd, lineStatementEnd } from './lines.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in Swift? Of `class A { func b() {} }` the symbols are `A` and `A.b`; what
 * an extension of `A` holds is named by `A` too.
 *
 * `symbols.ts` calls this reader; `lines.ts` says where a line ends a statement. A name that is not found,
 * or found twice, takes trust from the facts that cite it: the safe error. A range that ends too early
 * hides a change. Facts hold these names, so none may change its form. The lists may gain a word (MODIFIERS
 * a new modifier) and lose none: symbols that carry it then begin earlier, and facts that cite them may
 * turn stale, so CHANGELOG names it. `__tests__/languages/code/symbols-lines.test.ts` ("Swift") fails when
 * this is wrong.
 *
 * In the functions below `first` is the first token of a declaration, its attributes and modifiers
 * included, and `i` or `at` the token that is read. They answer where `walk` goes on, null where they
 * declare nothing; `open` takes what is to be read later under a name of its own, and `first` as the
 * answer means the beginning of that.
 */

/** `members`: a file or a type; `local`: statements. */
type Mode = 'members' | 'local';

/** Words that may stand before a declaration. */
const MODIFIERS = words(`
  public private fileprivate internal open package static class final override mutating
  nonmutating convenience required lazy weak unowned dynamic optional indirect nonisolated
  prefix postfix infix isolated distributed borrowing consuming async`);
/** Before these `class` is a modifier: `class func`, `class var`. */
const MODIFIED: ReadonlySet<string> = new Set([...MODIFIERS, 'func', 'var', 'let', 'subscript']);
/** Words that declare a type, or extend one. */
const TYPES = words('class struct enum protocol extension actor');

/**
 * Symbols of Swift: types, functions, initialisers, properties, aliases. What an extension holds is
 * named by the type.
 */
export function swiftSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'members', (scope, i, open) => {
    if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{')) {
      const next = declaration(code, found, scope, i, open);
      if (next !== null) return next;
    }
    if (code.is(i, '{') || code.is(i, '(')) open('local', scope.name, i, code.close(i, scope.end));
    return i;
  });
}

/** After attributes and modifiers, with what they have in parentheses: `@objc(a)`, `private(set)`. */
function pastModifiers(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end)) {
    const attribute = code.text[code.from(i)] === '@';
    if (!attribute && !code.isAny(i, MODIFIERS)) break;
    if (code.is(i, 'class') && !code.isAny(i + 1, MODIFIED)) break;
    i += 1;
    if (code.is(i, '(')) i = code.past(i);
  }
  return i;
}

/** What is declared at `first`. Variables of a function are no symbols. */
function declaration(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number | null {
  const i = pastModifiers(code, first, scope.end);
  if (code.isAny(i, TYPES) && code.isWord(i + 1)) return typeAt(code, found, scope, first, i, open);
  if (code.is(i, 'func')) return functionAt(code, found, scope, first, i, open);
  if (scope.mode === 'local') return null;
  if (code.is(i, 'init') || code.is(i, 'subscript') || code.is(i, 'deinit'))
    return bodied(code, found, scoped(scope.name, code.slice(i)), scope, first, i + 1, open);
  if ((code.is(i, 'typealias') || code.is(i, 'associatedtype')) && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i, scope.end);
    found.add(scoped(scope.name, code.slice(i + 1)), first, end);
    return end;
  }
  if ((code.is(i, 'let') || code.is(i, 'var')) && code.isWord(i + 1)) {
    const name = scoped(scope.name, code.slice(i + 1).replaceAll('`', ''));
    const end = lineStatementEnd(code, i, scope.end);
    found.add(name, first, end);
    open('local', name, i, end);
    return first;
  }
  return null;
}

/** A type by its word at `at`. Without a body it is none. */
function typeAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  let name = code.slice(at + 1);
  let i = at + 2;
  while (code.within(i, scope.end) && code.is(i, '.')) {
    name = scoped(name, code.slice(i + 1));
    i += 2;
  }
  const body = bodyAfter(code, i, scope.end);
  if (body === null) return null;
  const full = scoped(scope.name, name);
  const end = code.close(body, scope.end);
  found.add(full, first, end + 1);
  open('members', full, body + 1, end);
  return first;
}

/** `func name(…)`, from `func` at `at` on. */
function functionAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  if (code.is(at + 1, '(')) return null;
  let i = at + 2;
  // An operator: `static func == (a: A, b: A) -> Bool`
  if (!code.isWord(at + 1))
    while (code.within(i, scope.end) && !code.is(i, '(') && code.glued(i)) i += 1;
  const name = code.text.slice(code.from(at + 1), code.to(i - 1)).replaceAll('`', '');
  return bodied(code, found, scoped(scope.name, name), scope, first, i, open);
}

/** What has parameters from `i` on: its body, or the end of its line where a protocol only asks for it. */
function bodied(
  code: Code,
  found: FoundSymbol,
  name: string,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  const body = bodyAfter(code, i, scope.end);
  const end = body === null ? headEnd(code, i, scope.end) : code.close(body, scope.end) + 1;
  found.add(name, first, end);
  open('local', name, i, end);
  return first;
}
