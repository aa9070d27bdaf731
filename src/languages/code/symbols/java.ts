import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in Java? Of `class A { int a = 1, b; }` the symbols are `A`, `A.a` (`a =
 * 1`) and `A.b` (`b`).
 *
 * `symbols.ts` calls this reader. A name that is not found, or found twice, takes trust from the facts that
 * cite it: the safe error. A range that ends too early hides a change. Facts hold these names, so none may
 * change its form. The lists may gain a word (MODIFIERS a new modifier) and lose none: symbols that carry
 * it then begin earlier, and facts that cite them may turn stale, so CHANGELOG names it.
 * `__tests__/languages/code/symbols.test.ts` ("Go, Java, Rust") and `symbols-agreement.test.ts` beside it
 * fail when this is wrong.
 *
 * In the functions below `first` is the first token of a declaration, its annotations and modifiers
 * included, and `i` or `at` the token that is read. They answer where `walk` goes on; `open` takes what is
 * to be read later under a name of its own, and `first` as the answer means the beginning of that.
 */

/** `file`: top-level types; `members` of a type; `constants` of an enum, before its members; `local`: statements. */
type Mode = 'file' | 'members' | 'constants' | 'local';

/** Words that declare a type. */
const TYPES = words('class interface enum record');
/** Words that may stand before a declaration. `non-sealed` is three tokens. */
const MODIFIERS = words(`
  public protected private static abstract final strictfp sealed non - default synchronized
  native transient volatile`);

/** Symbols of Java: types, methods, constructors and fields, those of local and anonymous classes too. */
export function javaSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'file', (scope, i, open) => {
    switch (scope.mode) {
      case 'file':
      case 'members':
        return member(code, found, scope, i, open);
      case 'constants':
        return constant(code, scope, i, open);
      case 'local':
        return local(code, found, scope, i, open);
    }
  });
}

/** After annotations and modifiers. */
function pastModifiers(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end)) {
    if (code.is(i, '@') && !code.is(i + 1, 'interface')) i = pastAnnotation(code, i, end);
    else if (code.isAny(i, MODIFIERS)) i += 1;
    else break;
  }
  return i;
}

/** After the annotation at `at`: `@A`, `@a.B(…)`. */
function pastAnnotation(code: Code, at: number, end: number): number {
  let i = at + 2;
  while (code.within(i, end) && code.is(i, '.')) i += 2;
  return code.is(i, '(') ? code.past(i) : i;
}

/** A member of a type, or a declaration of a file. */
function member(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  if (scope.mode === 'file' && code.is(first, 'import')) return past(code, first, scope.end);
  let i = pastModifiers(code, first, scope.end);
  if (typeAt(code, found, scope, first, i, open)) return first;
  if (scope.mode === 'file' && namesFile(code, i)) return past(code, i, scope.end);
  if (code.is(i, '<')) i = code.pastTypes(i);
  while (code.within(i, scope.end)) {
    if (code.is(i, '(') && code.isWord(i - 1)) return methodAt(code, found, scope, first, i, open);
    if (code.is(i, '{')) return blockAt(code, found, scope, first, i, open);
    if (code.is(i, ')') || code.is(i, '}')) return i;
    if (beginsValue(code, i)) return fieldsAt(code, found, scope, first, i, open);
    i = code.is(i, '@') ? pastAnnotation(code, i, scope.end) : code.pastTypes(i);
  }
  return i;
}

/** What a file is part of, or which module it describes. */
function namesFile(code: Code, i: number): boolean {
  return code.is(i, 'package') || code.is(i, 'module') || code.is(i, 'open');
}

/** What may stand behind the name of a field. */
function beginsValue(code: Code, i: number): boolean {
  return code.is(i, '=') || code.is(i, ',') || code.is(i, ';');
}

/** Whether the value of a field ends before `i`. */
function endsField(code: Code, i: number): boolean {
  return code.is(i, ',') || code.is(i, ';') || code.is(i, '}');
}

/** Behind the statement at `i`: its semicolon, or what its brace opens. */
function past(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '{')) j += 1;
  return code.past(j);
}

/** Whether a type is declared at `at`; its body, if it has one, is open then. */
function typeAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): boolean {
  const keyword = code.is(at, '@') ? at + 1 : at;
  if (!code.isAny(keyword, TYPES) || !code.isWord(keyword + 1)) return false;
  if (code.is(keyword, 'record') && !code.is(keyword + 2, '(') && !code.is(keyword + 2, '<'))
    return false;
  let body = keyword + 2;
  while (
    code.within(body, scope.end) &&
    !code.is(body, '{') &&
    !code.is(body, ';') &&
    !code.is(body, '}')
  )
    body = code.pastTypes(body);
  if (!code.is(body, '{')) return true;
  const name = scoped(scope.name, code.slice(keyword + 1));
  const end = code.close(body, scope.end);
  found.add(name, first, end + 1);
  open('members', name, body + 1, end);
  if (code.is(keyword, 'enum'))
    open('constants', name, body + 1, constantsEnd(code, body + 1, end));
  return true;
}

/** Where the constants of an enum end that begin at `i`: at the first semicolon. */
function constantsEnd(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end) && !code.is(j, ';')) j = code.past(j);
  return Math.min(j, end);
}

/**
 * A method or constructor whose parameters begin at `parameters`. An element of an annotation may
 * end with `default {}`, which is no body.
 */
function methodAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  parameters: number,
  open: Opens<Mode>,
): number {
  const name = scoped(scope.name, code.slice(parameters - 1));
  let end = code.past(parameters);
  while (code.within(end, scope.end) && !code.is(end, ';') && !code.is(end, '}')) {
    if (code.is(end, '{') && !code.is(end - 1, 'default')) {
      end = code.close(end, scope.end);
      break;
    }
    end = code.past(end);
  }
  found.add(name, first, end + 1);
  open('local', name, parameters, end);
  return first;
}

/** A block without parameters: an initialiser, or the short constructor of a record. */
function blockAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  body: number,
  open: Opens<Mode>,
): number {
  const end = code.close(body, scope.end);
  const named = code.isWord(body - 1) && !code.is(body - 1, 'static');
  const name = named ? scoped(scope.name, code.slice(body - 1)) : scope.name;
  if (named) found.add(name, first, end + 1);
  open('local', name, body, end);
  return first;
}

/**
 * Fields from the one whose name is before `i`; one alone is its whole declaration, of several each
 * is its own part.
 */
function fieldsAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  const fields: { readonly name: string; readonly from: number; readonly to: number }[] = [];
  let at = i;
  while (code.within(at, scope.end)) {
    let word = at - 1;
    while (code.is(word, ']')) word = code.mate(word) - 1;
    while (code.within(at, scope.end) && !endsField(code, at))
      at = code.is(at, '<') && !code.isWord(at - 1) ? at + 1 : code.pastTypes(at);
    if (code.isWord(word) && word > first)
      fields.push({ name: code.slice(word), from: word, to: at });
    if (!code.is(at, ',')) break;
    at += 1;
    while (code.within(at, scope.end) && !code.is(at, '=') && !endsField(code, at))
      at = code.past(at);
  }
  const name = found.addFields(scope.name, fields, first, code.is(at, ';') ? at + 1 : at);
  open('local', name, i, at);
  return first;
}

/** A token among the constants of an enum: `A(1) { … }` scopes what its brackets hold. */
function constant(code: Code, scope: SymbolScope<Mode>, i: number, open: Opens<Mode>): number {
  if (code.is(i, '@')) return pastAnnotation(code, i, scope.end);
  if (code.is(i, '(') || code.is(i, '{')) {
    const word = code.is(i - 1, ')') ? code.mate(i - 1) - 1 : i - 1;
    const name = code.isWord(word) ? scoped(scope.name, code.slice(word)) : scope.name;
    open(code.is(i, '{') ? 'members' : 'local', name, i, code.close(i, scope.end));
  }
  return i;
}

/** A token of a body, where a type or an anonymous class may begin. */
function local(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  // `A.class instanceof …` declares nothing.
  if ((code.isWord(i) || code.is(i, '@')) && !code.is(i - 1, '.')) {
    typeAt(code, found, scope, i, pastModifiers(code, i, scope.end), open);
  }
  if (code.is(i, '{'))
    open(isAnonymous(code, i) ? 'members' : 'local', scope.name, i, code.close(i, scope.end));
  return i;
}

/** Whether the brace at `i` opens the body of an anonymous class: `new <X>@Y a.B<C>(…) {`. */
function isAnonymous(code: Code, i: number): boolean {
  if (!code.is(i - 1, ')')) return false;
  let j = code.mate(i - 1) - 1;
  while (code.within(j, i) && !code.is(j, 'new')) {
    if (code.is(j, '>')) j = code.mate(j) - 1;
    else if (code.isWord(j) || code.is(j, '.') || code.is(j, '@')) j -= 1;
    else return false;
  }
  return code.is(j, 'new');
}
