import type { TreeEntry } from './tree.js';

/*
 * Which entries has a tree, of which a few are put over those of another? `overlay-tree.ts` makes
 * one for each tree that differs in a few files, such as one that a probe of a fact changed. What
 * is asked of it must be what a `Map` with the same entries would answer, in order of paths, or
 * two trees with equal files would be judged differently. How it finds that is free.
 * `__tests__/tree/paths.test.ts` fails when this is wrong.
 */

/**
 * The entries of a tree with some put over them, in order of their paths. Made at no cost, so that
 * a thousand small changes of a large tree cost no thousand copies of it: only who goes through all
 * of them pays for a copy, once.
 */
export class LayeredEntries implements ReadonlyMap<string, TreeEntry> {
  private whole: ReadonlyMap<string, TreeEntry> | null = null;

  /** @param over what is put over it by path; null takes a path away. */
  constructor(
    private readonly under: ReadonlyMap<string, TreeEntry>,
    private readonly over: ReadonlyMap<string, TreeEntry | null>,
  ) {}

  get(path: string): TreeEntry | undefined {
    const own = this.over.get(path);
    return own === undefined ? this.under.get(path) : (own ?? undefined);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  get size(): number {
    return this.all().size;
  }

  forEach(
    callback: (entry: TreeEntry, path: string, map: ReadonlyMap<string, TreeEntry>) => void,
    self?: unknown,
  ): void {
    for (const [path, entry] of this.all()) callback.call(self, entry, path, this);
  }

  entries(): MapIterator<[string, TreeEntry]> {
    return this.all().entries();
  }

  keys(): MapIterator<string> {
    return this.all().keys();
  }

  values(): MapIterator<TreeEntry> {
    return this.all().values();
  }

  [Symbol.iterator](): MapIterator<[string, TreeEntry]> {
    return this.all().entries();
  }

  private all(): ReadonlyMap<string, TreeEntry> {
    this.whole ??= this.merged();
    return this.whole;
  }

  private merged(): ReadonlyMap<string, TreeEntry> {
    const entries = new Map(this.under);
    for (const [path, entry] of this.over) {
      if (entry === null) entries.delete(path);
      else entries.set(path, entry);
    }
    return new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
