import { z } from 'zod';
import { TOMBSTONES } from '../memory/layouts/memtrust.js';
import type { Signature } from './append-events.js';
import type { FileChange } from './file-change.js';

const tombstoneShape = z.strictObject({
  v: z.literal(1),
  /** Of a fact its id, of any other file its path. */
  id: z.string().max(4_096),
  /** Where it lay. */
  path: z.string().max(4_096),
  /** Where it lies now; null where its text is gone. */
  to: z.string().max(4_096).nullable(),
  why: z.string().max(4_000),
  /** When and by whom; they inform and decide nothing. */
  at: z.string().max(40),
  by: z.string().max(200),
});

/** What is left of a file that was put aside or forgotten. */
export type Tombstone = z.output<typeof tombstoneShape>;

/** The tombstones of an index. A line that cannot be read stays where it is and tells nothing. */
export function tombstonesIn(index: string): Tombstone[] {
  return index.split('\n').flatMap((line) => {
    try {
      const shaped = tombstoneShape.safeParse(JSON.parse(line));
      return shaped.success ? [shaped.data] : [];
    } catch {
      return [];
    }
  });
}

/** The index with these lines behind its own; null where all are there already, as after a run that was cut short. */
export function withTombstones(index: string, stones: readonly Pick<Tombstone, 'id' | 'path' | 'to' | 'why'>[], { proposedBy, at }: Signature): FileChange | null {
  const known = new Set(tombstonesIn(index).map(({ path, to }) => JSON.stringify([path, to])));
  const missing = stones.filter(({ path, to }) => !known.has(JSON.stringify([path, to])));
  if (missing.length === 0) return null;
  const lines = missing.map(({ id, path, to, why }) => `${JSON.stringify({ v: 1, id, path, to, why: why.slice(0, 4_000), at, by: proposedBy } satisfies Tombstone)}\n`);
  return { path: TOMBSTONES, content: `${index}${index === '' || index.endsWith('\n') ? '' : '\n'}${lines.join('')}` };
}
