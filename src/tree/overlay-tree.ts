import type { Content, Tree, TreeEntry } from './tree.js';
import { VirtualTree, type VirtualFile } from './virtual-tree.js';

/** A tree with some files replaced, added, or (null) removed: probes and "what if". The tree below is not touched. */
export class OverlayTree implements Tree {
  readonly commit = null;
  readonly objectFormat;
  readonly entries: ReadonlyMap<string, TreeEntry>;
  private readonly over: VirtualTree;

  constructor(
    private readonly under: Tree,
    files: Readonly<Record<string, string | Uint8Array | VirtualFile | null>>,
  ) {
    this.objectFormat = under.objectFormat;
    const entries = new Map(under.entries);
    const written: Record<string, string | Uint8Array | VirtualFile> = {};
    for (const [path, file] of Object.entries(files)) {
      if (file === null) entries.delete(path);
      else written[path] = file;
    }
    this.over = new VirtualTree(written, under.objectFormat);
    for (const [path, entry] of this.over.entries) entries.set(path, entry);
    this.entries = new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const wanted = [...paths].filter((path) => this.entries.has(path));
    const [under, over] = await Promise.all([
      this.under.read(wanted.filter((path) => !this.over.entries.has(path)), cap),
      this.over.read(wanted, cap),
    ]);
    return new Map([...under, ...over]);
  }
}
