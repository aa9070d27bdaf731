import { occurrences } from './occurrences.js';
import { sharedWords } from './relevance.js';
import { symbolsIn } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import type { Selector } from '../citation.js';
import type { CodeSymbol } from '../code/symbols.js';

/** A quote longer than this is not read by anybody. */
const LONGEST_QUOTE = 160;
const LEAST_LETTERS = 12;
/** Words of the statement that a line must name to be what the statement is about. */
const ENOUGH_WORDS = 2;

/**
 * The narrowest anchor in a file that a statement names: a symbol with a quote inside it, else a quote, else a symbol,
 * else the whole file. Nothing is guessed: of two that fit equally well, none is taken.
 */
export function bestSelector(source: SourceText, statement: string): Selector {
  const symbol = namedSymbol(source, statement);
  const quote = bestQuote(source, statement, symbol ?? { from: 0, to: source.text.length });
  if (quote !== null) return { kind: 'quote', quote, symbol: symbol?.name ?? null };
  return symbol === null ? { kind: 'file' } : { kind: 'symbol', symbol: symbol.name };
}

/** The one symbol whose name the statement says as it is written. */
function namedSymbol(source: SourceText, statement: string): CodeSymbol | null {
  const said = new Set(statement.match(/[\p{L}_$#][\p{L}\p{N}_$]*(?:\.[\p{L}_$#][\p{L}\p{N}_$]*)*/gu) ?? []);
  const all = symbolsIn(source);
  const isOnce = (symbol: CodeSymbol): boolean => all.filter(({ name }) => name === symbol.name).length === 1;
  const byWholeName = all.filter((symbol) => symbol.name.includes('.') && said.has(symbol.name) && isOnce(symbol));
  // A plain word of the language is no name, even if something is called so: a name has a capital, a digit or a mark inside.
  const byOwnName = all.filter((symbol) => isWritten(ownName(symbol)) && said.has(ownName(symbol)) && isOnce(symbol));
  const [only, another] = byWholeName.length > 0 ? byWholeName : byOwnName;
  return only !== undefined && another === undefined ? only : null;
}

function ownName({ name }: CodeSymbol): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function isWritten(name: string): boolean {
  return /[\p{Lu}_$#\d]/u.test(name.slice(1)) || /^[_$#]/.test(name);
}

/** The line that names more of the statement than any other one, and stands in the file once. */
function bestQuote(source: SourceText, statement: string, area: Span): string | null {
  const [first, last] = source.rangeOf(area);
  let best: { quote: string; words: number } | null = null;
  let isTie = false;
  for (let line = first; line <= last; line += 1) {
    const quote = (source.lines[line - 1] ?? '').trim();
    const letters = quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters < LEAST_LETTERS || quote.length > LONGEST_QUOTE) continue;
    const words = sharedWords(statement, quote);
    if (words < ENOUGH_WORDS || words < (best?.words ?? 0)) continue;
    isTie = words === best?.words;
    best = { quote, words };
  }
  return best !== null && !isTie && source.encoding === 'utf8' && occurrences(source.text, best.quote).length === 1 ? best.quote : null;
}
