import { remembered } from '../text/collections.js';
import { withoutIgnored } from '../agent-files/ignored.js';
import { inventory } from '../agent-files/inventory.js';
import type { LiveSource } from '../agent-files/live-source.js';
import { checkAnchors } from '../anchors/check.js';
import type { AnchorChecks } from '../anchors/query.js';
import { isUnchanged } from '../anchors/verdict.js';
import type { FactRecord } from '../memory/fact.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Memory } from '../memory/store.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { Tree } from '../tree/tree.js';
import { mergedAdoptions } from '../trust/adoption.js';
import { assess, type Judge } from '../trust/assess.js';
import { blockOfName } from '../trust/blocking.js';
import type { Entry } from '../trust/entry.js';
import type { Judgement } from '../trust/judge.js';
import { placementsOf, type Placements } from './authority/placement.js';

/*
 * What does one tree remember, and what is trusted of it? `takeSnapshot` reads and judges a tree, settled by its base.
 * `openFacts` gives rules the facts that may be named, `blockedFacts` those that may not. A rule that names a fact goes
 * through `openFacts`, or it would tell what the policy keeps unsaid.
 */

/** One tree, read and judged. */
export interface Snapshot {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly live: readonly LiveSource[];
  /** Agent files that the policy takes out, as nobody's agent loads them here. */
  readonly ignored: readonly LiveSource[];
  readonly judgement: Judgement;
  /** Verdicts on what every fact cites, blocked ones included. */
  readonly checks: AnchorChecks;
  /** What belongs to which scope of the policy; null where it has none. */
  readonly placements: Placements | null;
}

/** How a tree is looked at. */
export interface SnapshotOptions {
  readonly policy: Policy;
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  readonly judge: Judge;
  readonly past: HistoryQueries;
  /** Whether every binding is recomputed, and not only those that the change brings (SECURITY S36). */
  readonly isAudit: boolean;
}

/**
 * @param memory what was read of the tree.
 * @param base the base of this tree; null means that it is its own.
 */
export async function takeSnapshot(
  tree: Tree,
  memory: Memory,
  base: Snapshot | null,
  { policy, now, judge, past, isAudit }: SnapshotOptions,
): Promise<Snapshot> {
  const { live, ignored } = withoutIgnored(
    await inventory(tree, base?.tree ?? tree, policy.exclude_text.length > 0),
    policy.ignore,
  );
  // What the policy keeps out is not searched: where a text is would tell what that file holds (SECURITY S28).
  const mayBeSearched = (path: string): boolean => blockOfName(path, policy) === null;
  const settled =
    base === null
      ? {}
      : { settled: { tree: base.tree, records: base.memory.facts, checks: base.checks } };
  const checks = await checkAnchors(tree, memory.facts, {
    past,
    isAdopted: mergedAdoptions((base?.memory ?? memory).events),
    isAudit,
    mayBeSearched,
    ...settled,
  });
  const judgement = await assess(
    {
      tree,
      memory,
      live,
      anchors: checks,
      settled: (base?.memory ?? memory).events,
      settledLinks: base?.judgement.supersession.inForce ?? new Map(),
      ...(base === null ? {} : { before: base.judgement }),
    },
    policy,
    now,
    judge,
  );
  const placements = await placementsOf(policy, tree, memory.facts, live);
  return { tree, memory, live, ignored, judgement, checks, placements };
}

/** Whether two trees have the very same facts and events: then a change proposes, adopts and takes away nothing. */
export function hasSameMemory({ memory: a }: Snapshot, { memory: b }: Snapshot): boolean {
  return a.facts === b.facts && a.events === b.events;
}

/** Ids that count as baseline evidence. */
export function trustedIds(snapshot: Snapshot): Set<string> {
  return new Set(
    snapshot.judgement.entries.filter((entry) => entry.trustedBaseline).map((entry) => entry.id),
  );
}

/** Facts that the policy blocks: their own ids, which may be unsayable, to the ids under which they are shown. */
export function blockedFacts(snapshot: Pick<Snapshot, 'judgement'>): Map<string, string> {
  return new Map(
    [...snapshot.judgement.blocks].flatMap(([shown, { factId }]) =>
      factId === null ? [] : [[factId, shown]],
    ),
  );
}

/**
 * The judged facts of a snapshot, with their records. Policy-blocked ones are left out: nothing is
 * said of them but that they are blocked.
 */
export function openFacts({ judgement }: Pick<Snapshot, 'judgement'>): readonly OpenFact[] {
  return openIn(judgement);
}

export type OpenFact = Entry & { readonly record: FactRecord };

/** Every rule goes through them, for the head and for the base. */
const openIn = remembered(({ entries }: Judgement) =>
  entries.filter(
    (entry): entry is OpenFact => entry.record !== null && entry.status !== 'policy_blocked',
  ),
);

/** Those with a source that moved or changed, or whose binding is wrong or broad. */
export const openFactsToTell = remembered(
  ({ judgement, checks }: Snapshot): readonly OpenFact[] => {
    const ids = idsToTell(checks);
    return ids.size === 0 ? [] : openIn(judgement).filter(({ record: { id } }) => ids.has(id));
  },
);

const idsToTell = remembered(
  (checks: AnchorChecks): ReadonlySet<string> =>
    new Set([...checks].flatMap(([id, results]) => (results.every(isUnchanged) ? [] : [id]))),
);

/** The agent files of a tree of which nothing may be told but that the policy blocks them. */
export function blockedSources({ live, judgement }: Snapshot): readonly LiveSource[] {
  const open = openLiveIds(judgement);
  return live.filter(({ id }) => !open.has(id));
}

/** The agent files whose text may be told of. */
export function openSources({ live, judgement }: Snapshot): readonly LiveSource[] {
  const open = openLiveIds(judgement);
  return live.filter(({ id }) => open.has(id));
}

/** Ids of what may be spoken of and is no fact, which has no such id. */
const openLiveIds = remembered(({ entries }: Judgement): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const { id, record, status } of entries)
    if (record === null && status !== 'policy_blocked') ids.add(id);
  return ids;
});
