import { type Language, lex } from '../../../src/languages/code/languages.js';
import { readCode, symbolsOf } from '../../../src/languages/code/symbols.js';
import type { CodeSymbol } from '../../../src/languages/code/symbols/reader.js';

const read = (language: Language, text: string): readonly CodeSymbol[] =>
  symbolsOf(readCode(language, text, lex(language, text)));

/** Names with their lines: `login 2-4`. */
export const namesAndLines = (language: Language, text: string): readonly string[] =>
  read(language, text).map(({ name, lines: [from, to] }) =>
    from === to ? `${name} ${from}` : `${name} ${from}-${to}`,
  );

/** The text of each symbol, by name. */
export const textsByName = (language: Language, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    read(language, text).map(({ name, from, to }) => [name, text.slice(from, to)]),
  );
