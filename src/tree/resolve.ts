import { LINK_HOPS, LINK_TARGET_BYTES } from './limits.js';
import { decodeName } from './names.js';
import { foldersAbove, normalisePath } from './path.js';
import type { Origin, Tree, TreeEntry } from './tree.js';

/*
 * What does a path of a tree lead to, through its links? `docs` that links to `doc` leads
 * `docs/a.md` to `doc/a.md`; a link to `/etc` or `../..` is refused.
 *
 * Anchors ask for cited files, and detectors for files that a text names. Refused or missing costs
 * trust, the safe error; to follow a link out of the tree must never be.
 * `__tests__/tree/paths.test.ts` ("a path through links") and `__tests__/security/S09.test.ts` fail
 * when this is wrong.
 */

/** What a path in the tree leads to, after its symbolic links (SECURITY S09). */
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

/**
 * Follows paths through symbolic links inside the tree. A link that is absolute or leaves the tree is out of tree; more
 * than eight hops count as a cycle.
 */
export class PathResolver {
  /** What each link that was read says. */
  private readonly links = new Map<string, string | null>();
  /** Folders that are known to be no links. */
  private readonly plain = new Set<string>();
  /** Files that were asked for and go through no link, by path. */
  private readonly plainFiles = new Map<string, TreeEntry>();
  /** The resolver of the tree that this one was made of, where a path that did not change leads to the same. */
  private origin: PathResolver | null | undefined = undefined;

  constructor(private readonly tree: Tree) {}

  /** The resolver of a tree: several look for the same paths in it. */
  static of(tree: Tree): PathResolver {
    const known = resolvers.get(tree) ?? new PathResolver(tree);
    resolvers.set(tree, known);
    return known;
  }

  /**
   * The file at a path that is written as the tree has it and goes through no link, or null: the
   * way of nearly all paths.
   */
  plainFile(written: string): TreeEntry | null {
    const known = this.plainFiles.get(written) ?? this.unchanged(written);
    if (known !== null) return known;
    const direct = this.tree.entries.get(written);
    if (direct?.kind !== 'file') return null;
    if (!this.isPlain(written.slice(0, Math.max(written.lastIndexOf('/'), 0)))) return null;
    this.plainFiles.set(written, direct);
    return direct;
  }

  /** The file of the tree that this one was made of, where the change touches neither it nor a folder above. */
  private unchanged(written: string): TreeEntry | null {
    const { madeOf } = this.tree;
    if (!madeOf || madeOf.changed.has(written)) return null;
    if (this.origin === undefined) this.origin = originOf(this.tree, madeOf);
    return this.origin?.plainFile(written) ?? null;
  }

  /** Whether this was found of a path already: most cited paths are asked for again. */
  isKnownFile(written: string): boolean {
    return this.plainFiles.has(written) || this.unchanged(written) !== null;
  }

  /**
   * Walks one name after the other, as an operating system does: `..` after a link means the folder above what the link
   * leads to. `via` of the answer are the links that were followed, in order.
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

  /** Leaves the folder in which a walk is; null where that leads on. */
  private goUp(here: string[]): Resolution | null {
    if (!this.isFolder(here.join('/'))) return { kind: 'missing', path: here.join('/') };
    return here.pop() === undefined ? { kind: 'refused', why: 'out-of-tree' } : null;
  }

  /** What a link says, or null where that is no place in the tree: absolute, empty, too long, unreadable. */
  private async readLink(link: TreeEntry): Promise<string | null> {
    const known = this.links.get(link.path);
    if (known !== undefined) return known;
    const content = (await this.tree.read([link.path], LINK_TARGET_BYTES)).get(link.path);
    const target = content?.kind === 'bytes' ? decodeName(content.bytes) : '';
    const usable = target === '' || target.startsWith('/') || target.includes('\0') ? null : target;
    this.links.set(link.path, usable);
    return usable;
  }

  /** Whether something in the tree is below this path. */
  isFolder(path: string): boolean {
    return path === '' || (foldersOf(this.tree).get(path) ?? 0) > 0; // the root is one
  }

  /** Whether a folder is one by its name alone: no part of it is a link, a submodule or a file. */
  private isPlain(folder: string): boolean {
    const names: string[] = [];
    let name = folder;
    // Up to a folder that is known: of most only the folder itself is new.
    while (name !== '' && !this.plain.has(name)) {
      if (this.tree.entries.has(name)) return false;
      names.push(name);
      name = name.slice(0, Math.max(name.lastIndexOf('/'), 0));
    }
    for (const one of names) this.plain.add(one);
    return true;
  }
}

const resolvers = new WeakMap<Tree, PathResolver>();

/** The other tree's resolver; null where something came in the place of a folder: paths below lead elsewhere. */
function originOf(tree: Tree, { tree: before, changed }: Origin): PathResolver | null {
  const resolver = PathResolver.of(before);
  for (const path of changed)
    if (tree.entries.has(path) && !before.entries.has(path) && resolver.isFolder(path)) return null;
  return resolver;
}

/** Entries below each folder of a tree; made once, since several look for them. */
const folders = new WeakMap<Tree, ReadonlyMap<string, number>>();

/** How many entries lie below each folder: a folder is one as long as there is one at least. */
function foldersOf(tree: Tree): ReadonlyMap<string, number> {
  const known = folders.get(tree);
  if (known !== undefined) return known;
  const counted = tree.madeOf
    ? changedFolders(tree, tree.madeOf)
    : countedFolders(tree.entries.keys());
  folders.set(tree, counted);
  return counted;
}

/** Counts from all paths, those of one folder at once. */
function countedFolders(paths: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  let [last, times] = ['', 0];
  const add = (): void => {
    for (const folder of foldersAbove(`${last}/`))
      counts.set(folder, (counts.get(folder) ?? 0) + times);
  };
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    // Neighbours mostly lie in one folder.
    if (slash === last.length && path.startsWith(last)) times += 1;
    else {
      if (last !== '') add();
      [last, times] = [slash < 0 ? '' : path.slice(0, slash), 1];
    }
  }
  if (last !== '') add();
  return counts;
}

/** Counts of the tree that this one was made of, and what the change adds and takes away. */
function changedFolders(tree: Tree, { tree: before, changed }: Origin): Map<string, number> {
  const counts = new Map(foldersOf(before));
  for (const path of changed) {
    const more = (tree.entries.has(path) ? 1 : 0) - (before.entries.has(path) ? 1 : 0);
    if (more !== 0)
      for (const folder of foldersAbove(path)) counts.set(folder, (counts.get(folder) ?? 0) + more);
  }
  return counts;
}
