import type { Sha256 } from '../tree/digest.js';
import type { Citation, LineRange, Selector } from '../memory/citation.js';
import type { Known } from './follow.js';
import type { BoundCitation } from './query.js';
import type { SourceText, Span } from './source-text.js';
import type { AnchorVerdict } from './verdict.js';

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

export interface Selection {
  /** The stretch that is hashed. */
  readonly span: Span;
  /** The digest to bind, where it is not that of the text of the span. */
  readonly digest?: Sha256;
  /** Why this anchor is a poor one, or null: it binds, and somebody should know. */
  readonly poor: string | null;
}

export function found(verdict: 'fresh' | 'moved' | 'reformatted', span: Span | null): Placement {
  return { verdict, span, slot: null, elsewhere: null };
}

export function lost(
  verdict: 'changed' | 'missing' | 'ambiguous',
  slot: Span | null = null,
  elsewhere: LineRange | null = null,
): Placement {
  return { verdict, span: null, slot, elsewhere };
}

/** `fresh` where a text stands as it did, `moved` where its lines are others than the hint says. */
export function foundAt(
  source: SourceText,
  { lines }: Pick<Citation, 'lines'>,
  span: Span,
  exactly: boolean,
): Placement {
  if (!exactly) return found('reformatted', span);
  return found(lines === null || lines[0] === source.rangeOf(span)[0] ? 'fresh' : 'moved', span);
}
