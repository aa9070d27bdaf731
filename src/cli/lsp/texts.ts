import { kept } from '../../text/collections.js';
import { CITED_FILE_BYTES } from '../../tree/limits.js';
import type { Tree, TreeEntry } from '../../tree/tree.js';
import { LINE_BREAK } from './places.js';

/* The lines of files of a tree, read once for each entry: an editor asks for the same files after every key. */

const known = new WeakMap<TreeEntry, Promise<readonly string[]>>();

/** Empty for what is no file, or cannot be read. */
export async function linesOf(tree: Tree, path: string): Promise<readonly string[]> {
  const entry = tree.entries.get(path);
  return entry?.kind === 'file' ? kept(known, entry, async () => read(tree, path)) : [];
}

async function read(tree: Tree, path: string): Promise<readonly string[]> {
  const content = (await tree.read([path], CITED_FILE_BYTES)).get(path);
  return content?.kind === 'bytes'
    ? Buffer.from(content.bytes).toString('utf8').split(LINE_BREAK)
    : [];
}
