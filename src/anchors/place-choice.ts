import { bestAnchor, citeAt, LONGEST_QUOTE, trimmed, type BestAnchor } from './best-anchor.js';
import { outlineOf } from './outline-of.js';
import { passageAt } from './passage.js';
import { COARSE_LINES, LEAST_LETTERS } from './select.js';
import type { SourceText } from './source-text.js';
import { sharedWords } from './words.js';

/*
 * Which place of a file is a statement about, and is that clear? It is where the statement names a symbol, where a
 * place says half of its words and two more than any other place, and where a short file has no other place for it.
 */

/** A place that a statement may be about. */
export type RankedPlace = Pick<BestAnchor, 'selector' | 'lines'>;

export interface PlaceChoice {
  /** The best first. */
  readonly places: readonly RankedPlace[];
  readonly isClear: boolean;
}

/** Places that are offered. */
const MOST_OFFERED = 4;
/** Words that a place must have in common with a statement at least, and more than any other place. */
const ENOUGH_WORDS = 2;

export function placeChoice(source: SourceText, statement: string): PlaceChoice {
  const best = bestAnchor(source, statement);
  const ranked = rankedPlaces(source, statement);
  const isShort = source.lines.length <= COARSE_LINES;
  if (best.symbol !== null) return { places: withFirst(best, ranked), isClear: true };
  const [first, second] = ranked;
  if (first === undefined)
    return {
      places: [{ selector: { kind: 'file' }, lines: null }],
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

function withFirst(best: RankedPlace, ranked: readonly Ranked[]): RankedPlace[] {
  const first = { selector: best.selector, lines: best.lines };
  const name = JSON.stringify(first);
  return [first, ...ranked.map(({ place }) => place).filter((one) => JSON.stringify(one) !== name)];
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
    const text = written.trim();
    if (text.length > LONGEST_QUOTE || (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_LETTERS)
      continue;
    const words = sharedWords(statement, text);
    const span = words < ENOUGH_WORDS ? null : source.spanOf([index + 1, index + 1]);
    if (span === null || passageAt(outlineOf(source), trimmed(source, span))?.form === 'comment')
      continue;
    const place = citeAt(source, span);
    const name = JSON.stringify(place);
    if (place !== null && words > (found.get(name)?.words ?? 0)) found.set(name, { place, words });
  }
  return [...found.values()].toSorted((a, b) => b.words - a.words).slice(0, MOST_OFFERED);
}
