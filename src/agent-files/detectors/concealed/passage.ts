/** A text that the rendered page does not show, or not as what it is. */
export interface ConcealedPassage {
  readonly kind: 'comment' | 'element' | 'attribute' | 'details' | 'far-right' | 'encoded';
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** What it says: decoded, and without the marks that hide it. */
  readonly text: string;
}
