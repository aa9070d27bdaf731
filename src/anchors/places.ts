import type { CanonicalToken } from '../languages/code/canonical-tokens.js';
import { canonicalSlice, withoutTrailing } from './normal-digest.js';
import { occurrences } from './occurrences.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Where does the text of a known span stand in another version? `exactPlaces` finds it letter by
 * letter, `equalPlaces` by its tokens, so that other blanks do not matter; `wholeLines` widens a
 * span to its lines.
 *
 * `follow.ts` collects places by it, and then asks which of them is meant; `elsewhere.ts` looks in
 * other files. Nothing of it is stored. A place too few costs trust, the safe error.
 * `__tests__/anchors/reindented.test.ts` and `elsewhere.test.ts` beside it fail when this is
 * wrong.
 */

/** A span in the text that it was bound to: its digest is proven there. */
export interface Known {
  readonly source: SourceText;
  readonly span: Span;
}

/** Whether a span is whole lines or any characters. */
export type Unit = 'lines' | 'characters';

/**
 * Where the text of a known span stands in another text.
 *
 * @param exactly whether every character must be the same, or the tokens alone.
 */
export function placesAlike(
  known: Known,
  source: SourceText,
  unit: Unit,
  exactly: boolean,
): Span[] {
  return exactly ? exactPlaces(known, source, unit) : equalPlaces(known, source, unit);
}

/** Where the same letters stand; of whole lines, the same lines. */
export function exactPlaces({ source: old, span }: Known, source: SourceText, unit: Unit): Span[] {
  const text = old.slice(span);
  if (unit === 'lines') return linePlaces(source, source.lines, text.split('\n'));
  return occurrences(source.text, text).map((from) => ({ from, to: from + text.length }));
}

/** Where the same tokens stand, in other blanks; in plain text: the same lines but for blanks at their ends. */
export function equalPlaces(known: Known, source: SourceText, unit: Unit): Span[] {
  const tokens = canonicalSlice(known.source, known.span);
  const { canonical } = source;
  if (tokens === null || canonical === null)
    return unit === 'lines'
      ? linePlaces(
          source,
          source.lines.map(withoutTrailing),
          known.source.slice(known.span).split('\n').map(withoutTrailing),
        )
      : [];
  const places = occurrences(
    canonical.map(({ text }) => text),
    tokens.map(({ text }) => text),
  );
  return places.flatMap((at) => {
    const [first, last] = [canonical[at], canonical[at + tokens.length - 1]];
    if (first === undefined || last === undefined) return [];
    const span = { from: first.from, to: last.to };
    if (unit === 'characters') return [span];
    const whole = wholeLines(source, span);
    return hasSameNeighbours(known.source, tokens, canonical, at, whole) ? [whole] : [];
  });
}

/**
 * Whether what stands beside a run of tokens on its first and last line stood beside it before: on those lines, or on
 * those around them, which a formatter may have joined.
 */
function hasSameNeighbours(
  old: SourceText,
  tokens: readonly CanonicalToken[],
  canonical: readonly CanonicalToken[],
  at: number,
  whole: Span,
): boolean {
  const before = old.canonical ?? [];
  const [first] = tokens;
  const start = first === undefined ? -1 : before.indexOf(first);
  if (start < 0) return false;
  const isEqual = (index: number): boolean =>
    before[start + index - at]?.text === canonical[index]?.text;
  for (let index = at - 1; (canonical[index]?.from ?? -1) >= whole.from; index -= 1)
    if (!isEqual(index)) return false;
  for (let index = at + tokens.length; (canonical[index]?.to ?? Infinity) <= whole.to; index += 1)
    if (!isEqual(index)) return false;
  return true;
}

/** Where a row of lines stands in others, as stretches of the text. */
function linePlaces(
  source: SourceText,
  lines: readonly string[],
  wanted: readonly string[],
): Span[] {
  return occurrences(lines, wanted).flatMap(
    (at) => source.spanOf([at + 1, at + wanted.length]) ?? [],
  );
}

/** A span widened to whole lines. */
export function wholeLines(source: SourceText, span: Span): Span {
  return source.spanOf(source.rangeOf(span)) ?? span;
}
