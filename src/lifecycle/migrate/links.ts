import type { FactRecord } from '../../memory/fact.js';
import { circlesOf } from '../../trust/supersession.js';
import type { StoredStatus } from './stored-status.js';

/*
 * Which imported fact takes the place of which, as the entries of a store say of one another?
 * `superseded_by: b` in entry `a` becomes `supersedes: [a]` in the fact made of `b`.
 */

/** An entry of a store that becomes a fact. */
export interface LinkedEntry {
  /** Of the fact. */
  readonly id: string;
  readonly entry: { readonly file: string };
  readonly standing: StoredStatus;
}

/** What takes the place of what. */
export interface ImportLinks {
  /** Ids whose place a fact takes, sorted. */
  readonly supersedes: ReadonlyMap<string, readonly string[]>;
  /**
   * Facts whose place was taken in their own store, each with the id of its successor; null where
   * that is not known here.
   */
  readonly replaced: ReadonlyMap<string, string | null>;
}

/** More links of one fact are no links that anybody wrote. */
const MOST_LINKS = 100;

/** How the entries of a store call one another. A name that fits several means none of them. */
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

  /** The fact that an entry of a file means by a name. */
  find(file: string, name: string): string | null {
    const plain = name.replace(/^\.\//, '').replace(/\.md$/, '');
    return (
      only(this.inFile.get(file)?.get(name)) ??
      only(this.everywhere.get(name)) ??
      only(this.everywhere.get(plain))
    );
  }
}

/** The one id of a name; null where there are several. */
function only(ids: ReadonlySet<string> | undefined): string | null {
  const [id = null] = ids?.size === 1 ? ids : [];
  return id;
}

/**
 * What takes the place of what, as the entries say of themselves or of one another. A candidate
 * takes no place: it would be a way to deny trust. Links in a circle are left out, and those whom
 * they name stay superseded.
 *
 * @param known facts of our own.
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
    standing,
    entry: { file },
  } of entries) {
    for (const name of standing.supersededBy) {
      const by = find(file, name);
      if (by !== null) link(by, id);
      if (by !== id) replaced.set(id, replaced.get(id) ?? by);
    }
    for (const name of standing.supersedes) {
      const old = find(file, name);
      if (old === null || old === id) continue;
      link(id, old);
      if (standing.kind === 'accepted' && imported.has(old))
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
