import type { Span } from '../languages/outline/outline.js';
import { outlineOf, symbolsIn } from './outline-of.js';
import { LEAST_LETTERS, occurrences } from './select.js';
import type { SourceText } from './source-text.js';
import { passageAt } from './passage.js';
import { sharedWords } from './words.js';
import type { LineRange, Selector } from '../memory/citation.js';
import type { CodeSymbol } from '../languages/code/symbols/reader.js';

/* What a fact should cite of a file: a symbol that the statement names, with a quote of the line with its words. */

/** A quote longer than this is not read by anybody. */
export const LONGEST_QUOTE = 160;
/** Words of the statement that a line must name to be what the statement is about: one alone is often chance. */
const ENOUGH_WORDS = 2;

/** Lines of a statement that are cited as a whole; of a longer one, the line alone is. */
const MOST_LINES = 40;

export interface BestAnchor {
  readonly selector: Selector;
  /** First and last line, where the selector is `lines`. */
  readonly lines: LineRange | null;
  /** The symbol that the statement names; null where it names none. */
  readonly symbol: string | null;
  /** Words of the statement that the best line names; null where no line was chosen. */
  readonly words: number | null;
}

/**
 * The narrowest anchor that a statement has in a file: a quote or lines; where two fit equally well, the symbol that
 * the statement names, else the whole file. What is quoted is always a whole statement, or a whole item of a list.
 */
export function bestAnchor(source: SourceText, statement: string): BestAnchor {
  const symbol = namedSymbol(source, statement);
  const best = bestLines(source, statement, symbol ?? { from: 0, to: source.text.length });
  const named = symbol?.name ?? null;
  const [chosen, another] = distinct(best.lines.map((line) => wholeAt(source, line, named)));
  if (chosen !== null && chosen !== undefined && another === undefined)
    return { ...chosen, symbol: named, words: best.words };
  return {
    selector: symbol === null ? { kind: 'file' } : { kind: 'symbol', symbol: symbol.name },
    lines: null,
    symbol: named,
    words: null,
  };
}

type Chosen = Pick<BestAnchor, 'selector' | 'lines'>;

/** The statement that holds a span, by its lines where a quote of it would not be unique; null where it is too long. */
export function citeAt(source: SourceText, span: Span): Chosen | null {
  const passage = passageAt(outlineOf(source), trimmed(source, span));
  if (passage === null) return null;
  const [first, last] = source.rangeOf(passage.span);
  if (last - first >= MOST_LINES) return null;
  const line = source.spanOf([first, last]);
  const whole =
    line === null || first !== last ? null : wholeAt(source, trimmed(source, line), null);
  return whole ?? { selector: { kind: 'lines' }, lines: [first, last] };
}

function distinct(anchors: readonly (Chosen | null)[]): readonly (Chosen | null)[] {
  return [...new Map(anchors.map((anchor) => [JSON.stringify(anchor), anchor])).values()];
}

/** What to cite of a line, so that no statement is cut; null where a quote of it would not be unique. */
function wholeAt(source: SourceText, line: Span, symbol: string | null): Chosen | null {
  const passage = passageAt(outlineOf(source), line);
  if (passage?.form === 'head') {
    const all = symbolsIn(source) ?? [];
    const only = all.find(({ from }) => from === passage.span.from);
    if (only !== undefined && all.filter(({ name }) => name === only.name).length === 1)
      return { selector: { kind: 'symbol', symbol: only.name }, lines: null };
  }
  const [first, last] = source.rangeOf(passage?.span ?? line);
  if (first !== last && last - first < MOST_LINES)
    return { selector: { kind: 'lines' }, lines: [first, last] };
  const text = source.slice(line);
  return lettersOf(text) >= LEAST_LETTERS && occurrences(source.text, text).length === 1
    ? { selector: { kind: 'quote', quote: text, symbol }, lines: null }
    : null;
}

/** The one symbol whose name the statement says as written. */
function namedSymbol(source: SourceText, statement: string): CodeSymbol | null {
  // Names as the statement writes them, dotted ones whole: `Auth.login`, `#limit`, `$user`.
  const said = new Set(
    statement.match(/[\p{L}_$#][\p{L}\p{N}_$]*(?:\.[\p{L}_$#][\p{L}\p{N}_$]*)*/gu) ?? [],
  );
  const all = symbolsIn(source) ?? [];
  const isOnce = (symbol: CodeSymbol): boolean =>
    all.filter(({ name }) => name === symbol.name).length === 1;
  const byWholeName = all.filter(
    (symbol) => symbol.name.includes('.') && said.has(symbol.name) && isOnce(symbol),
  );
  // A plain word of the language is no name, even if something is called so: a name has a capital,
  // a digit or a mark inside.
  const byOwnName = all.filter(
    (symbol) => looksLikeCode(ownName(symbol)) && said.has(ownName(symbol)) && isOnce(symbol),
  );
  const [only, another] = byWholeName.length > 0 ? byWholeName : byOwnName;
  return only !== undefined && another === undefined ? only : null;
}

function ownName({ name }: CodeSymbol): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Whether a name looks like code: `maxRetries`, `max_retries`, `_retry`, `V2`; not `retry` or `Retry`. */
function looksLikeCode(name: string): boolean {
  return /[\p{Lu}_$#\d]/u.test(name.slice(1)) || /^[_$#]/.test(name);
}

/** With more lines that fit equally well, none is chosen. Fewer may be parts of one statement. */
const MOST_TIES = 5;

/** The lines that name most of the statement; none where too many fit equally well. */
function bestLines(
  source: SourceText,
  statement: string,
  area: Span,
): { readonly lines: readonly Span[]; readonly words: number } {
  const [first, last] = source.rangeOf(area);
  let most = ENOUGH_WORDS;
  let numbers: number[] = [];
  for (let number = first; source.encoding === 'utf8' && number <= last; number += 1) {
    const line = (source.lines[number - 1] ?? '').trim();
    if (lettersOf(line) < LEAST_LETTERS || line.length > LONGEST_QUOTE) continue;
    const shared = sharedWords(statement, line);
    if (shared < most || isComment(source, number)) continue;
    if (shared > most) numbers = [];
    most = shared;
    numbers.push(number);
  }
  const lines =
    numbers.length > MOST_TIES
      ? []
      : numbers.flatMap((number) => source.spanOf([number, number]) ?? []);
  return { lines: lines.map((line) => trimmed(source, line)), words: most };
}

/** Whether a line is nothing but comment: it says what the code should do. */
function isComment(source: SourceText, number: number): boolean {
  const line = source.spanOf([number, number]);
  const passage = line === null ? null : passageAt(outlineOf(source), trimmed(source, line));
  return passage?.form === 'comment';
}

export function trimmed(source: SourceText, span: Span): Span {
  const text = source.slice(span);
  const from = span.from + (text.length - text.trimStart().length);
  return { from, to: from + text.trim().length };
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
