import { kept, remembered } from '../text/collections.js';
import { ledgerPath } from '../memory/layouts/memtrust.js';
import type { Policy } from '../memory/policy-shape.js';
import type { FactRecord } from '../memory/fact.js';
import type { Tree } from '../tree/tree.js';
import { normalisePath } from '../tree/path.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import { openFacts, type Snapshot } from './snapshot.js';

/*
 * Which trusted facts should somebody read again? Their cited file changed many times since their ledger last changed,
 * although the cited lines are the same. Example: `auth/owner` cites `src/guard.ts#L3-L9`, and 20 commits changed that
 * file around these lines. Read by the rule `unverified-fact` (MT603). `source` is the
 * `key` of the finding; `changes` is only told.
 */

/** A trusted fact that nobody verified anew while a file that it cites changed again and again. */
export interface Unverified {
  readonly id: string;
  /** The cited file that changed most often. */
  readonly source: string;
  /** Changes of it in the branch since the ledger of the fact last changed, as far as the history at hand goes. */
  readonly changes: number;
}

/** Changes after which somebody should look again, where the policy says nothing. */
const REVERIFY_AFTER = 20;

/** Where all ledgers lie: asked for as one folder, however many there are. */
const LEDGERS = '.memtrust/ledger';

/**
 * Trusted facts whose cited file changed many times since anything was recorded of them. One
 * question to git, about files that are not as they were when the fact was bound; none where every
 * file is. Without a history nobody is reminded.
 */
export async function unverifiedFacts(
  head: Snapshot,
  past: HistoryQueries,
  policy: Policy,
): Promise<readonly Unverified[]> {
  const most = policy.lifecycle?.reverify_after ?? REVERIFY_AFTER;
  const cited = changedSources(head);
  if (cited.length === 0) return [];
  const commits = await past.touched([LEDGERS, ...new Set(cited.map(({ source }) => source))]);
  if (commits.length < most) return [];
  const places = placesByPath(commits);
  const found = new Map<string, Unverified>();
  for (const { id, source } of cited) {
    const [recorded = commits.length] = places.get(ledgerPath(id)) ?? [];
    const changes = (places.get(source) ?? []).filter((place) => place < recorded).length;
    if (changes >= most && changes > (found.get(id)?.changes ?? 0))
      found.set(id, { id, source, changes });
  }
  return [...found.values()];
}

/** Files that trusted facts cite and that are not as they were when the fact was bound. */
function changedSources(head: Snapshot): { readonly id: string; readonly source: string }[] {
  return openFacts(head).flatMap(({ id, status, record }) => {
    if (status !== 'accepted' || isAsBound(record, head.tree)) return [];
    const sources = record.fact?.sources ?? [];
    return sources.flatMap(({ path, blob }) => {
      const source = normalisePath(path);
      const entry = source === null ? undefined : head.tree.entries.get(source);
      return source === null || entry === undefined || (blob !== null && entry.oid === blob)
        ? []
        : [{ id, source }];
    });
  });
}

/** Whether every file that a fact cites is the object that it was bound to. */
function isAsBound(record: FactRecord, tree: Tree): boolean {
  const sources = record.fact?.sources ?? [];
  const { madeOf } = tree;
  if (madeOf && !sources.some(({ path }) => madeOf.changed.has(path)))
    return isAsBound(record, madeOf.tree);
  return kept(boundIn(tree), record, () =>
    sources.every(({ path, blob }) => blob !== null && tree.entries.get(path)?.oid === blob),
  );
}

const boundIn = remembered((_tree: Tree) => new WeakMap<FactRecord, boolean>());

/** By path, the places of the commits that touch it, the newest first. */
function placesByPath(
  commits: readonly Iterable<string>[],
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, paths] of commits.entries()) {
    for (const path of paths) kept(places, path, () => []).push(place);
  }
  return places;
}
