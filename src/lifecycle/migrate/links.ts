import type { FactRecord } from '../../memory/fact.js';
import { circlesOf } from '../../trust/supersession.js';
import type { StoredStatus } from './stored-status.js';

/*
 * Which imported fact replaces which, in the words of their store? `superseded_by: b` in entry `a` becomes
 * `supersedes: [a]` in the fact made of `b`.
 */

export interface LinkedEntry {
  readonly id: string;
  readonly entry: { readonly file: string };
  readonly storedStatus: StoredStatus;
}

export interface ImportLinks {
  /** Ids that a fact replaces, sorted. */
  readonly supersedes: ReadonlyMap<string, readonly string[]>;
  /** Facts that their own store replaced, each with the id of its successor; null where that is not known here. */
  readonly replaced: ReadonlyMap<string, string | null>;
}

/** No person writes more links in one fact. */
const MOST_LINKS = 100;

/** Names that the entries of a store use for each other. A name of several entries means none of them. */
export class EntryNames {
  /** Ids by name: in the whole store, and in each file, where a name means its own entries first. */
  private readonly everywhere = new Map<string, Set<string>>();
  private readonly inFile = new Map<string, Map<string, Set<string>>>();

  add(file: string, names: readonly string[], id: string): void {
    const own = this.inFile.get(file) ?? new Map<string, Set<string>>();
    this.inFile.set(file, own);
    for (const known of [this.everywhere, own])
      for (const name of names) known.set(name, (known.get(name) ?? new Set()).add(id));
  }

  find(file: string, name: string): string | null {
    const plain = name.replace(/^\.\//, '').replace(/\.md$/, '');
    return (
      only(this.inFile.get(file)?.get(name)) ??
      only(this.everywhere.get(name)) ??
      only(this.everywhere.get(plain))
    );
  }
}

function only(ids: ReadonlySet<string> | undefined): string | null {
  const [id = null] = ids?.size === 1 ? ids : [];
  return id;
}

/**
 * Which fact replaces which. A candidate replaces nothing: that would be a way to deny trust. Circles are left out,
 * and their facts stay superseded.
 *
 * @param known facts of our own store.
 */
export function linksOf(
  entries: readonly LinkedEntry[],
  names: EntryNames,
  known: readonly FactRecord[],
): ImportLinks {
  const own = new Set(known.map(({ id }) => id));
  const imported = new Map(entries.map((entry) => [entry.id, entry]));
  const find = (file: string, name: string): string | null =>
    names.find(file, name) ?? (own.has(name) ? name : null);
  const links = new Map<string, Set<string>>();
  const replaced = new Map<string, string | null>();
  const link = (by: string, old: string): void => {
    if (by !== old && imported.has(by)) links.set(by, (links.get(by) ?? new Set()).add(old));
  };
  for (const {
    id,
    storedStatus,
    entry: { file },
  } of entries) {
    for (const name of storedStatus.supersededBy) {
      const by = find(file, name);
      if (by !== null) link(by, id);
      if (by !== id) replaced.set(id, replaced.get(id) ?? by);
    }
    for (const name of storedStatus.supersedes) {
      const old = find(file, name);
      if (old === null || old === id) continue;
      link(id, old);
      if (storedStatus.kind === 'accepted' && imported.has(old))
        replaced.set(old, replaced.get(old) ?? id);
    }
  }
  const inCircle = circlesOf(
    new Map([
      ...known.map(({ id, fact }) => [id, fact?.supersedes ?? []] as const),
      ...[...links].map(([by, olds]) => [by, [...olds]] as const),
    ]),
  );
  const supersedes = [...links].map(
    ([by, olds]) =>
      [
        by,
        [...olds]
          .filter((old) => !inCircle(by, old))
          .toSorted()
          .slice(0, MOST_LINKS),
      ] as const,
  );
  return { supersedes: new Map(supersedes), replaced };
}
