import { isAscii } from 'node:buffer';
import { decodeName, encodeName } from './names.js';
import type { EntryKind, TreeEntry } from './tree.js';

const KINDS: Readonly<Record<string, EntryKind>> = { '120000': 'symlink', '160000': 'submodule' };

/** Kind of a git file mode; everything that is neither link nor submodule is a file. */
export function kindOfMode(mode: string): EntryKind {
  return KINDS[mode] ?? 'file';
}

/** What stands before the name in a record of git's `-z` listings, and the name. */
export interface ListedName {
  /** Its fields, apart by blanks. */
  readonly fields: string;
  readonly path: string;
}

/**
 * Records `<fields>\t<name>` that end in NUL, as `ls-tree -z` and `ls-files --stage -z` write them. The listing becomes one
 * string and the names are slices of it: one for every file of a repository is what makes a large one slow.
 */
export function* listedNames(listing: Buffer): Generator<ListedName> {
  const text = listing.toString('latin1');
  const plain = isAscii(listing) && !text.includes('\\');
  let start = 0;
  for (let end = text.indexOf('\0', start); end >= 0; end = text.indexOf('\0', start)) {
    const tab = text.indexOf('\t', start);
    // Latin1 is one character a byte, so places in the text are places in the listing.
    yield { fields: text.slice(start, tab), path: plain ? text.slice(tab + 1, end) : decodeName(listing.subarray(tab + 1, end)) };
    start = end + 1;
  }
}

/**
 * Entries of `git ls-tree -r -z`: `<mode> <type> <oid>\t<name>`.
 *
 * @param like entries of another tree; what is equal there is the same object here, so that both are parsed once.
 */
export function parseListing(listing: Buffer, like: ReadonlyMap<string, TreeEntry> | null = null): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (const { fields, path } of listedNames(listing)) {
    const kind = kindOfMode(fields.slice(0, fields.indexOf(' ')));
    const oid = fields.slice(fields.lastIndexOf(' ') + 1);
    const twin = like?.get(path);
    entries.set(path, twin !== undefined && twin.oid === oid && twin.kind === kind ? twin : { path, kind, oid });
  }
  return entries;
}

/**
 * The entries of one commit, made of those of another and of what `git diff-tree -r -z --raw` says between them:
 * `:<mode> <mode> <oid> <oid> <status>`, NUL, name, NUL. In the order in which git lists them, and equal entries are shared.
 *
 * @param before entries in git's order.
 */
export function withDifferences(before: ReadonlyMap<string, TreeEntry>, differences: Buffer): Map<string, TreeEntry> {
  const after = new Map<string, TreeEntry | null>();
  let start = 0;
  for (let end = differences.indexOf(0, start); end >= 0; end = differences.indexOf(0, start)) {
    const [, mode = '', , oid = '', status = ''] = differences.toString('latin1', start, end).split(' ');
    start = differences.indexOf(0, end + 1) + 1;
    const path = decodeName(differences.subarray(end + 1, start - 1));
    // A tree that names a path twice gives two records of it; the later one counts, as it does in a listing.
    after.set(path, status === 'D' ? null : { path, kind: kindOfMode(mode), oid });
  }
  const added = [...after.values()].filter((entry): entry is TreeEntry => entry !== null && !before.has(entry.path));
  return merged(before, after, added.map((entry) => ({ entry, bytes: encodeName(entry.path) })).sort((a, b) => Buffer.compare(a.bytes, b.bytes)));
}

interface Added {
  readonly entry: TreeEntry;
  readonly bytes: Buffer;
}

/** @param added what `before` does not have, in the order of its bytes. */
function merged(before: ReadonlyMap<string, TreeEntry>, after: ReadonlyMap<string, TreeEntry | null>, added: readonly Added[]): Map<string, TreeEntry> {
  const old = [...before.values()];
  const entries = new Map<string, TreeEntry>();
  let from = 0;
  const upTo = (end: number): void => {
    for (; from < end; from += 1) {
      const entry = old[from];
      if (entry === undefined) continue;
      const now = after.get(entry.path);
      if (now !== null) entries.set(entry.path, now ?? entry);
    }
  };
  for (const { entry, bytes } of added) {
    upTo(placeOf(bytes, old));
    entries.set(entry.path, entry);
  }
  upTo(old.length);
  return entries;
}

/** How many of these entries stand before a name. */
function placeOf(name: Buffer, entries: readonly TreeEntry[]): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (Buffer.compare(encodeName(entries[middle]?.path ?? ''), name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
