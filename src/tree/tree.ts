import type { ObjectFormat } from './digest.js';

/*
 * What is a snapshot of files to the rest of memtrust? Names with kinds and object ids, and bytes on
 * request: a commit (`git-tree.ts`), a working tree (`work-tree.ts`), what the API of GitHub lists
 * (`github/api-tree.ts`), or values (`virtual-tree.ts`). `tree.entries.get('src/a.ts')` is its
 * entry.
 *
 * Everything that judges takes a `Tree`, so all of them must answer alike: the same bytes, caps and
 * spelling of names. The words of `why` are for people and may change. What cannot be had is
 * `unavailable` or left out, never empty bytes: that costs trust, the safe error.
 * `__tests__/tree/git-tree.test.ts`, `work-tree.test.ts` and `paths.test.ts` beside it hold the
 * kinds.
 */

/** What a path in a snapshot of files can be; a folder is no entry of its own. */
export type EntryKind = 'file' | 'symlink' | 'submodule';

/** One file, link or submodule. */
export interface TreeEntry {
  /**
   * Path from the root of the repository, `/` between folders. A name that is not UTF-8 has its odd
   * bytes as `\xNN`.
   */
  readonly path: string;
  readonly kind: EntryKind;
  /** Git object id of the content; null where it is not known without reading (a modified file of a working tree). */
  readonly oid: string | null;
}

/** What reading a file gave. */
export type Content =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'unavailable'; readonly why: string };

/** The tree that another was made of, and every path whose entry differs between the two. */
export interface Origin {
  readonly tree: Tree;
  readonly changed: ReadonlySet<string>;
}

/**
 * A snapshot of a repository's files: the only place that bytes come from. Everything above is a
 * pure function of trees.
 */
export interface Tree {
  readonly objectFormat: ObjectFormat;
  /** Full object id of the commit, or null for a working tree and for trees made of values. */
  readonly commit: string | null;
  /**
   * By path, sorted: of a commit by bytes, as git lists it, else by code units, which differs for
   * characters beyond U+FFFF alone. Folders have no entry.
   */
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** Null or left out where that is not known; what is equal in both need not be looked at twice. */
  readonly madeOf?: Origin | null;
  /**
   * Contents of files (for a symbolic link: its target) as git stores them: no filter, no conversion (SECURITY S07).
   * Paths that are not in `entries`, and submodules, are left out of the answer.
   *
   * @param cap bytes above which a file is reported as too large instead of read.
   */
  read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>>;
}
