import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in C#, and from where to where? Of `class A { int G() { return 1; } }` the
 * symbols are `A` and `A.G`, the latter with the text `int G() { return 1; }`. A namespace is no part of a
 * name.
 *
 * `symbols.ts` calls this reader. A name that is not found, or found twice, takes trust from the facts that
 * cite it: the safe error. A range that ends too early is the other one, since a change behind it is not
 * seen. Facts hold these names, so none may change its form; you may add what is not found yet. A word more
 * in a list moves where symbols that carry it begin or end (README, "Frozen").
 * `__tests__/languages/code/symbols.test.ts` and `symbols-agreement.test.ts` beside it (against
 * tree-sitter) fail when this is wrong.
 *
 * In the functions below `first` is the first token of a declaration, its attributes and modifiers included,
 * and `i` or `at` the token that is read. They answer where `walk` goes on, null where they declare nothing;
 * `open` takes what is to be read later under a name of its own, and `first` as the answer means the
 * beginning of that.
 */

/** `file`: a file or namespace; `members` of a type; `local`: statements. */
type Mode = 'file' | 'members' | 'local';

const MODIFIERS = words(`
  public protected private internal static abstract sealed virtual override readonly const
  extern unsafe async partial new volatile required file ref event fixed implicit explicit
  scoped global delegate`);
/** Words that declare a type. */
const TYPES = words('class struct interface enum record');
/** Signs that the type before the name of a local function may hold: `a.B<int>[]?`. */
const TYPE_SIGNS = words('. : < [ ? *');
/** Words that are no types: neither `await F() {` nor `new F() {` declares a local function. */
const NO_TYPE = words(`
  return await new throw else yield using lock if while for foreach switch goto case do try
  catch finally in is as out when nameof typeof checked unchecked base this default not and or
  from select where stackalloc sizeof`);

/**
 * Symbols of C#: types, methods, constructors, properties, events, fields, local functions.
 * Namespaces are no part of a name.
 */
export function csharpSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'file', (scope, i, open) =>
    scope.mode === 'local'
      ? local(code, found, scope, i, open)
      : member(code, found, scope, i, open),
  );
}

/** Behind attributes and modifiers. */
function pastModifiers(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end)) {
    if (code.is(i, '[')) i = code.past(i);
    else if (code.isAny(i, MODIFIERS)) i += 1;
    else break;
  }
  return i;
}

/** A member of a type, or a statement of a file or namespace. */
function member(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  const isFile = scope.mode === 'file';
  if (isFile && code.is(first, 'namespace')) return namespaceBody(code, first, scope.end);
  // `[assembly: …]` belongs to no declaration.
  if (isFile && code.is(first, '[') && code.is(first + 2, ':') && !code.is(first + 2, '::'))
    return code.past(first);
  let i = pastModifiers(code, first, scope.end);
  const type = typeAt(code, found, scope, first, i, open);
  if (type !== null) return type;
  if (code.is(i, '(')) i = code.past(i);
  while (code.within(i, scope.end)) {
    const next = declaredBy(code, found, scope, first, i, open);
    if (next !== null) return next;
    i = code.pastTypes(i);
  }
  return i;
}

/** Behind the brace or semicolon of a `namespace`, which gives no name to what is in it. */
function namespaceBody(code: Code, first: number, end: number): number {
  let i = first;
  while (code.within(i, end) && !code.isSign(i, '{;')) i += 1;
  return i + 1;
}

/** What the token at `i` makes of the declaration at `first`, and where to go on; null where it decides nothing. */
function declaredBy(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number | null {
  if (code.is(i, 'operator')) return operatorAt(code, found, scope, first, i, open);
  if (code.is(i, '(')) return parametersAt(code, found, scope, first, i, open);
  if (code.is(i, 'this')) return propertyAt(code, found, scope, first, 'this', i, open);
  if (code.is(i, '{') || code.is(i, '=>')) return bodyAt(code, found, scope, first, i, open);
  if (code.isSign(i, '=,;'))
    return scope.mode === 'file'
      ? past(code, i, scope.end)
      : fieldsAt(code, found, scope, first, i, open);
  return code.isSign(i, '})') ? i : null;
}

/** A method, or else a statement of the file with brackets in it. */
function parametersAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  const name = nameBefore(code, i);
  if (name !== null && (scope.mode !== 'file' || isLocalFunction(code, first, name)))
    return methodAt(code, found, scope, first, name, i, open);
  open('local', scope.name, i, code.close(i, scope.end));
  return i;
}

/** A property, or else a block. */
function bodyAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number {
  if (scope.mode !== 'file' && code.isWord(i - 1))
    return propertyAt(code, found, scope, first, code.slice(i - 1), i, open);
  if (code.is(i, '{')) open('local', scope.name, i, code.close(i, scope.end));
  return i;
}

/** After the semicolon of the statement that is open at `i`, or where what is around it closes. */
function past(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}')) j = code.past(j);
  return code.is(j, ';') ? j + 1 : j;
}

/** The word that names the method whose parameters begin at `i`: before them, or before the types that it takes. */
function nameBefore(code: Code, i: number): number | null {
  const name = code.is(i - 1, '>') ? code.mate(i - 1) - 1 : i - 1;
  return code.isWord(name) ? name : null;
}

/** A type by its word at `at`. Values of an `enum` are no symbols. */
function typeAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number | null {
  if (!code.isAny(at, TYPES)) return null;
  // `record struct A`, `record class A`
  const word = code.is(at + 1, 'struct') || code.is(at + 1, 'class') ? at + 2 : at + 1;
  if (!code.isWord(word) || code.is(word + 1, '=')) return null;
  let body = word;
  while (code.within(body, scope.end) && !code.is(body, '{') && !code.is(body, ';')) {
    if (code.is(body, '}')) return null;
    body = code.pastTypes(body);
  }
  if (body >= scope.end) return null;
  const name = scoped(scope.name, code.slice(word));
  const end = code.is(body, '{') ? code.close(body, scope.end) : body;
  found.add(name, first, end + 1);
  if (code.is(body, '{')) open(code.is(at, 'enum') ? 'local' : 'members', name, body + 1, end);
  return body;
}

/** The end of a body: braces, an expression after an arrow, or a semicolon. */
function bodyEnd(code: Code, i: number, end: number): number {
  let j = i;
  let arrow = false;
  while (code.within(j, end) && !code.is(j, '}')) {
    if (code.is(j, ';')) return j + 1;
    if (code.is(j, '=>')) arrow = true;
    else if (code.is(j, '{') && !arrow) return code.close(j, end) + 1;
    j = code.past(j);
  }
  return Math.min(j, end);
}

/** A method, constructor or local function whose name is at `word`. */
function methodAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  word: number,
  parameters: number,
  open: Opens<Mode>,
): number {
  const destructor = code.is(word - 1, '~') ? '~' : '';
  const name = scoped(scope.name, destructor + code.slice(word));
  const end = bodyEnd(code, code.past(parameters), scope.end);
  found.add(name, first, end);
  open('local', name, parameters, end);
  return first;
}

/** `operator +`, `implicit operator A`. */
function operatorAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  at: number,
  open: Opens<Mode>,
): number {
  let i = at;
  while (code.within(i, scope.end) && !code.is(i, '(') && !code.is(i, ';') && !code.is(i, '}'))
    i += 1;
  const sign = code.text.slice(code.from(at), code.from(i)).replace(/\s+/g, ' ').trim();
  // Of a type that is longer than 60 characters nobody cites the operator.
  const name = scoped(scope.name, sign.length > 60 ? 'operator' : sign);
  const end = bodyEnd(code, code.past(i), scope.end);
  found.add(name, first, end);
  open('local', name, i, end);
  return first;
}

/** A property, event or indexer (`this`) by its name. */
function propertyAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  word: string,
  i: number,
  open: Opens<Mode>,
): number {
  const name = scoped(scope.name, word);
  let end = bodyEnd(code, i, scope.end);
  // `public int A { get; } = 1;`
  if (code.is(i, '{') && code.is(end, '=')) end = past(code, end, scope.end);
  found.add(name, first, end);
  open('local', name, i, end);
  return first;
}

/** `int a = 1, b;`: fields, from the one whose name is before `i`. */
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
    const word = code.is(at - 1, ']') ? code.mate(at - 1) - 1 : at - 1;
    while (code.within(at, scope.end) && !code.isSign(at, ',;}'))
      at = isTypes(code, at) ? code.pastTypes(at) : code.past(at);
    if (code.isWord(word) && word > first)
      fields.push({ name: code.slice(word), from: word, to: at });
    if (!code.is(at, ',')) break;
    at += 1;
    while (code.within(at, scope.end) && !code.isSign(at, '=,;}')) at = code.past(at);
  }
  const end = code.is(at, ';') ? at + 1 : at;
  open('local', found.addFields(scope.name, fields, first, end), i, at);
  return first;
}

/** Whether `<` at `i` opens a list of types in a value: `new A<B, C> { … }`, not `a < b, c = d > e`. */
function isTypes(code: Code, i: number): boolean {
  return code.is(i, '<') && code.isWord(i - 1) && code.kind(code.mate(i) + 1) === 'punctuator';
}

/** A token of a body, where a local function may begin. */
function local(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  i: number,
  open: Opens<Mode>,
): number {
  if (code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}')) {
    const at = functionHead(code, i, scope.end);
    if (at !== null) return methodAt(code, found, scope, i, at.name, at.parameters, open);
  }
  return i;
}

/** The head of a local function at `first`: a type, a name, parameters, a body. */
function functionHead(
  code: Code,
  first: number,
  end: number,
): { readonly name: number; readonly parameters: number } | null {
  const type = pastModifiers(code, first, end);
  let i = code.is(type, '(') ? code.past(type) : type;
  while (code.within(i, end) && !code.is(i, '(')) {
    if ((!code.isWord(i) && !code.isAny(i, TYPE_SIGNS)) || code.isAny(i, NO_TYPE)) return null;
    i = code.pastTypes(i);
  }
  const name = nameBefore(code, i);
  if (name === null || name <= type || !isLocalFunction(code, first, name)) return null;
  const after = code.past(i);
  return code.is(after, '{') || code.is(after, '=>') || code.is(after, 'where')
    ? { name, parameters: i }
    : null;
}

/** Whether a type stands before the name, and the declaration begins with none of NO_TYPE. */
function isLocalFunction(code: Code, first: number, name: number): boolean {
  const before = name - 1;
  if (before < first || code.isAny(first, NO_TYPE)) return false;
  return (
    (code.isWord(before) && !NO_TYPE.has(code.slice(before))) ||
    code.is(before, '>') ||
    code.is(before, ']') ||
    code.is(before, '?') ||
    code.is(before, '*') ||
    code.is(before, ')')
  );
}
