import type { LineRange } from '../memory/citation.js';
import { closeness, contextAt } from './hints.js';
import type { LineMap } from './line-map.js';
import { placesAlike, type Known, type Unit } from './places.js';
import { outlineOf } from './scope.js';
import type { SourceText, Span } from './source-text.js';
import { standAlike } from './surroundings.js';
import { foldBlanks, foldedMapBetween } from './text-maps.js';

/**
 * Answers: where a cited text stands several times in a file, which of the places is it now, and
 * may nobody say? A wrong guess would keep trust in a fact whose own line went while its copy
 * stayed. So a place counts only where something tells it apart: the lines around it
 * (`nearestOf`), its turn among as many as before (`inOrder`), or that the other places were there
 * before as lines of their own (`isOfOthers`). Where one of several is gone, `hasFewerTwins` says
 * that nobody knows which.
 *
 * Example: `close(); close();` on two lines became one `close();`. Whether the first or the second
 * went cannot be seen, so a fact that cites the second is ambiguous.
 *
 * Nothing of it is stored. Called by `follow.ts`; `hasNewLine` by `elsewhere.ts`, which looks for
 * texts in other files. When it is wrong, `around.test.ts` breaks where a twin goes.
 */

/** Equal places whose surroundings are compared. */
const MOST_COMPARED = 50;

/**
 * Of equal places the one around which most lines are those that were around the known one; the one
 * that stayed where none is nearer.
 */
export function nearestOf(
  places: readonly Span[],
  stayed: Span,
  known: Known,
  source: SourceText,
): Span {
  if (places.length < 2 || places.length > MOST_COMPARED) return stayed;
  const context = contextAt(known.source, known.source.rangeOf(known.span));
  const score = (span: Span): number => closeness(source, source.rangeOf(span), context);
  const [best, second] = places
    .map((span) => ({ span, score: score(span) }))
    .toSorted((one, other) => other.score - one.score);
  return best === undefined || best.score === second?.score || best.score <= score(stayed)
    ? stayed
    : best.span;
}

/** Of equal places the one whose turn it is, where as many are there as there were: they were all laid out anew. */
export function inOrder(
  places: readonly Span[],
  known: Known,
  unit: Unit,
  exactly: boolean,
): Span | undefined {
  if (places.length < 2) return undefined;
  const { source, span } = known;
  const before = placesAlike(known, source, unit, exactly).filter((place) =>
    standAlike(source, span, source, place),
  );
  return before.length === places.length
    ? places[before.findIndex(({ from }) => from === span.from)]
    : undefined;
}

/** Whether of equal stretches right behind each other one is gone: nobody can say which. */
export function hasFewerTwins(
  known: Known,
  source: SourceText,
  span: Span,
  unit: Unit,
  exactly: boolean,
): boolean {
  const { source: old, span: was } = known;
  const oldTwins = twinsAround(old, old.rangeOf(was));
  if (oldTwins === 0 || twinsAround(source, source.rangeOf(span)) >= oldTwins) return false;
  // What came between two of them parts them, and as many are there as there were.
  const oldPlaces = placesAlike(known, old, unit, exactly);
  const newPlaces = placesAlike(known, source, unit, exactly);
  if (newPlaces.length < oldPlaces.length || newPlaces.length > MOST_COMPARED) return true;
  const count = (text: SourceText, places: readonly Span[]): number =>
    places.filter((place) => standAlike(old, was, text, place)).length;
  return count(source, newPlaces) < count(old, oldPlaces);
}

/** Twins that are counted on each side. */
const MOST_TWINS = 100;

/** How many stretches like a range, with a word in them, stand right before it and behind it. */
function twinsAround({ lines }: SourceText, [from, to]: LineRange): number {
  const height = to - from + 1;
  if (!lines.slice(from - 1, to).some((line) => /[\p{L}\p{N}]/u.test(line))) return 0;
  const isTwin = (start: number): boolean =>
    Array.from({ length: height }, (_, index) => foldBlanks(lines[start + index] ?? '')).every(
      (line, index) => line === foldBlanks(lines[from - 1 + index] ?? ''),
    );
  let count = 0;
  for (
    let start = from - 1 - height;
    start >= 0 && count < MOST_TWINS && isTwin(start);
    start -= height
  )
    count += 1;
  for (
    let start = to;
    start + height <= lines.length && count < 2 * MOST_TWINS && isTwin(start);
    start += height
  )
    count += 1;
  return count;
}

/**
 * Whether the lines of a place were there before as other lines than those of the range, in the
 * same construct: then it is another thing that says the same. Of lines without a word nobody can
 * say where they come from.
 */
export function isOfOthers(
  { source: old }: Known,
  source: SourceText,
  span: Span,
  [from, last]: LineRange,
): boolean {
  const [first, end] = source.rangeOf(span);
  const origins = originsOf(foldedMapBetween(old, source), source.lines.length);
  const oldLines: number[] = [];
  for (let line = first; line <= end; line += 1) {
    if (!/[\p{L}\p{N}]/u.test(source.lines[line - 1] ?? '') && first !== end) continue;
    const origin = (origins[line - 1] ?? -1) + 1;
    if (origin === 0 || (origin >= from && origin <= last)) return false;
    oldLines.push(origin);
  }
  const [oldFirst, oldLast] = [oldLines[0], oldLines.at(-1)];
  const oldPlace =
    oldFirst === undefined || oldLast === undefined ? null : old.spanOf([oldFirst, oldLast]);
  if (oldPlace === null) return false;
  // A map knows lines and no names: of functions that changed places it says that their equal lines stayed.
  return outlineOf(old).scopeOf(oldPlace).name === outlineOf(source).scopeOf(span).name;
}

/** Whether a line of a place was not there before the change. Lines without a word say nothing. */
export function hasNewLine(old: SourceText, source: SourceText, span: Span): boolean {
  const [first, end] = source.rangeOf(span);
  const origins = originsOf(foldedMapBetween(old, source), source.lines.length);
  for (let line = first; line <= end; line += 1) {
    if ((origins[line - 1] ?? -1) < 0 && /[\p{L}\p{N}]/u.test(source.lines[line - 1] ?? ''))
      return true;
  }
  return false;
}

/** Where each line of the new text was; -1 where it is new. */
function originsOf(map: LineMap, count: number): Int32Array {
  const known = originsByMap.get(map);
  if (known !== undefined) return known;
  const origins = new Int32Array(count).fill(-1);
  for (const [line, place] of map.to.entries()) if (place >= 0) origins[place] = line;
  originsByMap.set(map, origins);
  return origins;
}

const originsByMap = new WeakMap<LineMap, Int32Array>();
