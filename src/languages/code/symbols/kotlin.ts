import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { bodyAfter, headEnd, lineStatementEnd } from './lines.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in Kotlin? Of `interface G { fun h() }` the symbols are `G` and `G.h`; an
 * extension is `Receiver.name`.
 *
 * `symbols.ts` calls this reader; `lines.ts` says where a line ends a statement. A name that is not found,
 * or found twice, takes trust from the facts that cite it: the safe error. A range that ends too early
 * hides a change. Facts hold these names, so none may change its form. The lists may gain a word (MODIFIERS
 * a new modifier) and lose none: symbols that carry it then begin earlier, and facts that cite them may
 * turn stale, so CHANGELOG names it. `__tests__/languages/code/symbols-lines.test.ts` ("Kotlin") fails when
 * this is wrong.
 *
 * In the functions below `first` is the first token of a declaration, its annotations and modifiers
 * included, and `i` or `at` the token that is read. They answer where `walk` goes on, null where they
 * declare nothing; `open` takes what is to be read later under a name of its own, and `first` as the
 * answer means the beginning of that.
 */

/** `members`: a file or a type; `constants` of an enum, before its members; `local`: statements. */
type Mode = 'members' | 'constants' | 'local';

/** Words that may stand before a declaration. */
const MODIFIERS = words(`
  public private protected internal open abstract final sealed data enum annotation inner value
  inline companion override suspend operator infix tailrec external const lateinit vararg
  noinline crossinline expect actual`);

/** Symbols of Kotlin: types, functions (an extension is `Receiver.name`), properties, constructors, aliases. */
export function kotlinSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'members', (scope, i, open) => {
    if (scope.mode === 'constants') return constant(code, scope, i, open);
    if (scope.mode === 'members' || code.newline(i) || code.is(i - 1, ';') || code.is(i - 1, '{')) {
      const next = declaration(code, found, scope, i, open);
      if (next !== null) return next;
    }
    if (code.is(i, '{') || code.is(i, '(')) open('local', scope.name, i, code.close(i, scope.end));
    return i;
  });
}

/** After annotations and modifiers. */
function pastModifiers(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end)) {
    if (code.is(i, '@')) {
      i += 1;
      // `@a.B`, `@field:C`
      while (code.within(i, end) && (code.is(i + 1, '.') || code.is(i + 1, ':'))) i += 2;
      if (!code.is(i, '[')) i += 1;
      if (code.is(i, '[') || code.is(i, '(')) i = code.past(i);
    } else if (code.isAny(i, MODIFIERS)) i += 1;
    else break;
  }
  return i;
}

function declaresType(code: Code, at: number): boolean {
  return code.is(at, 'class') || code.is(at, 'interface') || code.is(at, 'object');
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
  const at = code.is(i, 'fun') && code.is(i + 1, 'interface') ? i + 1 : i;
  if (code.is(at, 'fun')) return functionAt(code, found, scope, first, at, open);
  if (declaresType(code, at)) {
    const named = code.isWord(at + 1) && !code.newline(at + 1);
    if (!named && !code.is(at - 1, 'companion')) return null;
    return typeAt(
      code,
      found,
      scoped(scope.name, named ? code.slice(at + 1) : 'Companion'),
      scope,
      first,
      at,
      open,
    );
  }
  if (scope.mode === 'local') return null;
  if (code.is(i, 'constructor'))
    return bodied(code, found, scoped(scope.name, 'constructor'), scope, first, i + 1, open);
  if (code.is(i, 'typealias') && code.isWord(i + 1)) {
    const end = lineStatementEnd(code, i, scope.end);
    found.add(scoped(scope.name, code.slice(i + 1)), first, end);
    return end;
  }
  if (code.is(i, 'val') || code.is(i, 'var')) return propertyAt(code, found, scope, first, i, open);
  return null;
}

/** A type by its word at `at`, with a body or without one. */
function typeAt(
  code: Code,
  found: FoundSymbol,
  name: string,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number {
  const body = bodyAfter(code, at + 1, scope.end);
  if (body === null) {
    const end = headEnd(code, at + 1, scope.end);
    found.add(name, first, end);
    return end;
  }
  const end = code.close(body, scope.end);
  found.add(name, first, end + 1);
  open('members', name, body + 1, end);
  if (code.is(at - 1, 'enum')) {
    let last = body + 1;
    while (code.within(last, end) && !code.is(last, ';')) last = code.past(last);
    open('constants', name, body + 1, last);
  }
  return first;
}

/** A token among the constants of an enum: `A(1) { … }` scopes what its brackets hold. */
function constant(code: Code, scope: SymbolScope<Mode>, i: number, open: Opens<Mode>): number {
  if (code.is(i, '(') || code.is(i, '{')) {
    const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
    open(
      code.is(i, '{') ? 'members' : 'local',
      code.isWord(word) ? scoped(scope.name, code.slice(word)) : scope.name,
      i,
      code.close(i, scope.end),
    );
  }
  return i;
}

/** `fun <T> Receiver.name(…)`, from `fun` at `at` on. */
function functionAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  let i = at + 1;
  const parts: string[] = [];
  while (code.within(i, scope.end) && !code.is(i, '(')) {
    if (code.isWord(i)) parts.push(code.slice(i).replaceAll('`', ''));
    else if (!code.is(i, '.') && !code.is(i, '<') && !code.is(i, '?')) return null;
    i = code.pastTypes(i);
  }
  if (parts.length === 0 || !code.is(i, '(')) return null;
  return bodied(code, found, scoped(scope.name, parts.join('.')), scope, first, i, open);
}

/** What has parameters at `i`: its body is in braces, or an expression after `=`, or missing. */
function bodied(
  code: Code,
  found: FoundSymbol,
  name: string,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  const after = code.past(i);
  const body = bodyAfter(code, after, scope.end);
  const last = body === null ? headEnd(code, after, scope.end) : code.close(body, scope.end) + 1;
  found.add(name, first, last);
  open('local', name, i, last);
  return first;
}

/** `val Receiver.name: A by …`, with the accessors behind it. */
function propertyAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  let i = code.is(at + 1, '<') ? code.pastTypes(at + 1) : at + 1;
  let name = '';
  while (code.within(i, scope.end) && code.isWord(i)) {
    name = scoped(name, code.slice(i).replaceAll('`', ''));
    i += 1;
    if (code.is(i, '<')) i = code.pastTypes(i);
    if (code.is(i, '?')) i += 1;
    if (!code.is(i, '.')) break;
    i += 1;
  }
  if (name === '') return null;
  let end = lineStatementEnd(code, at, scope.end);
  // Its accessors stand on the lines after it.
  while (code.within(end, scope.end)) {
    const accessor = pastModifiers(code, code.is(end, ';') ? end + 1 : end, scope.end);
    if (!code.is(accessor, 'get') && !code.is(accessor, 'set')) break;
    const last = lineStatementEnd(code, accessor, scope.end);
    if (!code.is(accessor + 1, '(') && last > accessor + 1) break;
    end = last;
  }
  const full = scoped(scope.name, name);
  found.add(full, first, end);
  open('local', full, at, end);
  return first;
}
