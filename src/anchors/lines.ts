import type { LineRange } from '../memory/citation.js';
import { readAround } from './around.js';
import { follow } from './follow.js';
import { agreement, areComplete, isInScope } from './hints.js';
import { normalDigest } from './normal-digest.js';
import type { BoundCitation } from './query.js';
import { found, foundAt, lost, type Placement, type SelectorReader } from './selector.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Where do the cited lines of a file stand now? Lines 10 to 12 that came to stand in 13 to 15 are
 * `moved`; where the same text stands several times and nothing tells it apart, it is `ambiguous`.
 *
 * `selectors.ts` lists it. To lose a place is a false alarm, the safe error; to take a copy for the cited one
 * must never be. The caps at the top bound the time of a search; ENOUGH is asked of places that have the right
 * text already. None of them is stored. `__tests__/anchors/anchors.test.ts` ("a range of lines") fails when
 * this is wrong, and for what is found by hints alone `lines-by-hints.test.ts` beside it.
 */

/**
 * Characters that one search for a moved span may hash; above it the span counts as changed rather
 * than searched for ever.
 */
const SEARCH_LENGTH = 8 * 1024 * 1024;
/** Places at which a search stops: more of them are ambiguous anyhow. */
const MOST_PLACES = 20;
/**
 * Lines of the six around a place (three above, three below) that must be those that were remembered.
 * The text itself has the right digest already, so few are enough to tell its place from a copy.
 */
const ENOUGH = 2;

/** A range of lines: the text is what counts, the numbers are a hint. */
export const linesSelector: SelectorReader = {
  kind: 'lines',

  place(source, citation, known) {
    if (known !== null) {
      const followed = follow(known, source, citation.norm, 'lines');
      switch (followed.kind) {
        case 'found':
          return foundAt(source, citation, followed.span, followed.exactly);
        case 'ambiguous':
          return lost('ambiguous');
        case 'lost':
          return lost(
            followed.slot === null ? 'missing' : 'changed',
            followed.slot,
            followed.elsewhere === null ? null : source.rangeOf(followed.elsewhere),
          );
      }
    }
    return searched(source, citation);
  },

  select(source, citation) {
    if (citation.lines === null) return 'it gives no lines';
    const span = source.spanOf(citation.lines);
    if (span === null) return `the file has only ${source.lines.length} lines`;
    return source.slice(span).trim() === '' ? 'these lines are blank' : { span, poor: null };
  },
};

/** Finds a span by its digest alone, where the text that it was bound to is not at hand. */
function searched(source: SourceText, citation: BoundCitation): Placement {
  const hint: LineRange = citation.lines ?? [1, 1];
  const there = source.spanOf(hint);
  const isThere = there !== null && normalDigest(source, there, citation.norm) === citation.digest;
  if (isThere && isInScope(source, there, citation)) return found('fresh', there);
  const places = windows(source, citation, hint[1] - hint[0] + 1);
  const good = places.filter((span) => isInScope(source, span, citation));
  // Where the hints are complete, a place must also be known by what stands around it: by its construct or symbol, if
  // it is the only one, else by its neighbours.
  const known = !areComplete(citation)
    ? good
    : good.filter((span) =>
        (citation.within !== null || readAround(citation.around).digest !== null) &&
        good.length === 1
          ? true
          : agreement(source, source.rangeOf(span), citation.context) >= ENOUGH,
      );
  const [only] = known;
  if (only !== undefined)
    return known.length > 1 ? lost('ambiguous') : foundAt(source, citation, only, true);
  const [first] = places;
  return lost(
    there === null ? 'missing' : 'changed',
    there,
    first === undefined ? null : source.rangeOf(first),
  );
}

/** Windows of as many lines as were cited, whose digest is the wanted one. */
function windows(source: SourceText, citation: BoundCitation, count: number): Span[] {
  const places: Span[] = [];
  let hashed = 0;
  for (
    let from = 1;
    from + count - 1 <= source.lines.length && places.length < MOST_PLACES;
    from += 1
  ) {
    const span = source.spanOf([from, from + count - 1]);
    if (span === null) continue;
    hashed += span.to - span.from + 64; // a digest costs something, however short its text
    if (hashed > SEARCH_LENGTH) return [];
    if (normalDigest(source, span, citation.norm) === citation.digest) places.push(span);
  }
  return places;
}
