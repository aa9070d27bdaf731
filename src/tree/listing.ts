import { firstBehind } from '../text/collections.js';
import { wordList } from '../text/words.js';
import { isAscii } from 'node:buffer';
import type { EntryKind, TreeEntry } from './tree.js';

/*
 * The listings of git: modes, names in bytes, and entries that differ from another tree. A name that is not UTF-8 keeps
 * its odd bytes as `\xNN`; facts cite files by this spelling.
 */

/** All other modes (100644, 100755) are files. */
const KINDS: Readonly<Record<string, EntryKind>> = { '120000': 'symlink', '160000': 'submodule' };

export function kindOfMode(mode: string): EntryKind {
  return KINDS[mode] ?? 'file';
}

interface ListedName {
  /** The fields before the name, separated by blanks. */
  readonly fields: string;
  readonly path: string;
}

/**
 * Records `<fields>\t<name>` NUL, as `ls-tree -z` and `ls-files --stage -z` write them. The names are slices of one
 * string, which is faster than a string for each file.
 */
function* listedNames(listing: Buffer): Generator<ListedName> {
  const text = listing.toString('latin1');
  const plain = isAscii(listing) && !text.includes('\\');
  let start = 0;
  for (let end = text.indexOf('\0', start); end >= 0; end = text.indexOf('\0', start)) {
    const tab = text.indexOf('\t', start);
    // In Latin1 an index of the text is an index of the bytes.
    yield {
      fields: text.slice(start, tab),
      path: plain ? text.slice(tab + 1, end) : decodeName(listing.subarray(tab + 1, end)),
    };
    start = end + 1;
  }
}

/** Entries of `git ls-tree -r -z` (`<mode> <type> <oid>\t<name>`), read in pieces of any length. */
export class ListingReader {
  readonly entries = new Map<string, TreeEntry>();
  /** An unfinished record. */
  private rest: Buffer = Buffer.alloc(0);

  add(piece: Buffer): void {
    const known = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]);
    const end = known.lastIndexOf(0) + 1;
    this.rest = known.subarray(end);
    for (const { fields, path } of listedNames(known.subarray(0, end))) {
      const kind = kindOfMode(fields.slice(0, fields.indexOf(' ')));
      this.entries.set(path, { path, kind, oid: fields.slice(fields.lastIndexOf(' ') + 1) });
    }
  }
}

/**
 * Options for `parseDifferences`: every path that differs, no renames, no submodule configuration, no program of the
 * repository (SECURITY S08).
 */
export const RAW_DIFFERENCES: readonly string[] = wordList(`
    -z --raw --no-abbrev --no-renames --no-ext-diff --no-textconv --ignore-submodules=none
  `);

/**
 * Parses `git diff-tree -r -z --raw` (`:<mode> <mode> <oid> <oid> <status>` NUL name NUL): the new entry of each path,
 * or null if it is gone.
 */
export function parseDifferences(differences: Buffer): Map<string, TreeEntry | null> {
  const after = new Map<string, TreeEntry | null>();
  let start = 0;
  for (let end = differences.indexOf(0, start); end >= 0; end = differences.indexOf(0, start)) {
    const [, mode = '', , oid = '', status = ''] = differences
      .toString('latin1', start, end)
      .split(' ');
    start = differences.indexOf(0, end + 1) + 1;
    const path = decodeName(differences.subarray(end + 1, start - 1));
    // A tree that names a path twice gives two records; the later one counts.
    after.set(path, status === 'D' ? null : { path, kind: kindOfMode(mode), oid });
  }
  return after;
}

/** Keeps a byte-order mark, which is part of a name. */
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * A name that git gives in bytes. If it is not UTF-8, its odd bytes become `\xNN`, and a backslash that looks like one
 * `\x5c`, so that no two names become one.
 */
export function decodeName(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes).replace(/\\(?=x(?:5c|[89a-f][0-9a-f]))/g, String.raw`\x5c`);
  } catch {
    return [...bytes]
      .map((byte) =>
        byte < 0x80 && byte !== 0x5c ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
      )
      .join('');
  }
}

/** The bytes of a name from `decodeName`. */
export function encodeName(name: string): Buffer {
  if (!name.includes('\\')) return Buffer.from(name, 'utf8');
  const parts = name.split(/\\x(5c|[89a-f][0-9a-f])/);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(part, 'utf8') : Buffer.from(part, 'hex'),
    ),
  );
}

export function splitNul(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let start = 0;
  for (let end = output.indexOf(0, start); end >= 0; end = output.indexOf(0, start)) {
    records.push(output.subarray(start, end));
    start = end + 1;
  }
  return records;
}

/**
 * The entries of another tree with some changed. Nothing is copied, so the cost depends on the change alone. In the
 * order of git, if the other tree is.
 */
export class ChangedEntries implements ReadonlyMap<string, TreeEntry> {
  readonly size: number;
  /** Changed, added and removed paths. */
  readonly changed: ReadonlySet<string>;
  /** Whether no path came, went, or became of another kind. */
  readonly hasSameNames: boolean;
  private inOrder: readonly TreeEntry[] | null = null;

  /** @param after the new entry of each path that may differ; null if it is gone. */
  constructor(
    private readonly before: ReadonlyMap<string, TreeEntry>,
    private readonly after: ReadonlyMap<string, TreeEntry | null>,
  ) {
    const changed = new Set<string>();
    let { size } = before;
    let hasSameNames = true;
    for (const [path, entry] of after) {
      const old = before.get(path);
      size += (entry === null ? 0 : 1) - (old === undefined ? 0 : 1);
      if (old?.kind !== entry?.kind) hasSameNames = false;
      // An executable bit is no change of the file.
      if (old?.kind !== entry?.kind || old?.oid !== entry?.oid) changed.add(path);
    }
    this.size = size;
    this.changed = changed;
    this.hasSameNames = hasSameNames;
  }

  get(path: string): TreeEntry | undefined {
    const now = this.after.get(path);
    return now === undefined ? this.before.get(path) : (now ?? undefined);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  *keys(): Generator<string, undefined> {
    for (const { path } of this.whole()) yield path;
    return undefined;
  }

  values(): MapIterator<TreeEntry> {
    return this.whole().values();
  }

  *entries(): Generator<[string, TreeEntry], undefined> {
    for (const entry of this.whole()) yield [entry.path, entry];
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[string, TreeEntry]> {
    return this.entries();
  }

  forEach(
    action: (entry: TreeEntry, path: string, entries: ReadonlyMap<string, TreeEntry>) => void,
  ): void {
    for (const [path, entry] of this) action(entry, path, this);
  }

  /** All entries in a list, for iteration. */
  private whole(): readonly TreeEntry[] {
    this.inOrder ??= merged(this.before, this.after);
    return this.inOrder;
  }
}

function merged(
  before: ReadonlyMap<string, TreeEntry>,
  after: ReadonlyMap<string, TreeEntry | null>,
): TreeEntry[] {
  const old = [...before.values()];
  const entries: TreeEntry[] = [];
  let from = 0;
  const upTo = (end: number): void => {
    for (; from < end; from += 1) {
      const entry = old[from];
      const now = entry === undefined ? null : after.get(entry.path);
      if (entry !== undefined && now !== null) entries.push(now ?? entry);
    }
  };
  const added = [...after.values()].filter(
    (entry): entry is TreeEntry => entry !== null && !before.has(entry.path),
  );
  for (const { entry, bytes } of added
    .map((one) => ({ entry: one, bytes: encodeName(one.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))) {
    upTo(placeOf(bytes, old));
    entries.push(entry);
  }
  upTo(old.length);
  return entries;
}

/** How many entries come before a name. */
function placeOf(name: Buffer, entries: readonly TreeEntry[]): number {
  return firstBehind(
    entries.length,
    (index) => Buffer.compare(encodeName(entries[index]?.path ?? ''), name) < 0,
  );
}
