import type { Language } from '../../../src/languages/code/language.js';
import { lex } from '../../../src/languages/code/lex.js';
import { readCode, symbolsOf, type CodeSymbol } from '../../../src/languages/code/symbols.js';

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
