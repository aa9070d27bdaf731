import type { Veto } from './vetoes.js';

/** What can be said of two texts that are alike. */

/** A fact or note that is compared with others to find near-duplicates. */
export interface Text {
  /** One a text; it breaks ties. */
  readonly id: string;
  readonly text: string;
}

/**
 * `duplicate`: each is in the other by four fifths of its weight, and nothing vetoes. `subsumed`:
 * the smaller one is, in one passage of the other, which is larger by a third or more. `near`: they
 * overlap as much, but a veto fires, or each says a little that the other does not. Nothing of it
 * is ever to be merged without being looked at.
 */
export type Kind = 'duplicate' | 'subsumed' | 'near';

/** A word that both texts have. */
export interface SharedWord {
  readonly word: string;
  /** 1 of a word that is in every text, up to about 3.5 of one that is in a single one of ten thousand. */
  readonly weight: number;
}

/** What one text is to another. */
export interface SimilarText {
  readonly kind: Kind;
  /** The id of the other one. */
  readonly other: string;
  /** Weighted Jaccard: what they share by what either has. 0 to 1, in thousandths. */
  readonly similarity: number;
  /** Whether this one is the smaller: what is subsumed is in the other. Equal ones are both no part. */
  readonly isPart: boolean;
  /** The rarest words that they share, the rarest first. */
  readonly shared: readonly SharedWord[];
  readonly vetoes: readonly Veto[];
  /** Whether one says the contrary of the other: of two that are `near`, a correction and not only an addition. */
  readonly contradicts: boolean;
}

/** What a text is like. */
export interface SimilarTexts {
  /** The most similar first, of equals by id; at most ten a kind. */
  readonly found: readonly SimilarText[];
  /** How many more it is like, that are not in `found`: at least so many where it is not complete. */
  readonly more: number;
  /**
   * Whether it was compared with all that it may be like; false only of very many texts that share
   * nearly everything.
   */
  readonly isComplete: boolean;
}
