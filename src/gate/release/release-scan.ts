import type { Claim } from '../../agent-files/claims/claims.js';
import type { Demo } from '../../agent-files/claims/demos.js';
import type { Showing } from '../../agent-files/claims/showings.js';
import type { Unlabelled } from './unlabelled.js';

/** A public document. */
export interface Page {
  readonly path: string;
  /** What it says of memory; none where the change leaves the document alone. */
  readonly claims: readonly Claim[];
  /** Where it says that false or stale memory was demonstrated; none where the change leaves the document alone. */
  readonly showings: readonly Showing[];
  /** Demonstrations that it marks. */
  readonly demos: readonly Demo[];
}

/**
 * What the release gate saw in one tree: values alone. `scan-files.ts` fills it for the files that
 * `scan-change.ts` chooses; `../release-gate.ts` and the rules read it. Whatever was not looked at must be
 * counted in `left`; a changed document is counted there and also named in `unread`, which fails. What is in
 * neither passes for read. `__tests__/gate/release-gate.test.ts` fails when this is wrong. Nothing of it is
 * stored: fields are free.
 */
export interface ReleaseScan {
  readonly pages: readonly Page[];
  readonly entries: readonly (Unlabelled & { readonly path: string })[];
  /** Files that were looked at because the change touches them. */
  readonly looked: { readonly pages: number; readonly entries: number };
  /** Documents that the change touches and nobody read: too large, or too many. */
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
