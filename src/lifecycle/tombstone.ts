import { z } from 'zod';
import { canonicalText } from '../languages/data/canonical.js';
import { TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import type { FileChange } from './file-change.js';
import type { Signature } from './append-events.js';

/*
 * What is left of a removed or archived file of memory? One line in `.memtrust/tombstones.jsonl`: its path, why it
 * went, what replaces it. Never its text or a digest of it: a short text can be guessed from one.
 */

export interface Tombstone {
  readonly path: string;
  readonly why: string;
  /** The fact or note that says the same now; null where there is none. */
  readonly see: string | null;
  /** Its new path; absent where its text is gone. */
  readonly to?: string;
}

/** Appends one line for each file. */
export function layTombstones(
  before: string | null,
  tombstones: readonly Tombstone[],
  { proposedBy, at }: Signature,
): FileChange {
  const lines = tombstones.map(({ path, why, see, to }) => {
    const links = { ...(see === null ? {} : { see }), ...(to === undefined ? {} : { to }) };
    return `${canonicalText({ v: 1, path, why, ...links, at, by: proposedBy })}\n`;
  });
  const kept =
    before === null || before === '' || before.endsWith('\n') ? (before ?? '') : `${before}\n`;
  return { path: TOMBSTONES_PATH, content: kept + lines.join('') };
}

/** A line counts without them too. */
const words = z.string().max(4_096).optional().catch(undefined);

const shape = z.object({
  v: z.literal(1),
  path: z.string().max(4_096),
  to: z.string().max(4_096).optional(),
  why: words,
  see: words,
  at: words,
  by: words,
});

/** Old and new paths of these files. Unreadable lines are ignored. */
export function tombstonesIn(text: string): readonly z.output<typeof shape>[] {
  return text.split('\n').flatMap((line) => {
    try {
      const shaped = shape.safeParse(JSON.parse(line));
      return shaped.success ? [shaped.data] : [];
    } catch {
      return [];
    }
  });
}
