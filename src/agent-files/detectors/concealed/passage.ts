/**
 * A text that the rendered page does not show, or not as what it is. The generators beside this file
 * make them; `index.ts` decides which are reported. A new kind needs a name and a remedy there (the
 * compiler asks), its severity, and texts in `__tests__/security/S33-concealed-text.test.ts`. The
 * name of a kind is in the `key` of findings that users accepted: none is renamed.
 */
export interface ConcealedPassage {
  readonly kind: 'comment' | 'element' | 'attribute' | 'details' | 'far-right' | 'encoded';
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** What it says: decoded, and without the marks that hide it. */
  readonly text: string;
}
