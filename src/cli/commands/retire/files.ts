import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextFile } from '../../../lifecycle/erase/places.js';
import { MEMORY_FILE_BYTES } from '../../../tree/limits.js';
import type { Tree } from '../../../tree/tree.js';
import { statOf } from '../../../tree/place.js';

const MEBIBYTE = 1024 * 1024;
/** All files together that are looked at, since a repository can be of any size. The memory comes first. */
const MOST_BYTES = 256 * MEBIBYTE;
/** The largest context that is looked at. */
const CONTEXT_BYTES = 16 * MEBIBYTE;
/** Files that are read at a time. */
const BATCH = 100;
/** Generated contexts, which git ignores: they are in no tree. */
const CONTEXT = '.memtrust/context';

/** Files that say something, and how many were not looked at: larger than a cap, or beyond all of them together. */
export interface FoundFiles {
  readonly files: readonly TextFile[];
  readonly unread: number;
}

/** The text files of a working tree that pass a test, generated contexts and the memory first. */
export async function filesSaying(
  root: string,
  tree: Tree,
  keep: (file: TextFile) => boolean,
): Promise<FoundFiles> {
  const { files, unread: large } = contextFiles(root, tree);
  const found = files.filter(keep);
  let [unread, total] = [large, 0];
  const paths = [...tree.entries.values()].flatMap(({ kind, path }) =>
    kind === 'file' ? [path] : [],
  );
  const memory = paths.filter((path) => path.startsWith('.memtrust/'));
  const sorted = [...new Set([...memory, ...paths])];
  for (let from = 0; from < sorted.length; from += BATCH) {
    if (total > MOST_BYTES) return { files: found, unread: unread + sorted.length - from };
    const read = await tree.read(sorted.slice(from, from + BATCH), MEMORY_FILE_BYTES);
    for (const [path, content] of read) {
      if (content.kind !== 'bytes') {
        unread += 1;
        continue;
      }
      total += content.bytes.length;
      const file = textOf(path, content.bytes);
      if (file !== null && keep(file)) found.push(file);
    }
  }
  return { files: found, unread };
}

function contextFiles(root: string, tree: Tree): FoundFiles {
  const folder = join(root, CONTEXT);
  if (statOf(folder)?.isDirectory() !== true) return { files: [], unread: 0 };
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !tree.entries.has(`${CONTEXT}/${entry.name}`))
    .map(({ name }) => name);
  const small = names.filter((name) => (statOf(join(folder, name))?.size ?? 0) <= CONTEXT_BYTES);
  return {
    files: small.flatMap(
      (name) => textOf(`${CONTEXT}/${name}`, readFileSync(join(folder, name))) ?? [],
    ),
    unread: names.length - small.length,
  };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null for what is not text. */
function textOf(path: string, bytes: Uint8Array): TextFile | null {
  if (bytes.includes(0)) return null;
  try {
    return { path, text: strict.decode(bytes), isExact: true };
  } catch {
    return { path, text: Buffer.from(bytes).toString('utf8'), isExact: false };
  }
}
