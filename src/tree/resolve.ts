import { remembered } from '../text/collections.js';
import { LINK_HOPS, LINK_TARGET_BYTES } from './limits.js';
import { decodeName } from './listing.js';
import { foldersAbove, normalisePath } from './path.js';
import type { Origin, Tree, TreeEntry } from './tree.js';

/*
 * What a path leads to through the links of a tree: with a link `docs` to `doc`, `docs/a.md` is `doc/a.md`. A link out
 * of the tree is refused.
 */

export type Resolution =
  | {
      readonly kind: 'file';
      readonly path: string;
      readonly entry: TreeEntry;
      readonly via: readonly string[];
    }
  | { readonly kind: 'directory'; readonly path: string; readonly via: readonly string[] }
  | { readonly kind: 'submodule'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  | { readonly kind: 'refused'; readonly why: 'out-of-tree' | 'cyclic' };

/** Follows symbolic links inside the tree (SECURITY S09). More than eight in a row count as a cycle. */
export class PathResolver {
  /** The target of each link that was read. */
  private readonly links = new Map<string, string | null>();
  /** Folders that are known to be no links. */
  private readonly plain = new Set<string>();
  private readonly plainFiles = new Map<string, TreeEntry>();
  /** The resolver of the tree that this one was derived from: unchanged paths lead to the same. */
  private origin: PathResolver | null | undefined = undefined;

  constructor(private readonly tree: Tree) {}

  static readonly of = remembered((tree: Tree) => new PathResolver(tree));

  /** The file at a normalised path without links, or null. Fast, and enough for nearly all paths. */
  plainFile(written: string): TreeEntry | null {
    const known = this.plainFiles.get(written) ?? this.unchanged(written);
    if (known !== null) return known;
    const direct = this.tree.entries.get(written);
    if (direct?.kind !== 'file') return null;
    if (!this.isPlain(written.slice(0, Math.max(written.lastIndexOf('/'), 0)))) return null;
    this.plainFiles.set(written, direct);
    return direct;
  }

  /** The file in the original tree, if the change touches neither it nor a folder above. */
  private unchanged(written: string): TreeEntry | null {
    const { madeOf } = this.tree;
    if (!madeOf || madeOf.changed.has(written)) return null;
    if (this.origin === undefined) this.origin = originOf(this.tree, madeOf);
    return this.origin?.plainFile(written) ?? null;
  }

  isKnownFile(written: string): boolean {
    return this.plainFiles.has(written) || this.unchanged(written) !== null;
  }

  /**
   * Walks name by name, as an operating system does: `..` after a link is the parent of its target. `via` of the answer
   * are the links that were followed.
   */
  async resolve(written: string): Promise<Resolution> {
    const start = normalisePath(written);
    if (start === null) return { kind: 'refused', why: 'out-of-tree' };
    const direct = this.plainFile(start);
    if (direct !== null) return { kind: 'file', path: start, entry: direct, via: [] };
    const ahead = start.split('/').toReversed();
    const here: string[] = [];
    const via: string[] = [];
    for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
      if (name === '' || name === '.') continue;
      if (name === '..') {
        const stop = this.goUp(here);
        if (stop !== null) return stop;
        continue;
      }
      here.push(name);
      const path = here.join('/');
      const entry = this.tree.entries.get(path);
      if (entry === undefined) continue;
      if (entry.kind === 'submodule') return { kind: 'submodule', path };
      if (entry.kind === 'file')
        return ahead.length === 0 ? { kind: 'file', path, entry, via } : { kind: 'missing', path };
      if (via.push(path) > LINK_HOPS) return { kind: 'refused', why: 'cyclic' };
      const target = await this.readLink(entry);
      if (target === null) return { kind: 'refused', why: 'out-of-tree' };
      here.pop();
      ahead.push(...target.split('/').toReversed());
    }
    const path = here.join('/');
    return this.isFolder(path) ? { kind: 'directory', path, via } : { kind: 'missing', path };
  }

  /** Goes to the parent folder. @returns the final answer if that leaves the tree, else null. */
  private goUp(here: string[]): Resolution | null {
    if (!this.isFolder(here.join('/'))) return { kind: 'missing', path: here.join('/') };
    return here.pop() === undefined ? { kind: 'refused', why: 'out-of-tree' } : null;
  }

  /** The target of a link; null if it is absolute, empty, too long or unreadable. */
  private async readLink(link: TreeEntry): Promise<string | null> {
    const known = this.links.get(link.path);
    if (known !== undefined) return known;
    const content = (await this.tree.read([link.path], LINK_TARGET_BYTES)).get(link.path);
    const target = content?.kind === 'bytes' ? decodeName(content.bytes) : '';
    const usable = target === '' || target.startsWith('/') || target.includes('\0') ? null : target;
    this.links.set(link.path, usable);
    return usable;
  }

  isFolder(path: string): boolean {
    return path === '' || (foldersOf(this.tree).get(path) ?? 0) > 0; // the root is one
  }

  /** Whether no part of a folder's path is a link, a submodule or a file. */
  private isPlain(folder: string): boolean {
    const names: string[] = [];
    let name = folder;
    while (name !== '' && !this.plain.has(name)) {
      if (this.tree.entries.has(name)) return false;
      names.push(name);
      name = name.slice(0, Math.max(name.lastIndexOf('/'), 0));
    }
    for (const one of names) this.plain.add(one);
    return true;
  }
}

/** The resolver of the original tree; null if a folder was replaced. */
function originOf(tree: Tree, { tree: before, changed }: Origin): PathResolver | null {
  const resolver = PathResolver.of(before);
  for (const path of changed)
    if (tree.entries.has(path) && !before.entries.has(path) && resolver.isFolder(path)) return null;
  return resolver;
}

/** How many entries are below each folder. */
const foldersOf = remembered((tree: Tree): ReadonlyMap<string, number> =>
  tree.madeOf ? changedFolders(tree, tree.madeOf) : countedFolders(tree.entries.keys()),
);

function countedFolders(paths: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  let [last, times] = ['', 0];
  const add = (): void => {
    for (const folder of foldersAbove(`${last}/`))
      counts.set(folder, (counts.get(folder) ?? 0) + times);
  };
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    // Neighbours are mostly in one folder.
    if (slash === last.length && path.startsWith(last)) times += 1;
    else {
      if (last !== '') add();
      [last, times] = [slash < 0 ? '' : path.slice(0, slash), 1];
    }
  }
  if (last !== '') add();
  return counts;
}

/** The counts of the original tree, corrected by the change. */
function changedFolders(tree: Tree, { tree: before, changed }: Origin): Map<string, number> {
  const counts = new Map(foldersOf(before));
  for (const path of changed) {
    const more = (tree.entries.has(path) ? 1 : 0) - (before.entries.has(path) ? 1 : 0);
    if (more !== 0)
      for (const folder of foldersAbove(path)) counts.set(folder, (counts.get(folder) ?? 0) + more);
  }
  return counts;
}
