import type { Content, Origin, Tree, TreeEntry } from './tree.js';
import { VirtualTree, type VirtualFile } from './virtual-tree.js';

/*
 * What would a tree be with some files replaced, added or removed? A path that is missing in `madeOf.changed` would
 * not be checked again, so in doubt a path counts as changed.
 */

/** A tree with some files replaced, added, or (null) removed. The tree below is not touched. */
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

/** Entries with others over them, in order of their paths; null removes a path. */
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

/** What is not known without reading counts as another content. */
function differs(before: TreeEntry | undefined, now: TreeEntry | null): boolean {
  return before === undefined
    ? now !== null
    : now === null || before.kind !== now.kind || before.oid === null || before.oid !== now.oid;
}
