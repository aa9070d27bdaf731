import { words } from '../../../text/words.js';
import type { Code } from './code.js';
import { scoped, type FoundSymbol } from './found.js';
import { walk, type Opens, type SymbolScope } from './walk.js';

/*
 * What can a fact cite by name in Rust? Of `mod m { pub struct S; fn f() { fn g() {} } }` the
 * symbols are `m`, `m.S`, `m.f` and `m.f.g`; `fn show` in an `impl Show for List<T>` is `List.show`.
 *
 * `symbols.ts` calls this reader. A name that is not found, or found twice (two traits of one type), takes
 * trust from the facts that cite it: the safe error. A range that ends too early hides a change. Facts hold
 * these names, so none may change its form; a word more in MODIFIERS moves where symbols that carry it
 * begin (README, "Frozen"). `__tests__/languages/code/symbols-rust-go.test.ts` and `symbols.test.ts` beside
 * it fail when this is wrong.
 *
 * In the functions below `first` is the first token of an item, its attributes and modifiers
 * included, and `i` or `at` that of its keyword. They answer where `walk` goes on, null where they
 * declare nothing; `open` takes what is to be read later under a name of its own.
 */

/** `items`: a file, a module, an `impl` or a trait, whose constants are symbols; `local`: the body of a function. */
type Mode = 'items' | 'local';

/** Words that may stand before the keyword of an item. */
const MODIFIERS = words('pub default async unsafe extern safe');
/** Before these `const` is a modifier, and no constant. */
const BEHIND_CONST = words('fn unsafe async extern');

/** Symbols of Rust. What an `impl` holds is named by the type: `Type.method`, whichever trait it is of. */
export function rustSymbols(code: Code, found: FoundSymbol): void {
  walk<Mode>(code, 'items', (scope, i, open) => item(code, found, scope, i, open));
}

/** Reads at a token, where an item or a block may begin. */
function item(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  open: Opens<Mode>,
): number {
  if (beginsItem(code, first)) {
    const next = declaration(code, found, scope, first, open);
    if (next !== null) return next;
  }
  if (code.is(first, '{')) open('local', scope.name, first, code.close(first, scope.end));
  return first;
}

/**
 * Whether an item can begin at a token. `A = b` on a new line is none: only `;` and braces end one.
 */
function beginsItem(code: Code, i: number): boolean {
  return i === 0 || code.is(i - 1, ';') || code.is(i - 1, '{') || code.is(i - 1, '}');
}

/** Reads the item whose keyword is at `i`: where to go on, or null where it is none. */
type ItemReader = (
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
) => number | null;

/** The item that begins at `begin`, without the attributes of the file before it. */
function declaration(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  begin: number,
  open: Opens<Mode>,
): number | null {
  let [first, i] = [begin, begin];
  while (code.within(i, scope.end)) {
    const next = pastAttribute(code, i) ?? pastModifier(code, i);
    if (next === null) break;
    if (code.is(i, '#') && !code.is(i + 1, '[')) first = next; // `#![…]` belongs to the file
    i = next;
  }
  const read = code.isWord(i) ? ITEMS.get(code.slice(i)) : undefined;
  return read === undefined ? null : read(code, found, scope, first, i, open);
}

/** Behind `#[…]` or `#![…]`. */
function pastAttribute(code: Code, i: number): number | null {
  if (!code.is(i, '#')) return null;
  if (code.is(i + 1, '[')) return code.past(i + 1);
  return code.is(i + 2, '[') ? code.past(i + 2) : null;
}

/** Behind `pub(crate)`, `extern "C"`, `async`, or the `const` of a function. */
function pastModifier(code: Code, at: number): number | null {
  if (code.is(at, 'const')) return code.isAny(at + 1, BEHIND_CONST) ? at + 1 : null;
  if (!code.isAny(at, MODIFIERS)) return null;
  const i = code.is(at, 'pub') && code.is(at + 1, '(') ? code.past(at + 1) : at + 1;
  return code.kind(i) === 'string' ? i + 1 : i;
}

/** `fn f(…) { … }` */
const functionItem: ItemReader = (code, found, scope, first, i, open) =>
  code.isWord(i + 1)
    ? functionAt(code, found, scoped(scope.name, code.slice(i + 1)), first, i + 2, scope.end, open)
    : null;

/** A type, or the name of one. */
const typeItem: ItemReader = (code, found, scope, first, i) => {
  if (!code.isWord(i + 1)) return null;
  const end = itemEnd(code, i + 2, scope.end);
  // Elsewhere `union` is a name.
  if (code.is(i, 'union') && !code.isSign(i + 2, '{<')) return null;
  found.add(scoped(scope.name, code.slice(i + 1)), first, end);
  return end;
};

/** `trait A { … }`: a type whose body holds items. */
const traitItem: ItemReader = (code, found, scope, first, i, open) => {
  const end = typeItem(code, found, scope, first, i, open);
  return end === null
    ? null
    : bodyAt(code, scoped(scope.name, code.slice(i + 1)), i + 2, end, open);
};

/** `mod a { … }`; `mod a;` declares a file, and is no symbol. */
const moduleItem: ItemReader = (code, found, scope, first, i, open) => {
  if (!code.isWord(i + 1) || !code.is(i + 2, '{')) return null;
  const name = scoped(scope.name, code.slice(i + 1));
  found.add(name, first, code.close(i + 2, scope.end) + 1);
  return bodyAt(code, name, i + 2, scope.end, open);
};

/** `macro_rules! a { … }` */
const macroItem: ItemReader = (code, found, scope, first, i) => {
  if (!code.is(i + 1, '!') || !code.isWord(i + 2)) return null;
  const end = itemEnd(code, i + 3, scope.end);
  found.add(scoped(scope.name, code.slice(i + 2)), first, end);
  return end;
};

/** `let name = |x| …;` */
function closureAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number | null {
  const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
  const value = code.is(word + 2, 'move') ? word + 3 : word + 2;
  if (!code.is(word + 1, '=') || !code.is(value, '|')) return null;
  const end = valueEnd(code, value, scope.end);
  const name = scoped(scope.name, code.slice(word));
  found.add(name, first, end);
  open('local', name, value, end);
  return value;
}

/** `const A: B = …;`, `static mut A: B = …;`: symbols, but not in a function, and not `const _`. */
function constantAt(
  code: Code,
  found: FoundSymbol,
  scope: SymbolScope<Mode>,
  first: number,
  i: number,
  open: Opens<Mode>,
): number | null {
  const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
  if (!code.isWord(word)) return null;
  const end = valueEnd(code, word, scope.end);
  const wanted = scope.mode === 'items' && !code.is(word, '_');
  const name = wanted ? scoped(scope.name, code.slice(word)) : scope.name;
  if (wanted) found.add(name, first, end);
  open('local', name, word, end);
  return word;
}

/** After the semicolon of a value, or where what it stands in ends. */
function valueEnd(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end) && !code.is(j, ';') && !code.is(j, '}')) j = code.past(j);
  return code.is(j, ';') ? j + 1 : j;
}

/** A function whose name is known; `i` is the token behind that. */
function functionAt(
  code: Code,
  found: FoundSymbol,
  name: string,
  first: number,
  i: number,
  limit: number,
  open: Opens<Mode>,
): number {
  const end = itemEnd(code, i, limit);
  found.add(name, first, end);
  open('local', name, i, end);
  return i;
}

/** After the first brace at this level and what it holds, or the first semicolon. */
function itemEnd(code: Code, i: number, end: number): number {
  let j = i;
  while (code.within(j, end)) {
    if (code.is(j, ';')) return j + 1;
    if (code.is(j, '{')) return code.close(j, end) + 1;
    if (code.is(j, '}')) return j;
    j = code.past(j);
  }
  return Math.min(j, end);
}

/** Opens the items in the first braces from `i` on, and answers where to go on. */
function bodyAt(code: Code, name: string, i: number, end: number, open: Opens<Mode>): number {
  let body = i;
  while (code.within(body, end) && !code.is(body, '{')) body = code.past(body);
  if (!code.is(body, '{')) return body;
  open('items', name, body, code.close(body, end));
  return body + 1;
}

/** `impl<T> Trait for a::Type<T> where … {`: the last word of the path of the type, outside of its parameters. */
function implAt(
  code: Code,
  scope: SymbolScope<Mode>,
  at: number,
  open: Opens<Mode>,
): number | null {
  let i = at + 1;
  let type = '';
  let ended = false;
  let bracket = -1;
  while (code.within(i, scope.end) && !code.is(i, '{')) {
    // `[T; N]`
    if (code.is(i, ';') && i < bracket) i = bracket;
    if (code.isSign(i, ';}')) return null;
    if (code.is(i, '[')) bracket = code.mate(i);
    if (code.is(i, 'where')) ended = true;
    else if (!ended) type = typeAfter(code, i, type);
    i = code.isSign(i, '[(') ? i + 1 : code.pastTypes(i);
  }
  if (!code.is(i, '{')) return null;
  open('items', type === '' ? scope.name : scoped(scope.name, type), i, code.close(i, scope.end));
  return i + 1;
}

/** The type that is known behind the token at `i`: what stands before `for` is the trait. */
function typeAfter(code: Code, i: number, type: string): string {
  if (code.is(i, 'for')) return '';
  return code.isWord(i) && !code.slice(i).startsWith("'") ? code.slice(i) : type;
}

/** How the items of each keyword are read. */
const ITEMS: ReadonlyMap<string, ItemReader> = new Map<string, ItemReader>([
  ['fn', functionItem],
  ['struct', typeItem],
  ['enum', typeItem],
  ['union', typeItem],
  ['type', typeItem],
  ['trait', traitItem],
  ['mod', moduleItem],
  ['impl', (code, _found, scope, _first, i, open) => implAt(code, scope, i, open)],
  ['macro_rules', macroItem],
  ['const', constantAt],
  ['static', constantAt],
  ['let', closureAt],
]);
