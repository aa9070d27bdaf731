import type { Sha256 } from '../../tree/digest.js';
import type { Citation, LineRange, Selector } from '../citation.js';
import type { SourceText } from './source-text.js';
import type { AnchorVerdict } from './verdict.js';

/** Where a citation stands in a readable file. `lines` is the place found, null where none is. */
export interface Placement {
  readonly verdict: Extract<AnchorVerdict, 'fresh' | 'reformatted' | 'moved' | 'changed' | 'missing' | 'ambiguous'>;
  readonly lines: LineRange | null;
}

/** How one kind of selector finds its span. */
export interface SelectorReader {
  readonly kind: Selector['kind'];
  /** Compares a citation that has a digest with the file as it is. */
  place(source: SourceText, citation: Citation, digest: Sha256): Placement;
  /** The span that the selector points to now, for binding; a string says why it cannot be bound. */
  select(source: SourceText, citation: Citation): Selection | string;
}

export interface Selection {
  /** The text that is hashed, in the latin1 view of a SourceText. */
  readonly span: string;
  readonly lines: LineRange;
  /** Why this anchor is a poor one, or null: it binds, and somebody should know. */
  readonly poor: string | null;
}
