import { gapSentences } from '../tree/gap.js';
import { inventory } from '../agent-files/inventory.js';
import type { Policy } from '../memory/policy-shape.js';
import { readMemory } from '../memory/store.js';
import { changedPaths } from '../tree/changes.js';
import type { Tree, TreeEntry } from '../tree/tree.js';
import { assess } from '../trust/assess.js';
import type { EntryOrigin } from '../trust/entry.js';
import { readableOf, type Readable, type Reading } from './reading.js';

/*
 * What do the current branch and the working tree hold that the base does not? Attempts, reviews, notes and agent
 * files, each with the label `branch` or `uncommitted`: what one agent did, for the next one to see. `cli/reading.ts`
 * asks; the action never does (SECURITY S41).
 */

/** Against what a branch or a working tree is compared, and under which policy it is shown. */
export interface UnsettledTerms {
  /** What is settled; null before the first commit. */
  readonly base: Tree | null;
  /** What is committed; null before the first commit. A file that differs from it is `uncommitted`. */
  readonly committed: Tree | null;
  /** What either the base or the tree itself keeps unsaid must be unsaid by it. */
  readonly policy: Policy;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ids that are taken by entries of the base: another text of one of them gets its origin before its id. */
  readonly taken: ReadonlySet<string>;
}

/** Reads and judges what a tree holds beyond its base; nothing of it can be trusted. Sorted by id. */
export async function readUnsettled(
  tree: Tree,
  { base, committed, policy, now, taken }: UnsettledTerms,
): Promise<Pick<Reading, 'entries' | 'incomplete'>> {
  if (base !== null && changedPaths(base, tree).size === 0) return { entries: [], incomplete: [] };
  const memory = await readMemory(tree, policy);
  const originOf = originsOf(tree, base, committed);
  const isNew = ({ path }: { readonly path: string }): boolean => originOf(path) !== 'base';
  const notes = new Set(memory.notes.map(({ path }) => path));
  const facts = memory.facts.filter((record) => notes.has(record.path) && isNew(record));
  const evidence = memory.evidence.filter(isNew);
  // What only a new file imports is in no listing of the base, whoever else holds the same text.
  const live = (await inventory(tree, base, true)).filter(
    ({ id, settled }) => !settled || !taken.has(id),
  );
  const { entries: judged } = await assess(
    {
      tree,
      memory: { ...memory, facts, evidence, events: [] },
      live,
      settled: [],
      settledLinks: new Map(),
    },
    policy,
    now,
  );
  const { entries, incomplete } = await readableOf(tree, judged, live, policy);
  // The judge keeps their order, and may hide a path.
  const paths = [...facts, ...live, ...evidence].map(({ path }) => path);
  return {
    entries: entries
      .map((readable, index) => labelled(readable, originOf(paths[index] ?? ''), taken))
      .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1)),
    incomplete: [...gapSentences(memory.incomplete), ...incomplete],
  };
}

/** Where each path of a tree comes from, seen from its base and from what is committed. */
export function originsOf(
  tree: Tree,
  base: Tree | null,
  committed: Tree | null,
): (path: string) => EntryOrigin {
  return (path) => {
    const now = tree.entries.get(path);
    if (isSame(base?.entries.get(path), now)) return 'base';
    return isSame(committed?.entries.get(path), now) ? 'branch' : 'uncommitted';
  };
}

/** What git has no object for is another one. */
function isSame(before: TreeEntry | undefined, now: TreeEntry | undefined): boolean {
  return (
    before !== undefined &&
    before.oid !== null &&
    before.oid === now?.oid &&
    before.kind === now.kind
  );
}

/** The entry with its origin, under an id that no entry of the base has: none of those begins so. */
function labelled(readable: Readable, origin: EntryOrigin, taken: ReadonlySet<string>): Readable {
  const { entry } = readable;
  const id = taken.has(entry.id) ? `${origin}:${entry.id}` : entry.id;
  return { ...readable, entry: { ...entry, id, origin } };
}
