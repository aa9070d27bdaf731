import { bestAnchor, citeAt, LONGEST_QUOTE, trimmed, type BestAnchor } from './best-anchor.js';
import { outlineOf } from './outline-of.js';
import { passageAt } from './passage.js';
import type { LineRange } from '../memory/citation.js';
import { COARSE_LINES, LEAST_LETTERS } from './select.js';
import type { Span } from '../languages/outline/outline.js';
import type { SourceText } from './source-text.js';
import { sharedWords } from './words.js';

/* Which place a statement is about: where it names a symbol, or one place has two more of its words than any other. */

export interface RankedPlace extends Pick<BestAnchor, 'selector' | 'lines'> {
  /** Where it is; null for the whole file and for a symbol. */
  readonly at: LineRange | null;
}

export interface PlaceChoice {
  readonly places: readonly RankedPlace[];
  readonly isClear: boolean;
}

const MOST_OFFERED = 4;
/** Words that a place must have in common with a statement at least, and more than any other place. */
const ENOUGH_WORDS = 2;

export function placeChoice(source: SourceText, statement: string): PlaceChoice {
  const best = bestAnchor(source, statement);
  const ranked = rankedPlaces(source, statement);
  const isShort = source.lines.length <= COARSE_LINES;
  if (best.symbol !== null) return { places: withFirst(source, best, ranked), isClear: true };
  const [first, second] = ranked;
  if (first === undefined)
    return {
      places: [{ selector: { kind: 'file' }, lines: null, at: null }],
      isClear: isShort,
    };
  const isClear =
    second === undefined
      ? isShort || saysHalf(statement, first)
      : first.words >= second.words + ENOUGH_WORDS && saysHalf(statement, first);
  return { places: ranked.map(({ place }) => place), isClear };
}

function saysHalf(statement: string, { words }: Ranked): boolean {
  return words >= sharedWords(statement, statement) / 2;
}

function withFirst(source: SourceText, best: BestAnchor, ranked: readonly Ranked[]): RankedPlace[] {
  const { selector, lines } = best;
  const first = { selector, lines, at: placeAt(source, best) };
  const isOther = (one: RankedPlace): boolean =>
    JSON.stringify([one.selector, one.lines]) !== JSON.stringify([selector, lines]);
  return [first, ...ranked.map(({ place }) => place).filter(isOther)];
}

/** The lines of a quote, or those that are cited. */
function placeAt(
  source: SourceText,
  { selector, lines }: Omit<RankedPlace, 'at'>,
): LineRange | null {
  if (selector.kind !== 'quote') return lines;
  const from = source.text.indexOf(selector.quote);
  return from < 0 ? null : source.rangeOf({ from, to: from + selector.quote.length });
}

interface Ranked {
  readonly place: RankedPlace;
  readonly words: number;
}

/** Statements of a file by the words that they share with another one; comments say what code should do. */
function rankedPlaces(source: SourceText, statement: string): Ranked[] {
  const found = new Map<string, Ranked>();
  if (source.encoding !== 'utf8') return [];
  for (const [index, written] of source.lines.entries()) {
    const words = isReadable(written.trim()) ? sharedWords(statement, written) : 0;
    const span = words < ENOUGH_WORDS ? null : source.spanOf([index + 1, index + 1]);
    const cited = span === null || isComment(source, span) ? null : citeAt(source, span);
    const name = JSON.stringify(cited);
    if (cited !== null && words > (found.get(name)?.words ?? 0))
      found.set(name, { place: { ...cited, at: placeAt(source, cited) }, words });
  }
  return [...found.values()].toSorted((a, b) => b.words - a.words).slice(0, MOST_OFFERED);
}

function isReadable(text: string): boolean {
  return (
    text.length <= LONGEST_QUOTE && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS
  );
}

function isComment(source: SourceText, span: Span): boolean {
  return passageAt(outlineOf(source), trimmed(source, span))?.form === 'comment';
}
