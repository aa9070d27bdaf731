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

/**
 * Whether a text speaks to an agent: the second sign that concealed text needs before anything is said
 * of it (SECURITY S33). Linear; never throws.
 */
export type Signal = (text: string) => boolean;

/** Characters of a text that are read; what hides orders is shorter, and what is longer hides by its length. */
export const LONGEST_READ = 200_000;
