import { nearest } from '../../text/nearest.js';
import type { LexedLanguage } from './language.js';
import { cppSymbols } from './symbols/cpp.js';
import { csharpSymbols } from './symbols/csharp.js';
import { ecmascriptSymbols } from './symbols/ecmascript.js';
import { Reader } from './symbols/reader.js';
import { goSymbols } from './symbols/go.js';
import { javaSymbols } from './symbols/java.js';
import { kotlinSymbols } from './symbols/kotlin.js';
import { phpSymbols } from './symbols/php.js';
import { preprocess, type Macro } from './symbols/preprocessor.js';
import { pythonSymbols } from './symbols/python.js';
import { rubySymbols } from './symbols/ruby.js';
import { rustSymbols } from './symbols/rust.js';
import { shellSymbols } from './symbols/shell.js';
import type { CodeSymbol } from './symbols/symbol.js';
import { swiftSymbols } from './symbols/swift.js';
import type { Token } from './token.js';

/*
 * Which named parts does a text have, so that facts can cite them by name? A language is a reader in `symbols/` and
 * a line in READERS.
 */

export type { CodeSymbol };

/** Adds the symbols of a text to its reader. */
type SymbolsOf = (code: Reader, tokens: readonly Token[]) => void;

/** How the symbols of each language are read. A language without a line here has none. */
const READERS: ReadonlyMap<LexedLanguage, SymbolsOf> = new Map<LexedLanguage, SymbolsOf>([
  ['javascript', ecmascriptSymbols],
  ['jsx', ecmascriptSymbols],
  ['typescript', ecmascriptSymbols],
  ['tsx', ecmascriptSymbols],
  ['python', pythonSymbols],
  ['go', goSymbols],
  ['java', javaSymbols],
  ['rust', rustSymbols],
  ['c', cppSymbols],
  ['cpp', cppSymbols],
  ['csharp', csharpSymbols],
  ['php', phpSymbols],
  ['ruby', rubySymbols],
  ['kotlin', kotlinSymbols],
  ['swift', swiftSymbols],
  ['shell', shellSymbols],
]);

/** Languages with directives, which are no part of any symbol. */
const PREPROCESSED: ReadonlySet<LexedLanguage> = new Set<LexedLanguage>(['c', 'cpp', 'csharp']);

/** The tokens of a text as symbols and structure are read from them, with what the preprocessor reads before. */
export interface ReadCode {
  readonly language: LexedLanguage;
  readonly code: Reader;
  readonly tokens: readonly Token[];
  readonly macros: readonly Macro[];
}

/** The tokens of a text, ready for the readers of symbols and of structure. */
export function readCode(
  language: LexedLanguage,
  text: string,
  tokens: readonly Token[],
): ReadCode {
  const directives = PREPROCESSED.has(language) ? preprocess(text, tokens) : null;
  return {
    language,
    code: new Reader(text, directives?.tokens ?? tokens, directives?.branches),
    tokens,
    macros: directives?.macros ?? [],
  };
}

/** The symbols of a text in the order in which they begin; empty where the language has none. Total and linear. */
export function symbolsOf({ language, code, tokens, macros }: ReadCode): readonly CodeSymbol[] {
  const reader = READERS.get(language);
  if (reader === undefined) return [];
  // `#define` of C# gives no name to code.
  if (language !== 'csharp') for (const { name, from, to } of macros) code.addSpan(name, from, to);
  reader(code, tokens);
  return code.exhausted ? [] : code.found();
}

/**
 * Names most like one that was not found: those that end in it, else the nearest in spelling. At most `most`, in
 * order.
 */
export function nearestNames(
  symbols: readonly CodeSymbol[],
  name: string,
  most = 3,
): readonly string[] {
  const names = new Set(symbols.map((symbol) => symbol.name));
  const last = name.slice(name.lastIndexOf('.') + 1);
  const ending = [...names].filter((known) => known === last || known.endsWith(`.${last}`));
  if (ending.length > 0) return ending.slice(0, most);
  const near = nearest(name, names);
  return near === null ? [] : [near];
}
