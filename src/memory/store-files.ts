import { MEMORY_FILE_BYTES, MEMORY_FILE_COUNT } from '../tree/limits.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import type { Layout } from './layouts/layout.js';

/*
 * Which files does one store hold, before anything is parsed? `entriesOfStore` names them and counts those beyond the
 * cap; `filesOfStore` gives them with their bytes. `migrate` and `notes check` ask, for they look at a store that the
 * policy may not list. For facts that are judged see `store.ts`. What is beyond the cap is counted in `unread`, so that
 * it is told.
 */

/** A file of a memory store before it is parsed, as `notes check` and `migrate` read it. */
export interface StoreFile {
  readonly entry: TreeEntry;
  /** Undefined for what is no regular file. */
  readonly content: Content | undefined;
}

/** Files that are held in memory at a time; each may be as large as MEMORY_FILE_BYTES. */
const BATCH = 32;

/**
 * The entries of a store, whatever the policy lists, in the order of the tree; and how many more
 * there are than are read.
 */
export function entriesOfStore(
  tree: Tree,
  layout: Layout,
): { readonly entries: readonly TreeEntry[]; readonly unread: number } {
  const all = scannedEntries(tree).filter(({ path }) => layout.owns(path));
  return {
    entries: all.slice(0, MEMORY_FILE_COUNT),
    unread: Math.max(0, all.length - MEMORY_FILE_COUNT),
  };
}

/** The files of a store one after the other, a few in memory at a time. */
export async function* filesOfStore(
  tree: Tree,
  entries: readonly TreeEntry[],
): AsyncGenerator<StoreFile> {
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    const contents = await tree.read(
      batch.filter(({ kind }) => kind === 'file').map(({ path }) => path),
      MEMORY_FILE_BYTES,
    );
    for (const entry of batch) yield { entry, content: contents.get(entry.path) };
  }
}
