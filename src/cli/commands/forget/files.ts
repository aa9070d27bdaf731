import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextFile } from '../../../lifecycle/forget/places.js';
import { MEMORY_FILE_BYTES } from '../../../tree/limits.js';
import type { Tree } from '../../../tree/tree.js';
import { statOf } from '../../../tree/place.js';

/*
 * Where in the working tree may a text still stand that is to be forgotten? In files that git knows
 * (`textFiles`) and in generated contexts that git ignores (`contextFiles`), as far as the caps allow;
 * what was not looked at is counted, because `memtrust forget` must say so.
 *
 * Only `run.ts` beside it calls it. The caps may be raised; what is beyond them must be counted. CONTEXT is
 * FOLDER of `cli/context-file.ts`, and stays. When it is wrong, `__tests__/e2e/cli/forget.test.ts` fails.
 */

const MEBIBYTE = 1024 * 1024;
/** All files together that are looked at, since a repository can be of any size. The memory comes first. */
const MOST_BYTES = 256 * MEBIBYTE;
/** Files that are read at a time, so that never more of them are held together. */
const BATCH = 100;
/**
 * Where contexts are kept, which git ignores; one above 16 MB, the limit for what a context is made of, counts
 * as unread.
 */
const CONTEXT = '.memtrust/context';

/** Files that say something, and how many were not looked at. */
export interface LookedAt {
  readonly files: readonly TextFile[];
  /** Larger than a cap, or beyond all of them together. */
  readonly unread: number;
}

/**
 * The text files of a working tree that pass a test, the memory first. Whoever asks keeps what they
 * need: the rest is not kept in memory.
 */
export async function textFiles(tree: Tree, keep: (file: TextFile) => boolean): Promise<LookedAt> {
  const paths = [...tree.entries.values()]
    .filter(({ kind }) => kind === 'file')
    .map(({ path }) => path);
  const sorted = [
    ...paths.filter((path) => path.startsWith('.memtrust/')),
    ...paths.filter((path) => !path.startsWith('.memtrust/')),
  ];
  const files: TextFile[] = [];
  let [unread, total] = [0, 0];
  for (let from = 0; from < sorted.length; from += BATCH) {
    const batch = sorted.slice(from, from + BATCH);
    if (total > MOST_BYTES) {
      unread += sorted.length - from;
      break;
    }
    for (const [path, content] of await tree.read(batch, MEMORY_FILE_BYTES)) {
      if (content.kind !== 'bytes') {
        unread += 1;
        continue;
      }
      total += content.bytes.length;
      const file = textOf(path, content.bytes);
      if (file !== null && keep(file)) files.push(file);
    }
  }
  return { files, unread };
}

/** The generated files of this clone, which git ignores: they are in no tree. */
export function contextFiles(
  root: string,
  tree: Tree,
  keep: (file: TextFile) => boolean,
): LookedAt {
  if (statOf(join(root, CONTEXT))?.isDirectory() !== true) return { files: [], unread: 0 };
  const files: TextFile[] = [];
  let unread = 0;
  for (const entry of readdirSync(join(root, CONTEXT), { withFileTypes: true })) {
    if (!entry.isFile() || tree.entries.has(`${CONTEXT}/${entry.name}`)) continue;
    const absolute = join(root, CONTEXT, entry.name);
    if ((statOf(absolute)?.size ?? 0) > 16 * MEBIBYTE) {
      unread += 1;
      continue;
    }
    const file = textOf(`${CONTEXT}/${entry.name}`, readFileSync(absolute));
    if (file !== null && keep(file)) files.push(file);
  }
  return { files, unread };
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null for what is no text. */
function textOf(path: string, bytes: Uint8Array): TextFile | null {
  if (bytes.includes(0)) return null;
  try {
    return { path, text: strict.decode(bytes), isExact: true };
  } catch {
    return { path, text: Buffer.from(bytes).toString('utf8'), isExact: false };
  }
}
