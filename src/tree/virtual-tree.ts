import { blobOid, type ObjectFormat } from './digest.js';
import { ChangedEntries } from './listing.js';
import type { Content, EntryKind, Origin, Tree, TreeEntry } from './tree.js';

/* Trees in memory: of values, and another tree with some files replaced. */

export interface VirtualFile {
  readonly kind: EntryKind;
  readonly bytes: Uint8Array;
}

/** A tree of values: for fixtures and tests. A string is a text file. */
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

/**
 * A tree with some paths as they are in another one: replaced, added, or removed. It is derived from what the tree
 * under it is derived from, if that is known, so that several trees over one tree share what is known of its origin.
 */
export class LayeredTree implements Tree {
  readonly commit = null;
  readonly objectFormat;
  readonly entries: ReadonlyMap<string, TreeEntry>;
  readonly madeOf: Origin;
  readonly namesake: Tree | null;
  private readonly layer: ReadonlySet<string>;

  constructor(
    private readonly under: Tree,
    private readonly over: Tree,
    paths: Iterable<string>,
  ) {
    this.objectFormat = under.objectFormat;
    this.layer = new Set(paths);
    const origin = under.madeOf?.tree ?? under;
    const after = new Map<string, TreeEntry | null>();
    for (const path of under.madeOf?.changed ?? [])
      after.set(path, under.entries.get(path) ?? null);
    for (const path of this.layer) after.set(path, over.entries.get(path) ?? null);
    const changed = [...after].filter(([path, entry]) =>
      differs(origin.entries.get(path), entry ?? undefined),
    );
    this.entries = new ChangedEntries(origin.entries, after);
    this.madeOf = { tree: origin, changed: new Set(changed.map(([path]) => path)) };
    const hasSameNames = [...this.layer].every(
      (path) => under.entries.get(path)?.kind === over.entries.get(path)?.kind,
    );
    this.namesake = hasSameNames ? (under.namesake ?? under) : null;
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const wanted = [...paths].filter((path) => this.entries.has(path));
    const isOver = (path: string): boolean => this.layer.has(path);
    const [under, over] = await Promise.all([
      this.under.read(
        wanted.filter((path) => !isOver(path)),
        cap,
      ),
      this.over.read(wanted.filter(isOver), cap),
    ]);
    return new Map([...under, ...over]);
  }
}

/** Another tree with some files replaced, added, or (null) removed. */
export class OverlayTree extends LayeredTree {
  constructor(
    under: Tree,
    files: Readonly<Record<string, string | Uint8Array | VirtualFile | null>>,
  ) {
    const written: Record<string, string | Uint8Array | VirtualFile> = {};
    for (const [path, file] of Object.entries(files)) if (file !== null) written[path] = file;
    super(under, new VirtualTree(written, under.objectFormat), Object.keys(files));
  }
}

/** An unknown object id counts as different. */
export function differs(before: TreeEntry | undefined, now: TreeEntry | undefined): boolean {
  return before === undefined
    ? now !== undefined
    : now === undefined ||
        before.kind !== now.kind ||
        before.oid === null ||
        before.oid !== now.oid;
}
