import { grouped, kept, remembered } from '../../../text/collections.js';
import type { Tree } from '../../../tree/tree.js';
import { baseName, foldersAbove } from '../../../tree/path.js';

/* Is there a file or folder anywhere whose path ends like this? */

/** The names of a tree by their ends. Made when the first direct look fails, and once for a tree. */
export class ReferenceNames {
  /** Files and folders by name, files by folder, and paths by their lower case; each made when first asked. */
  private files: ReadonlyMap<string, readonly string[]> | null = null;
  /** The names that were looked for first, with their files. */
  private readonly lookedFor = new Map<string, readonly string[]>();
  private folders: ReadonlyMap<string, readonly string[]> | null = null;
  private beside: ReadonlyMap<string, readonly string[]> | null = null;
  private folded: ReadonlyMap<string, string> | null = null;
  /** Lower cases that are those of several paths. */
  private readonly ambiguous = new Set<string>();

  private constructor(private readonly tree: Tree) {}

  private static readonly kept = remembered((tree: Tree) => new ReferenceNames(tree));

  static of(tree: Tree): ReferenceNames {
    return ReferenceNames.kept(tree.namesake ?? tree);
  }

  /** Files, links and submodules of this name, anywhere. */
  called(name: string): readonly string[] {
    if (name.includes('/')) return []; // a path, and no name
    if (this.lookedFor.has(name) || this.lookedFor.size < FEW_NAMES)
      return kept(this.lookedFor, name, () =>
        [...this.tree.entries.keys()].filter((path) => path === name || path.endsWith(`/${name}`)),
      );
    this.files ??= grouped(this.tree.entries.keys(), baseName);
    return this.files.get(name) ?? [];
  }

  foldersCalled(name: string): readonly string[] {
    this.folders ??= grouped(foldersOf(this.tree.entries.keys()), baseName);
    return this.folders.get(name) ?? [];
  }

  /** Whether a file or folder ends in this path: `auth/guard.ts` is one of `src/auth/guard.ts`. */
  hasEnd(path: string): boolean {
    const end = `/${path}`;
    const name = baseName(path);
    return (
      this.called(name).some((one) => one === path || one.endsWith(end)) ||
      this.foldersCalled(name).some((one) => one === path || one.endsWith(end))
    );
  }

  /** Names of the files right in a folder. */
  inFolder(folder: string): readonly string[] {
    this.beside ??= grouped(this.tree.entries.keys(), (path) =>
      path.slice(0, Math.max(0, path.lastIndexOf('/'))),
    );
    return (this.beside.get(folder) ?? []).map(baseName);
  }

  /** The file that is this one where case does not count; null where there is none. */
  twinOf(path: string): string | null {
    this.folded ??= this.foldedPaths();
    return this.folded.get(path.toLowerCase()) ?? null;
  }

  /** The same where it is the only one, and a file. */
  onlyTwinOf(path: string): string | null {
    const twin = this.twinOf(path);
    return twin !== null &&
      !this.ambiguous.has(path.toLowerCase()) &&
      this.tree.entries.get(twin)?.kind === 'file'
      ? twin
      : null;
  }

  private foldedPaths(): ReadonlyMap<string, string> {
    const folded = new Map<string, string>();
    for (const path of this.tree.entries.keys()) {
      const lower = path.toLowerCase();
      if (folded.has(lower)) this.ambiguous.add(lower);
      else folded.set(lower, path);
    }
    return folded;
  }
}

/** So many names are looked for one by one: a table of all takes as long as twenty looks, and stays in memory. */
const FEW_NAMES = 4;

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    if (slash < 0 || folders.has(path.slice(0, slash))) continue;
    for (const folder of foldersAbove(path)) folders.add(folder);
  }
  return folders;
}
