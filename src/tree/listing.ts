import { isAscii } from 'node:buffer';
import { decodeName } from './names.js';
import type { EntryKind, TreeEntry } from './tree.js';

/*
 * What do git's listings say? A line of `ls-tree` such as `100644 blob <oid>`, a tab and `src/a.ts` is an entry of kind
 * `file`; `parseDifferences` reads what `diff-tree --raw` says, with null for what is gone. `git-tree.ts` and
 * `work-tree.ts` ask. An entry that is lost here is a file that nobody judges, so nothing is skipped, and entries keep
 * git's order. A mode that is not in KINDS is a file; KINDS changes only with git.
 */

/** Modes that git gives to links and submodules; all other modes (100644, 100755) are files. */
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
 * Records `<fields>\t<name>` that end in NUL, as `ls-tree -z` and `ls-files --stage -z` write them.
 * The listing becomes one string and the names are slices of it: one for every file of a repository
 * is what makes a large one slow.
 */
export function* listedNames(listing: Buffer): Generator<ListedName> {
  const text = listing.toString('latin1');
  const plain = isAscii(listing) && !text.includes('\\');
  let start = 0;
  for (let end = text.indexOf('\0', start); end >= 0; end = text.indexOf('\0', start)) {
    const tab = text.indexOf('\t', start);
    // Latin1 is one character a byte, so places in the text are places in the listing.
    yield {
      fields: text.slice(start, tab),
      path: plain ? text.slice(tab + 1, end) : decodeName(listing.subarray(tab + 1, end)),
    };
    start = end + 1;
  }
}

/** Entries of `git ls-tree -r -z`, `<mode> <type> <oid>\t<name>`, in pieces of any length as git writes them. */
export class ListingReader {
  readonly entries = new Map<string, TreeEntry>();
  /** The beginning of a record whose end has not come. */
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
 * What git is asked for where `parseDifferences` reads the answer: every path that differs and nothing else, neither
 * as renames nor by a submodule's own configuration, and by no program of the repository (SECURITY S08).
 */
export const RAW_DIFFERENCES: readonly string[] = [
  '-z',
  '--raw',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=none',
];

/**
 * What `git diff-tree -r -z --raw` says between two trees: `:<mode> <mode> <oid> <oid> <status>`, NUL, name, NUL.
 * The new entry of each path, or null where it is gone.
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
    // A tree that names a path twice gives two records of it; the later one counts, as it does in a listing.
    after.set(path, status === 'D' ? null : { path, kind: kindOfMode(mode), oid });
  }
  return after;
}
