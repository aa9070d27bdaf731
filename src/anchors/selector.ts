import type { Sha256 } from '../tree/digest.js';
import type { Citation, LineRange, Selector } from '../memory/citation.js';
import type { Known } from './follow.js';
import type { BoundCitation } from './query.js';
import type { SourceText, Span } from './source-text.js';
import type { AnchorVerdict } from './verdict.js';

/*
 * What does every kind of selector (`lines`, `quote`, `symbol`, …) have to answer? `place`: where is
 * the cited text now, and is it still the same? `select`: which text is hashed when somebody binds?
 *
 * `selectors.ts` lists the kinds. `compare.ts` calls `place` for each source that is read,
 * `bind.ts` calls `select`. To lose a place is a false alarm, the safe error; to find another one
 * keeps trust in code that is gone. A new kind is one file with a `SelectorReader`; CONTRIBUTING
 * ("A selector") names the other places. `__tests__/anchors/quote.test.ts` and `pointer.test.ts`
 * beside it fail when this is wrong.
 */

/** Where a citation stands in a readable file. */
export interface Placement {
  readonly verdict: Extract<
    AnchorVerdict,
    'fresh' | 'reformatted' | 'moved' | 'changed' | 'missing' | 'ambiguous'
  >;
  /** Where it was found; null where it was not, and where it has no place (an absent text). */
  readonly span: Span | null;
  /** What stands in its place where the text is another one. */
  readonly slot: Span | null;
  /** The same text where it is not the same thing: a hint. */
  readonly elsewhere: LineRange | null;
}

/** How one kind of selector finds its span. */
export interface SelectorReader {
  readonly kind: Selector['kind'];
  /**
   * Compares a citation with the file as it is.
   *
   * @param known the span in the text that it was bound to, where that is at hand: then it is followed from there.
   */
  place(source: SourceText, citation: BoundCitation, known: Known | null): Placement;
  /** The span that the selector points to now, for binding; a string says why it cannot be bound. */
  select(source: SourceText, citation: Citation): Selection | string;
}

/** What a new binding would hash. */
export interface Selection {
  /** The stretch that is hashed. */
  readonly span: Span;
  /** The digest to bind, where it is not that of the text of the span. */
  readonly digest?: Sha256;
  /** Why this anchor is a poor one, or null: it binds, and somebody should know. */
  readonly poor: string | null;
}

/** The text is there: its fact keeps trust. */
export function found(verdict: 'fresh' | 'moved' | 'reformatted', span: Span | null): Placement {
  return { verdict, span, slot: null, elsewhere: null };
}

/**
 * The text is not there, or nobody can say where: its fact loses trust.
 *
 * @param slot what stands in its place now, for the tier of the change.
 * @param elsewhere lines with the same text that are not the cited place, for the report.
 */
export function lost(
  verdict: 'changed' | 'missing' | 'ambiguous',
  slot: Span | null = null,
  elsewhere: LineRange | null = null,
): Placement {
  return { verdict, span: null, slot, elsewhere };
}

/**
 * `fresh` where a text stands as it did, `moved` where its lines are others than the hint says.
 *
 * @param exactly whether it is the same letter by letter; else it is `reformatted`. True as well
 *   where nothing is at hand that could tell.
 */
export function foundAt(
  source: SourceText,
  { lines }: Pick<Citation, 'lines'>,
  span: Span,
  exactly: boolean,
): Placement {
  if (!exactly) return found('reformatted', span);
  return found(lines === null || lines[0] === source.rangeOf(span)[0] ? 'fresh' : 'moved', span);
}
