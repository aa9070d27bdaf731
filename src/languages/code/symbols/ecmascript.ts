import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { newStatement, typeEnd } from './ecmascript-ends.js';
import { entry, member } from './ecmascript-members.js';
import {
  bodyEnd,
  braceAfter,
  openValue,
  pastDecorator,
  statementEnd,
  valueEnd,
  type Mode,
} from './ecmascript-scopes.js';
import { classify, nameAt, unescaped } from './ecmascript-values.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in JavaScript and TypeScript? Of `export const a = 1, b = () => 2;` the
 * symbols are `a` (`a = 1`) and `b` (`b = () => 2`); a method of a class `A` is `A.login`, a function in it
 * `A.login.helper`.
 *
 * `symbols.ts` calls this reader; members of classes and objects are in `ecmascript-members.ts`, ends of
 * statements in `ecmascript-ends.ts` and `ecmascript-scopes.ts`. A name that is not found, or found twice,
 * takes trust from the facts that cite it: the safe error. A range that ends too early hides a change. Facts
 * hold these names, so none may change its form; a word more in PREFIXES only finds more (no order).
 * `__tests__/languages/code/symbols-ecmascript.test.ts` and `symbols-agreement.test.ts` beside it fail when
 * this is wrong.
 *
 * In the functions below `first` is the first token of a statement, `export` and decorators included, and `i`
 * or `at` the token that is read. They answer where `walk` goes on, null where they declare nothing; `open`
 * takes what is to be read later under a name of its own.
 */

/** Words that may stand before the word of a declaration: `export default async function`. */
const PREFIXES = words('export default declare abstract async');

/** Symbols of JavaScript and TypeScript. */
export function ecmascriptSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'module', (scope, i, open) => {
    switch (scope.mode) {
      case 'class':
        return member(code, found, scope, i, open);
      case 'object':
        return entry(code, found, scope, i, open);
      case 'module-names':
      case 'local-names':
        return declarator(code, found, scope, i, open);
      case 'module':
      case 'local':
        return statement(code, found, scope, i, open);
    }
  });
}

/** Reads at a token among statements. */
function statement(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  if ((code.isWord(i) || code.is(i, '@')) && beginsStatement(code, i)) {
    const next =
      declaration(code, found, scope, i, open) ?? assignment(code, found, scope, i, open);
    if (next !== null) return next;
  }
  if (code.is(i, 'class') && !code.is(i - 1, '.') && (code.is(i + 1, '{') || code.isWord(i + 1))) {
    // A class without a name of its own, as a mixin returns it: its members are of what is around it.
    const body = braceAfter(code, i, scope.end);
    if (body !== null) {
      open('class', scope.name, body, code.close(body, scope.end));
      return body + 1;
    }
  }
  if (code.is(i, '{') || code.is(i, '(') || code.is(i, '['))
    open('local', scope.name, i, code.close(i, scope.end));
  return i;
}

/** Whether a statement can begin at a token. Behind a colon, that of a label or `case`, only variables can. */
function beginsStatement(code: Code, i: number): boolean {
  if (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) return true;
  if (code.is(i - 1, ':')) return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
  return newStatement(code, i);
}

/** Where to go on after the head of the declaration at `first`, or null where none begins there. */
function declaration(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number | null {
  const { at, isDefault } = pastPrefixes(code, first, scope.end);
  if (code.is(at, 'function')) return functionAt(code, found, scope, first, at, isDefault, open);
  if (code.is(at, 'class')) {
    const hasName = code.isWord(at + 1) && !code.is(at + 1, 'extends');
    if (!hasName && !isDefault) return null;
    const name = scoped(scope.name, hasName ? nameAt(code, at + 1) : 'default');
    return classAt(code, found, name, first, at, scope.end, open);
  }
  if (isDefault)
    return code.is(at, 'interface') ? null : defaultAt(code, found, scope, first, at, open);
  const read = code.isWord(at) ? DECLARATIONS.get(code.slice(at)) : undefined;
  return read === undefined ? null : read(code, found, scope, first, at, open);
}

/** Behind decorators and words such as `export`. */
function pastPrefixes(
  code: Code,
  first: number,
  end: number,
): { readonly at: number; readonly isDefault: boolean } {
  let at = first;
  let isDefault = false;
  while (code.within(at, end)) {
    if (code.is(at, '@')) at = pastDecorator(code, at);
    else if (code.isAny(at, PREFIXES) && (!code.is(at, 'default') || code.is(at - 1, 'export'))) {
      isDefault ||= code.is(at, 'default');
      at += 1;
    } else break;
  }
  return { at, isDefault };
}

/** Reads the declaration whose word is at `at`: where to go on, or null where it is none. */
type DeclarationReader = (
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
) => number | null;

/** The words below are names of other things where the name of what they declare is not on their line. */
function isNamed(code: Code, at: number): boolean {
  return code.isWord(at + 1) && !code.newline(at + 1);
}

/** `const enum A`, or variables. */
const constantAt: DeclarationReader = (code, found, scope, first, at, open) =>
  code.is(at + 1, 'enum')
    ? enumAt(code, found, scope, first, at + 1, open)
    : variables(code, scope, first, at, open);

const interfaceAt: DeclarationReader = (code, found, scope, first, at) => {
  const body = namedBody(code, found, scope, first, at);
  return body === null ? null : code.close(body, scope.end);
};

const enumAt: DeclarationReader = (code, found, scope, first, at) =>
  namedBody(code, found, scope, first, at);

/** Adds what has a name and a body in braces, and answers where that begins. */
function namedBody(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
): number | null {
  const body = isNamed(code, at) ? braceAfter(code, at, scope.end) : null;
  if (body === null) return null;
  found.add(scoped(scope.name, nameAt(code, at + 1)), first, code.close(body, scope.end) + 1);
  return body;
}

/** `type A<B> = …` */
const typeAliasAt: DeclarationReader = (code, found, scope, first, at) => {
  if (!isNamed(code, at)) return null;
  const equals = code.is(at + 2, '<') ? code.pastTypes(at + 2) : at + 2;
  if (!code.is(equals, '=')) return null;
  const end = statementEnd(code, typeEnd(code, equals + 1, scope.end), scope.end);
  found.add(scoped(scope.name, nameAt(code, at + 1)), first, end);
  return end;
};

/** `function a<T>(…) { … }`, `export default function () { … }`. */
function functionAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  isDefault: boolean,
  open: Opens<Mode>,
): number | null {
  let i = at + 1;
  if (code.is(i, '*')) i += 1;
  const named = code.isWord(i);
  if (!named && !isDefault) return null;
  const name = scoped(scope.name, named ? nameAt(code, i) : 'default');
  if (named) i += 1;
  if (code.is(i, '<')) i = code.pastTypes(i);
  if (!code.is(i, '(')) return null;
  const end = bodyEnd(code, code.past(i), scope.end);
  found.add(name, first, end);
  open('local', name, i, end);
  return i;
}

/** A class whose name is known, by the word `class` at `at`. */
function classAt(
  code: Code,
  found: FoundSymbol,
  name: string,
  first: number,
  at: number,
  limit: number,
  open: Opens<Mode>,
): number | null {
  const body = braceAfter(code, at, limit);
  if (body === null) return null;
  const end = code.close(body, limit);
  found.add(name, first, end + 1);
  open('class', name, body, end);
  return body + 1;
}

/** `export default` before a value. */
function defaultAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  const end = valueEnd(code, i, scope.end);
  const name = scoped(scope.name, 'default');
  found.add(name, first, statementEnd(code, end, scope.end));
  return openValue(code, name, 'module', i, end, open);
}

/** `namespace a.b { … }`, `declare module 'a' { … }`, `global { … }`. */
function namespaceAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  let i = at + 1;
  let name = scope.name;
  // A module in quotes is a wrapper of a file's declarations, as `global` is; their names stay their own.
  if (code.isWord(i) && !code.is(at, 'global')) {
    name = scoped(name, nameAt(code, i));
    i += 1;
    while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) {
      name = scoped(name, nameAt(code, i + 1));
      i += 2;
    }
  } else if (code.kind(i) === 'string') i += 1;
  if (!code.is(i, '{')) return null;
  const end = code.close(i, scope.end);
  if (name !== scope.name) found.add(name, first, end + 1);
  open('module', name, i, end);
  return i + 1;
}

/** Opens the declarators of `const`, `let` or `var` at `at`: each is read on its own, in `declarator`. */
function variables(
  code: Code,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number {
  let end = at + 1;
  while (code.within(end, scope.end)) {
    end = declaratorEnd(code, end, scope.end);
    if (!code.is(end, ',')) break;
    end += 1;
  }
  // The scope begins at the first token of the statement, which one declarator alone has as its own.
  open(
    scope.mode === 'module' ? 'module-names' : 'local-names',
    scope.name,
    first,
    statementEnd(code, end, scope.end),
  );
  return at + 1;
}

/**
 * The `=` of a declarator at `i`, or the token behind it: past its name or pattern and its type.
 */
function declaratorValue(code: Code, i: number, end: number): number {
  let j = code.isWord(i) ? i + 1 : code.past(i);
  if (code.is(j, '!')) j += 1;
  if (code.is(j, ':')) j = typeEnd(code, j + 1, end);
  return j;
}

/** The token behind a declarator at `i`, its value included. */
function declaratorEnd(code: Code, i: number, end: number): number {
  const is = declaratorValue(code, i, end);
  return code.is(is, '=') ? valueEnd(code, is + 1, end) : is;
}

/**
 * One part of `const a = 1, b = 2`: a symbol in a module, and elsewhere where it is a function or
 * class.
 */
function declarator(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  const is = declaratorValue(code, i, scope.end);
  const valued = code.is(is, '=');
  const end = valued ? valueEnd(code, is + 1, scope.end) : is;
  const level = scope.mode === 'module-names' ? 'module' : 'local';
  const sort = valued ? classify(code, is + 1, end).sort : 'other';
  const wanted = code.isWord(i) && (level === 'module' || sort === 'function' || sort === 'class');
  const name = wanted ? scoped(scope.name, nameAt(code, i)) : scope.name;
  const alone = isDeclaring(code, i - 1) && end >= scope.end - 1 && !code.is(end, ',');
  if (wanted) found.add(name, alone ? scope.start : i, alone ? scope.end : end);
  return !valued ? is : openValue(code, name, wanted ? level : 'local', is + 1, end, open);
}

function isDeclaring(code: Code, i: number): boolean {
  return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
}

/** `exports.a = function …`, `A.prototype.b = () => …`: a function or class that is given a dotted name. */
function assignment(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number | null {
  if (!code.isWord(first) || code.is(first, 'this') || !code.is(first + 1, '.')) return null;
  let i = first + 1;
  while (code.is(i, '.') && code.isWord(i + 1) && code.within(i, scope.end)) i += 2;
  if (!code.is(i, '=')) return null;
  const path = unescaped(code.text.slice(code.from(first), code.to(i - 1)).replace(/\s+/g, ''));
  const exported = /^(?:module\.)?exports$/.test(path);
  const end = valueEnd(code, i + 1, scope.end);
  const { sort } = classify(code, i + 1, end);
  // A path of more than 200 characters is nobody's name.
  if (sort === 'other' || (sort === 'object' && scope.mode !== 'module') || path.length > 200)
    return null;
  const name = exported
    ? scope.name
    : scoped(scope.name, path.replace(/^(?:module\.)?exports\./, ''));
  if (!exported) found.add(name, first, statementEnd(code, end, scope.end));
  return openValue(code, name, sort === 'object' ? 'module' : 'local', i + 1, end, open);
}

/** How the declarations of each word are read. */
const DECLARATIONS: ReadonlyMap<string, DeclarationReader> = new Map<string, DeclarationReader>([
  ['const', constantAt],
  ['let', (code, _found, scope, first, at, open) => variables(code, scope, first, at, open)],
  ['var', (code, _found, scope, first, at, open) => variables(code, scope, first, at, open)],
  ['interface', interfaceAt],
  ['enum', enumAt],
  ['type', typeAliasAt],
  ['namespace', namespaceAt],
  ['module', namespaceAt],
  [
    'global',
    (code, found, scope, first, at, open) =>
      isNamed(code, at) ? null : namespaceAt(code, found, scope, first, at, open),
  ],
]);
