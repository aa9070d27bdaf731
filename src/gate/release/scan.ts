import type { Claim } from '../../agent-files/claims/claims.js';
import type { Demo } from '../../agent-files/claims/demonstrations.js';
import type { Unlabelled } from './labels.js';

/** A document that speaks of this repository's memory. */
export interface Page {
  readonly path: string;
  /** What it claims of memory; none where the change leaves the document alone. */
  readonly claims: readonly Claim[];
  /** Demonstrations that it marks. */
  readonly demos: readonly Demo[];
}

/** What the release gate saw in one tree. What was not read is counted in `left`. */
export interface ReleaseScan {
  readonly pages: readonly Page[];
  readonly entries: readonly (Unlabelled & { readonly path: string })[];
  /** Files that were looked at because the change touches them. */
  readonly looked: { readonly pages: number; readonly entries: number };
  /** Memory documents that the change touches and that were not read: too large, or too many. They fail. */
  readonly unread: readonly string[];
  /** Files that were not looked at: too large, or past the cap. */
  readonly left: { readonly pages: number; readonly entries: number };
}

export const NOTHING_SCANNED: ReleaseScan = {
  pages: [],
  entries: [],
  looked: { pages: 0, entries: 0 },
  unread: [],
  left: { pages: 0, entries: 0 },
};
