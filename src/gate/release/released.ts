import type { Claim } from '../../live/claims/claims.js';
import type { Demo } from '../../live/claims/demos.js';
import type { Unlabelled } from './unlabelled.js';

/** What the release gate saw in one tree. */
export interface Released {
  readonly pages: readonly { readonly path: string; readonly claims: readonly Claim[]; readonly demos: readonly Demo[] }[];
  readonly entries: readonly (Unlabelled & { readonly path: string })[];
  /** Files that were looked at because the change touches them. */
  readonly looked: { readonly pages: number; readonly entries: number };
  /** Files that were not looked at: too large, or past the cap. */
  readonly left: { readonly pages: number; readonly entries: number };
}

export const NOTHING_RELEASED: Released = { pages: [], entries: [], looked: { pages: 0, entries: 0 }, left: { pages: 0, entries: 0 } };
