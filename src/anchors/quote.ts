import type { Citation } from '../memory/citation.js';
import { follow } from './follow.js';
import { agreement, isInScope } from './hints.js';
import { normalDigest } from './normal-digest.js';
import { occurrences } from './occurrences.js';
import type { BoundCitation } from './query.js';
import { foundAt, lost, type Placement, type SelectorReader } from './selector.js';
import type { SourceText, Span } from './source-text.js';
import { findSymbol } from './symbol.js';

/*
 * Where does a quoted text of a file stand now? A quote that stands there once is found; one that
 * stands there twice is told apart by its symbol, its hints or the former text, or is `ambiguous`.
 *
 * `selectors.ts` lists it. To lose a place is a false alarm, the safe error; to take a twin for the cited
 * one must never be. LEAST_LETTERS is what `bind` asks of a new quote, and NEAR how much must be left
 * around one of several: neither is stored, and both may change (`best-anchor.ts` repeats the first). What
 * is hashed is the quote alone, and stays. `__tests__/anchors/quote.test.ts` fails when this is wrong.
 */

/** A quote with fewer letters and digits than this is found by chance: `return null` has 10. */
export const LEAST_LETTERS = 12;

/** Literal text of the file, or of one of its symbols: what is hashed is the quote itself, wherever it stands once. */
export const quoteSelector: SelectorReader = {
  kind: 'quote',

  place(source, citation, known) {
    const area = areaOf(source, citation);
    if (area === 'ambiguous') return lost('ambiguous');
    if (known !== null) {
      const followed = follow(known, source, citation.norm, 'characters');
      switch (followed.kind) {
        case 'found':
          return area !== null && isInside(followed.span, area)
            ? foundAt(source, citation, followed.span, followed.exactly)
            : lost('changed', followed.span, source.rangeOf(followed.span));
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
    return area === null ? lost('missing') : searched(source, citation, area);
  },

  select(source, citation) {
    const area = areaOf(source, citation);
    if (area === null) return 'the file has no symbol of this name';
    if (area === 'ambiguous') return 'there is more than one symbol of this name in the file';
    const places = placesOf(source, citation).filter((span) => isInside(span, area));
    const [first] = places;
    if (first === undefined)
      return symbolOf(citation) === null
        ? 'the quote is not in the file'
        : 'the quote is not inside that symbol';
    const chosen =
      places.length === 1 ? first : places.find((span) => beginsAt(source, span, citation));
    if (chosen === undefined)
      return 'the quote is in the file more than once; quote more, so that it is unique';
    return {
      span: chosen,
      poor:
        lettersOf(source.slice(chosen), source.encoding) < LEAST_LETTERS
          ? `the quote has fewer than ${LEAST_LETTERS} letters or digits, so it can be found by chance; quote more`
          : null,
    };
  },
};

/** Finds a quote where the text that it was bound to is not at hand. */
function searched(source: SourceText, citation: BoundCitation, area: Span): Placement {
  const literal = placesOf(source, citation).filter((span) => isInside(span, area));
  const places = literal.filter(
    (span) => normalDigest(source, span, citation.norm) === citation.digest,
  );
  const good = places.filter((span) => isInScope(source, span, citation));
  const there = good.find((span) => beginsAt(source, span, citation));
  if (there !== undefined) return foundAt(source, citation, there, true);
  const [only] = good;
  if (only !== undefined && good.length === 1) return foundAt(source, citation, only, true);
  if (good.length > 1) {
    const near = good.filter(
      (span) => agreement(source, source.rangeOf(span), citation.context) >= NEAR,
    );
    return near[0] !== undefined && near.length === 1
      ? foundAt(source, citation, near[0], true)
      : lost('ambiguous');
  }
  const slot =
    (citation.lines === null ? null : source.spanOf(citation.lines)) ?? literal[0] ?? null;
  const [first] = places;
  return lost(
    slot === null ? 'missing' : 'changed',
    slot,
    first === undefined ? null : source.rangeOf(first),
  );
}

/** Lines of the six around one of several places that must be those that were remembered: most of them. */
const NEAR = 4;

/** Every place of the quoted text in the file, wherever it may stand. */
function placesOf(source: SourceText, citation: Citation): Span[] {
  const quote = citation.selector.kind === 'quote' ? source.literal(citation.selector.quote) : '';
  return occurrences(source.text, quote).map((from) => ({ from, to: from + quote.length }));
}

/** Where the quote may stand: the whole file, or the symbol beside it. */
function areaOf(source: SourceText, citation: Citation): Span | 'ambiguous' | null {
  const symbol = symbolOf(citation);
  return symbol === null ? { from: 0, to: source.text.length } : findSymbol(source, symbol);
}

/** The symbol that the citation names beside its quote, if any. */
function symbolOf({ selector }: Citation): string | null {
  return selector.kind === 'quote' ? selector.symbol : null;
}

function isInside(span: Span, area: Span): boolean {
  return span.from >= area.from && span.to <= area.to;
}

/** Whether a place begins in the first line of the hint. */
function beginsAt(source: SourceText, span: Span, { lines }: Citation): boolean {
  return lines !== null && source.lineAt(span.from) === lines[0];
}

/** Letters and digits of a text. */
export function lettersOf(text: string, encoding: SourceText['encoding']): number {
  return (
    Buffer.from(text, encoding)
      .toString('utf8')
      .match(/[\p{L}\p{N}]/gu)?.length ?? 0
  );
}
