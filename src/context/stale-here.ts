import { checkAnchors } from '../anchors/check.js';
import type { AnchorChecks } from '../anchors/query.js';
import { breaksTrust } from '../anchors/verdict.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Memory } from '../memory/store.js';
import { changedPaths } from '../tree/changes.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import { foldersAbove } from '../tree/path.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { assess, type Judge } from '../trust/assess.js';
import type { Entry, EntryOrigin } from '../trust/entry.js';

/*
 * Does the tree that the next run reads still say what trusted facts cite? If the branch or the working tree changed
 * the source of a fact, it is stale there, before anything is merged.
 */

export interface TreeHere {
  readonly tree: Tree;
  /** Null before the first commit. */
  readonly committed: Tree | null;
  /** Of the change from the base to this tree. */
  readonly past: HistoryQueries;
}

interface SettledMemory {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly anchors: AnchorChecks;
  readonly entries: readonly Entry[];
}

interface Terms {
  readonly policy: Policy;
  readonly now: number;
  readonly judge: Judge | undefined;
}

/** The entries of the base, with those judged again whose sources differ here; none gets better. */
export async function staleHere(
  { tree: base, memory, anchors, entries }: SettledMemory,
  { tree, committed, past }: TreeHere,
  { policy, now, judge }: Terms,
): Promise<readonly Entry[]> {
  if (changedPaths(base, tree).size === 0) return entries;
  // Facts that are believed, or may be quoted as candidates; all others are only named.
  const facts = entries.flatMap(({ record, trustedBaseline, trustLevel }) =>
    record !== null && (trustedBaseline || trustLevel === 'candidate') ? [record] : [],
  );
  const checks = await checkAnchors(tree, facts, {
    past,
    settled: { tree: base, records: memory.facts, checks: anchors },
  });
  // Unchanged sources keep the verdict objects of the base.
  const touched = facts.filter(({ id }) => checks.get(id) !== anchors.get(id));
  if (touched.length === 0) return entries;
  const judged = await assess(
    {
      tree,
      memory: { ...memory, facts: touched, evidence: [] },
      live: [],
      anchors: checks,
      settled: memory.events,
      settledLinks: new Map(),
    },
    policy,
    now,
    judge,
  );
  const here = new Map(touched.map((record, index) => [record, judged.entries[index]]));
  return Promise.all(
    entries.map(async (entry) => {
      const found = entry.record === null ? undefined : here.get(entry.record);
      if (found === undefined || !(entry.trustedBaseline || found.trustLevel === entry.trustLevel))
        return entry;
      return withOriginOfChange(found, base, tree, committed);
    }),
  );
}

/** A stale fact with the origin of the change; `base` where it is stale there too. */
export async function withOriginOfChange(
  entry: Entry,
  base: Tree | null,
  tree: Tree,
  committed: Tree | null,
): Promise<Entry> {
  if (entry.status !== 'stale' || base === null) return entry;
  const broken = entry.anchors.filter(({ verdict }) => breaksTrust(verdict));
  const paths = await Promise.all(
    broken.map(async ({ path }) => {
      const place = await PathResolver.of(tree).resolve(path);
      return [path, ...foldersAbove(path), ...('path' in place ? [place.path] : [])];
    }),
  );
  const isIn = (changed: ReadonlySet<string>): boolean =>
    paths.flat().some((path) => changed.has(path));
  const origin = ((): EntryOrigin | undefined => {
    if (committed !== null && isIn(changedPaths(committed, tree))) return 'uncommitted';
    return isIn(changedPaths(base, tree)) ? 'branch' : entry.origin;
  })();
  return origin === undefined ? entry : { ...entry, origin };
}
