import { isNoSource } from '../memory/notes/home.js';
import { remembered } from '../text/collections.js';
import { blobOid, type Sha256, sha256 } from '../tree/digest.js';
import { foldersAbove } from '../tree/path.js';
import type { Resolution } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';

/* `present: true` cites that a path is there: a file with text in it, a folder with such a file, a submodule. */

interface Presence {
  readonly digest: Sha256;
  readonly blob: string | null;
}

/** Bytes that are read of a file to see whether it is blank. */
const FIRST_BYTES = 64 * 1024;

/** Blanks, zero bytes, and a byte-order mark in front. */
const BLANK = /^(?:\xef\xbb\xbf)?[\s\0]*$/;

/** Files that only keep a folder. */
const KEEPER = /(?:^|\/)\.(?:git)?keep$/;

/** What is there now, or why a fact cannot cite it; null where nothing is there, or nothing is in it. */
export async function presenceOf(
  tree: Tree,
  place: Resolution,
  boundBlob: string | null = null,
): Promise<Presence | string | null> {
  switch (place.kind) {
    case 'missing':
      return null;
    case 'refused':
      return place.why === 'cyclic' ? 'it is a link in a loop' : 'it is outside the repository';
    case 'submodule':
      return { digest: digestOf('submodule', []), blob: null };
    case 'directory':
      return place.path === '' || foldersWithText(tree).has(place.path)
        ? { digest: digestOf('folder', place.via), blob: null }
        : null;
    case 'file': {
      if (leadsIntoMemory(place)) return LINK_INTO_MEMORY;
      const { oid } = place.entry;
      if ((oid === null || oid !== boundBlob) && (await isBlank(tree, place.path))) return null;
      return { digest: digestOf('file', place.via), blob: oid };
    }
  }
}

/** @param via links on the way: what is reached by other links is another thing. */
function digestOf(kind: 'file' | 'folder' | 'submodule', via: readonly string[]): Sha256 {
  return sha256(['present', kind, ...via].join('\0'));
}

async function isBlank(tree: Tree, path: string): Promise<boolean> {
  const content = (await tree.read([path], FIRST_BYTES)).get(path);
  return content?.kind === 'bytes' && BLANK.test(Buffer.from(content.bytes).toString('latin1'));
}

/** Folders with anything but empty files in them: `.gitkeep` keeps a folder that was emptied. */
const foldersWithText = remembered((tree: Tree): ReadonlySet<string> => {
  const empty = ['', '\n'].map((text) => blobOid(Buffer.from(text), tree.objectFormat));
  const folders = new Set<string>();
  for (const { path, oid } of tree.entries.values())
    if (!empty.some((one) => one === oid) && !KEEPER.test(path))
      for (const folder of foldersAbove(path)) folders.add(folder);
  return folders;
});

export const LINK_INTO_MEMORY =
  'it is a link into .memtrust or a workspace of notes, which a fact cannot cite';

/** A link that hides that what is cited is memory itself (SECURITY S18). */
export function leadsIntoMemory(place: Extract<Resolution, { kind: 'file' }>): boolean {
  return place.via.length > 0 && isNoSource(place.path);
}
