import { canonicalText } from '../memory/canonical.js';
import { TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import type { FileChange } from './file-change.js';
import type { Signature } from './append-events.js';

/** What is left of a file that was taken away: never its text, nor a digest of it. */
export interface Tombstone {
  /** Where it was. */
  readonly path: string;
  readonly why: string;
  /** The fact or note that says the same now; null where none does. */
  readonly see: string | null;
}

/** Appends tombstones: it is kept that a file of memory was there, one line for each, in no order. No line that is there is touched. */
export function layTombstones(before: string | null, tombstones: readonly Tombstone[], { proposedBy, at }: Signature): FileChange {
  const lines = tombstones.map(({ path, why, see }) => `${canonicalText({ v: 1, path, why, ...(see === null ? {} : { see }), at, by: proposedBy })}\n`);
  const kept = before === null || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
  return { path: TOMBSTONES_PATH, content: kept + lines.join('') };
}
