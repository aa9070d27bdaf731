import { encodeName } from './names.js';
import type { TreeEntry } from './tree.js';

/*
 * How does a tree list its files that was made of another one? As a view of the other one and what
 * differs, so that a change of three files in a large repository costs three entries; in git's
 * order.
 *
 * `git-tree.ts` makes one for the head of a change. How entries are held may change, their order
 * may not. An entry that is missing would let a file pass unseen, so everything that `after` names
 * counts. `__tests__/tree/changed-entries.test.ts` compares it with what git lists.
 */

/**
 * The entries of a tree as those of another one and what differs: nothing is copied, so a change of a large repository
 * costs as much as the change. In the order in which git lists them, as long as the other one is.
 */
export class ChangedEntries implements ReadonlyMap<string, TreeEntry> {
  readonly size: number;
  /** Every path whose entry is another one, is new, or is gone. */
  readonly changed: ReadonlySet<string>;
  private inOrder: readonly TreeEntry[] | null = null;

  /** @param after the new entry of each path that may differ; null where it is gone. */
  constructor(
    private readonly before: ReadonlyMap<string, TreeEntry>,
    private readonly after: ReadonlyMap<string, TreeEntry | null>,
  ) {
    const changed = new Set<string>();
    let { size } = before;
    for (const [path, entry] of after) {
      const old = before.get(path);
      size += (entry === null ? 0 : 1) - (old === undefined ? 0 : 1);
      // A file that becomes executable stays the same file.
      if (old?.kind !== entry?.kind || old?.oid !== entry?.oid) changed.add(path);
    }
    this.size = size;
    this.changed = changed;
  }

  get(path: string): TreeEntry | undefined {
    const now = this.after.get(path);
    return now === undefined ? this.before.get(path) : (now ?? undefined);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  *keys(): Generator<string, undefined> {
    for (const { path } of this.whole()) yield path;
    return undefined;
  }

  values(): MapIterator<TreeEntry> {
    return this.whole().values();
  }

  *entries(): Generator<[string, TreeEntry], undefined> {
    for (const entry of this.whole()) yield [entry.path, entry];
    return undefined;
  }

  [Symbol.iterator](): MapIterator<[string, TreeEntry]> {
    return this.entries();
  }

  forEach(
    action: (entry: TreeEntry, path: string, entries: ReadonlyMap<string, TreeEntry>) => void,
  ): void {
    for (const [path, entry] of this) action(entry, path, this);
  }

  /** All of them in one list, for whoever goes through them; who looks for one path asks both maps instead. */
  private whole(): readonly TreeEntry[] {
    this.inOrder ??= merged(this.before, this.after);
    return this.inOrder;
  }
}

/** Both in one list: those of the other tree in their places, the new ones where git would list them. */
function merged(
  before: ReadonlyMap<string, TreeEntry>,
  after: ReadonlyMap<string, TreeEntry | null>,
): TreeEntry[] {
  const old = [...before.values()];
  const entries: TreeEntry[] = [];
  let from = 0;
  const upTo = (end: number): void => {
    for (; from < end; from += 1) {
      const entry = old[from];
      const now = entry === undefined ? null : after.get(entry.path);
      if (entry !== undefined && now !== null) entries.push(now ?? entry);
    }
  };
  const added = [...after.values()].filter(
    (entry): entry is TreeEntry => entry !== null && !before.has(entry.path),
  );
  for (const { entry, bytes } of added
    .map((one) => ({ entry: one, bytes: encodeName(one.path) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))) {
    upTo(placeOf(bytes, old));
    entries.push(entry);
  }
  upTo(old.length);
  return entries;
}

/** How many of these entries stand before a name. */
function placeOf(name: Buffer, entries: readonly TreeEntry[]): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (Buffer.compare(encodeName(entries[middle]?.path ?? ''), name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
