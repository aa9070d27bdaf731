import { blobOid, type ObjectFormat } from './digest.js';
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

/** Another tree with some files replaced, added, or (null) removed. */
export class OverlayTree implements Tree {
  readonly commit = null;
  readonly objectFormat;
  readonly entries: ReadonlyMap<string, TreeEntry>;
  readonly madeOf: Origin;
  private readonly over: VirtualTree;

  constructor(
    private readonly under: Tree,
    files: Readonly<Record<string, string | Uint8Array | VirtualFile | null>>,
  ) {
    this.objectFormat = under.objectFormat;
    const written: Record<string, string | Uint8Array | VirtualFile> = {};
    const layer = new Map<string, TreeEntry | null>();
    for (const [path, file] of Object.entries(files)) {
      if (file === null) layer.set(path, null);
      else written[path] = file;
    }
    this.over = new VirtualTree(written, under.objectFormat);
    for (const [path, entry] of this.over.entries) layer.set(path, entry);
    this.entries = layered(under.entries, layer);
    this.madeOf = {
      tree: under,
      changed: new Set(
        [...layer]
          .filter(([path, entry]) => differs(under.entries.get(path), entry))
          .map(([path]) => path),
      ),
    };
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const wanted = [...paths].filter((path) => this.entries.has(path));
    const [under, over] = await Promise.all([
      this.under.read(
        wanted.filter((path) => !this.over.entries.has(path)),
        cap,
      ),
      this.over.read(wanted, cap),
    ]);
    return new Map([...under, ...over]);
  }
}

function layered(
  under: ReadonlyMap<string, TreeEntry>,
  over: ReadonlyMap<string, TreeEntry | null>,
): ReadonlyMap<string, TreeEntry> {
  const entries = new Map(under);
  for (const [path, entry] of over) {
    if (entry === null) entries.delete(path);
    else entries.set(path, entry);
  }
  return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** An unknown object id counts as different. */
function differs(before: TreeEntry | undefined, now: TreeEntry | null): boolean {
  return before === undefined
    ? now !== null
    : now === null || before.kind !== now.kind || before.oid === null || before.oid !== now.oid;
}
