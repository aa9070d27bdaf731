import { blobOid, type ObjectFormat } from './digest.js';
import type { Content, EntryKind, Tree, TreeEntry } from './tree.js';

/*
 * What does a tree look like that was never on disk? `new VirtualTree({ 'src/a.ts': 'f();' })` has
 * that one file, with the object id that git would give it.
 *
 * Fixtures are judged in such trees, `OverlayTree` lays one over another tree, and many unit tests
 * use one. It must answer as a tree of git does, caps and ids included, or fixtures and tests prove
 * nothing. Entries are sorted by code units, whatever the order they are given in. A `symlink` has
 * its target as bytes; a `submodule` is listed and never read. `__tests__/tree/paths.test.ts` ("an
 * overlay", "a digest") holds the ids.
 */

/** A file of a tree that exists only in memory, for fixtures and tests. */
export interface VirtualFile {
  readonly kind: EntryKind;
  readonly bytes: Uint8Array;
}

/** A tree made of values: fixtures and tests. A string is a file of that text. */
export class VirtualTree implements Tree {
  readonly commit = null;
  readonly entries: ReadonlyMap<string, TreeEntry>;
  private readonly files: ReadonlyMap<string, VirtualFile>;

  constructor(
    files: Readonly<Record<string, string | Uint8Array | VirtualFile>>,
    readonly objectFormat: ObjectFormat = 'sha1',
  ) {
    const known = new Map<string, VirtualFile>();
    for (const path of Object.keys(files).sort()) {
      const value = files[path];
      if (value === undefined) continue;
      if (typeof value === 'string')
        known.set(path, { kind: 'file', bytes: Buffer.from(value, 'utf8') });
      else known.set(path, value instanceof Uint8Array ? { kind: 'file', bytes: value } : value);
    }
    this.files = known;
    this.entries = new Map(
      [...known].map(([path, file]) => [
        path,
        { path, kind: file.kind, oid: blobOid(file.bytes, objectFormat) },
      ]),
    );
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const contents = new Map<string, Content>();
    for (const path of paths) {
      const file = this.files.get(path);
      if (file === undefined || file.kind === 'submodule') continue;
      contents.set(
        path,
        file.bytes.length > cap
          ? { kind: 'too-large', size: file.bytes.length }
          : { kind: 'bytes', bytes: file.bytes },
      );
    }
    return contents;
  }
}
