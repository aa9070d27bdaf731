import type { ObjectFormat } from './digest.js';

/*
 * A snapshot of files: a commit, a working tree, what GitHub's API lists, or values. All that judges reads only this.
 * What cannot be had is `unavailable` or left out, never empty bytes.
 */

/** A folder is no entry. */
export type EntryKind = 'file' | 'symlink' | 'submodule';

export interface TreeEntry {
  /** From the root, `/` between folders. A name that is not UTF-8 has its odd bytes as `\xNN`. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Null if unknown: a modified file of a working tree. */
  readonly oid: string | null;
}

export type Content =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unavailable'; readonly why: string };

/** The tree that another was derived from, and the paths that differ. */
export interface Origin {
  readonly tree: Tree;
  readonly changed: ReadonlySet<string>;
}

export interface Tree {
  readonly objectFormat: ObjectFormat;
  /** Null for a working tree and for trees in memory. */
  readonly commit: string | null;
  /** By path, sorted: for a commit by bytes, as git does, else by code units. Folders have no entry. */
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** Equal entries need not be looked at twice. */
  readonly madeOf?: Origin | null;
  /** A tree with the same paths and kinds, where one is known: what is known of names holds for both. */
  readonly namesake?: Tree | null;
  /**
   * Contents of files, and targets of links, as git stores them: unfiltered (SECURITY S07). Submodules and paths
   * without an entry are left out. @param cap bytes above which a file is `too-large`.
   */
  read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>>;
}
