import { z } from 'zod';
import { canonicalText } from '../languages/data/canonical.js';
import { TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import type { FileChange } from './file-change.js';
import type { Signature } from './append-events.js';

/*
 * What is left of a file of memory that was taken away or put aside? One line in `.memtrust/tombstones.jsonl`: where
 * it was, why it went, what says the same now. Never its text, nor a digest of it: a short text can be guessed from
 * one.
 */

/** What is left of a file that was taken away or put aside: never its text, nor a digest of it. */
export interface Tombstone {
  /** Where it was. */
  readonly path: string;
  readonly why: string;
  /** The fact or note that says the same now; null where none does. */
  readonly see: string | null;
  /** Where it lies now; absent where its text is gone. */
  readonly to?: string;
}

/**
 * Appends tombstones: it is kept that a file of memory was there, one line for each, in no order.
 * No line that is there is touched.
 */
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

/** Words for people: a line counts without them too. */
const words = z.string().max(4_096).optional().catch(undefined);

/** What is read of a line again. */
const shape = z.object({
  v: z.literal(1),
  path: z.string().max(4_096),
  to: z.string().max(4_096).optional(),
  why: words,
  see: words,
  at: words,
  by: words,
});

/**
 * Where the files were of which there is a tombstone, and where they lie now. A line that cannot be
 * read tells nothing.
 */
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
