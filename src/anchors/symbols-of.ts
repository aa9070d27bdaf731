import { languageOf, lex } from '../languages/code/languages.js';
import { nearestNames, readCode, symbolsOf } from '../languages/code/symbols.js';
import type { CodeSymbol } from '../languages/code/symbols/reader.js';
import type { SourceText } from './source-text.js';

const known = new WeakMap<SourceText, readonly CodeSymbol[]>();

/** The symbols of a file, read once; null where its kind has none. */
export function symbolsIn(source: SourceText): readonly CodeSymbol[] | null {
  const language = source.encoding === 'utf8' ? languageOf(source.path) : null;
  if (language === null) return null;
  const symbols =
    known.get(source) ?? symbolsOf(readCode(language, source.text, lex(language, source.text)));
  known.set(source, symbols);
  return symbols;
}

/** The name in a file that somebody may have meant. */
export function nearSymbol(source: SourceText, name: string): string | null {
  return nearestNames(symbolsIn(source) ?? [], name)[0] ?? null;
}
