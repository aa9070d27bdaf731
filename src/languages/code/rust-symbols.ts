import { wordSet } from '../../text/words.js';
import type { Reader } from './symbols/reader.js';

/* The named parts of Rust. */

const MODIFIERS = wordSet('pub default async unsafe extern safe');

/** Before these `const` is a modifier, and no constant. */
const BEHIND_CONST = wordSet('fn unsafe async extern');

/** Symbols of Rust. What an `impl` holds is named by the type: `Type.method`, whichever trait it is of. */
export const rustSymbols = (code: Reader): void => code.read({ file: item, local: item });

function item(code: Reader, first: number): number {
  // Whether an item can begin at a token. `A = b` on a new line is none: only `;` and braces end one.
  if (first === 0 || code.isSign(first - 1, ';{}')) {
    const next = declaration(code, first);
    if (next !== null) return next;
  }
  if (code.is(first, '{')) code.open('local', code.scope, first, code.close(first));
  return first;
}

/** Reads the item whose keyword is at `i`: where to go on, or null where it is none. */
type ItemReader = (code: Reader, first: number, i: number) => number | null;

/** The item that begins at `begin`, without the attributes of the file before it. */
function declaration(code: Reader, begin: number): number | null {
  let [first, i] = [begin, begin];
  while (code.within(i)) {
    const next = pastAttribute(code, i) ?? pastModifier(code, i);
    if (next === null) break;
    if (code.is(i, '#') && !code.is(i + 1, '[')) first = next; // `#![…]` belongs to the file
    i = next;
  }
  const read = code.isWord(i) ? ITEMS.get(code.slice(i)) : undefined;
  return read === undefined ? null : read(code, first, i);
}

/** Behind `#[…]` or `#![…]`. */
function pastAttribute(code: Reader, i: number): number | null {
  if (!code.is(i, '#')) return null;
  if (code.is(i + 1, '[')) return code.past(i + 1);
  return code.is(i + 2, '[') ? code.past(i + 2) : null;
}

/** Behind `pub(crate)`, `extern "C"`, `async`, or the `const` of a function. */
function pastModifier(code: Reader, at: number): number | null {
  if (code.is(at, 'const')) return code.isAny(at + 1, BEHIND_CONST) ? at + 1 : null;
  if (!code.isAny(at, MODIFIERS)) return null;
  const i = code.is(at, 'pub') && code.is(at + 1, '(') ? code.past(at + 1) : at + 1;
  return code.kind(i) === 'string' ? i + 1 : i;
}

const functionItem: ItemReader = (code, first, i) =>
  code.isWord(i + 1) ? functionAt(code, code.scoped(code.slice(i + 1)), first, i + 2) : null;

/** A type, or the name of one. */
const typeItem: ItemReader = (code, first, i) => {
  if (!code.isWord(i + 1)) return null;
  const end = itemEnd(code, i + 2);
  // Elsewhere `union` is a name.
  if (code.is(i, 'union') && !code.isSign(i + 2, '{<')) return null;
  code.add(code.scoped(code.slice(i + 1)), first, end);
  return end;
};

const traitItem: ItemReader = (code, first, i) => {
  const end = typeItem(code, first, i);
  return end === null ? null : bodyAt(code, code.scoped(code.slice(i + 1)), i + 2, end);
};

/** `mod a { … }`; `mod a;` declares a file, and is no symbol. */
const moduleItem: ItemReader = (code, first, i) => {
  if (!code.isWord(i + 1) || !code.is(i + 2, '{')) return null;
  const name = code.scoped(code.slice(i + 1));
  code.add(name, first, code.close(i + 2) + 1);
  return bodyAt(code, name, i + 2);
};

const macroItem: ItemReader = (code, first, i) => {
  if (!code.is(i + 1, '!') || !code.isWord(i + 2)) return null;
  const end = itemEnd(code, i + 3);
  code.add(code.scoped(code.slice(i + 2)), first, end);
  return end;
};

function closureAt(code: Reader, first: number, i: number): number | null {
  const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
  const value = code.is(word + 2, 'move') ? word + 3 : word + 2;
  if (!code.is(word + 1, '=') || !code.is(value, '|')) return null;
  const end = valueEnd(code, value);
  const name = code.scoped(code.slice(word));
  code.addWith(name, first, value, end);
  return value;
}

/** `const A: B = …;`, `static mut A: B = …;`: symbols, but not in a function, and not `const _`. */
function constantAt(code: Reader, first: number, i: number): number | null {
  const word = code.is(i + 1, 'mut') ? i + 2 : i + 1;
  if (!code.isWord(word)) return null;
  const end = valueEnd(code, word);
  const wanted = code.mode === 'file' && !code.is(word, '_');
  const name = wanted ? code.scoped(code.slice(word)) : code.scope;
  if (wanted) code.add(name, first, end);
  code.open('local', name, word, end);
  return word;
}

function valueEnd(code: Reader, i: number): number {
  const j = code.until(i, ';}');
  return code.is(j, ';') ? j + 1 : j;
}

function functionAt(code: Reader, name: string, first: number, i: number): number {
  const end = itemEnd(code, i);
  code.addWith(name, first, i, end);
  return i;
}

/** After the first brace at this level and what it holds, or the first semicolon. */
function itemEnd(code: Reader, i: number): number {
  let j = i;
  while (code.within(j)) {
    if (code.is(j, ';')) return j + 1;
    if (code.is(j, '{')) return code.close(j) + 1;
    if (code.is(j, '}')) return j;
    j = code.past(j);
  }
  return Math.min(j, code.end);
}

function bodyAt(code: Reader, name: string, i: number, end = code.end): number {
  const body = code.until(i, '{', end);
  if (!code.is(body, '{')) return body;
  code.open('file', name, body, code.close(body, end));
  return body + 1;
}

/** `impl<T> Trait for a::Type<T> where … {`: the last word of the path of the type, outside of its parameters. */
function implAt(code: Reader, at: number): number | null {
  let i = at + 1;
  let type = '';
  let ended = false;
  let bracket = -1;
  while (code.within(i) && !code.is(i, '{')) {
    // `[T; N]`
    if (code.is(i, ';') && i < bracket) i = bracket;
    if (code.isSign(i, ';}')) return null;
    if (code.is(i, '[')) bracket = code.mate(i);
    if (code.is(i, 'where')) ended = true;
    else if (!ended) type = typeAfter(code, i, type);
    i = code.isSign(i, '[(') ? i + 1 : code.pastTypes(i);
  }
  if (!code.is(i, '{')) return null;
  code.open('file', type === '' ? code.scope : code.scoped(type), i, code.close(i));
  return i + 1;
}

/** The type that is known behind the token at `i`: what is before `for` is the trait. */
function typeAfter(code: Reader, i: number, type: string): string {
  if (code.is(i, 'for')) return '';
  return code.isWord(i) && !code.slice(i).startsWith("'") ? code.slice(i) : type;
}

const ITEMS: ReadonlyMap<string, ItemReader> = new Map<string, ItemReader>([
  ['fn', functionItem],
  ['struct', typeItem],
  ['enum', typeItem],
  ['union', typeItem],
  ['type', typeItem],
  ['trait', traitItem],
  ['mod', moduleItem],
  ['impl', (code, _first, i) => implAt(code, i)],
  ['macro_rules', macroItem],
  ['const', constantAt],
  ['static', constantAt],
  ['let', closureAt],
]);
