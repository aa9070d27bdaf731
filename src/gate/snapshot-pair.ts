import type { Policy } from '../memory/policy-shape.js';
import { type Memory, readMemory } from '../memory/store.js';
import { mergeStrictest } from '../memory/merge-strictest.js';
import type { Tree } from '../tree/tree.js';
import { VirtualTree } from '../tree/virtual-tree.js';
import { confirmedMemory, type DefaultBranchMemory } from './default-branch.js';
import { takeSnapshot, type SnapshotOptions, type Snapshot } from './snapshot.js';

/*
 * Under which policy, and with what settled, are base and head judged? Both under the policy of the base:
 * a pull request that softens `policy.yml` is judged by the old one. Where the base is not the default
 * branch, the stricter of both policies holds, and an adoption counts only where both branches have it.
 *
 * `ownMemory` is the base before `defaultBranch` took events from it and added some: ask it what the base itself has,
 * and `base.memory` what counts.
 */

/** Two trees, and how they are looked at. */
export interface TreePair extends Omit<SnapshotOptions, 'policy'> {
  /** What is settled. Null before the first commit: strict defaults, nothing trusted. */
  readonly base: Tree | null;
  /** The base itself where one commit is judged by itself. */
  readonly head: Tree;
  /** What the default branch has settled, where the base is another one (SECURITY S43). */
  readonly defaultBranch?: DefaultBranchMemory | undefined;
  /** The policy of the default branch, where the base is another one: the stricter of both holds (SECURITY S01). */
  readonly alsoUnder?: Policy | undefined;
}

/** Base and head, read and judged under one policy. */
export interface SnapshotPair {
  readonly base: Snapshot;
  /** The same value as the base where one commit is judged by itself. */
  readonly head: Snapshot;
  /** What the base itself has settled, before the default branch is asked. */
  readonly ownMemory: Memory;
  /** How both were looked at, with the policy in force. */
  readonly snapshotOptions: SnapshotOptions;
}

/** Reads and judges base and head, both under the policy of the base: what a change says of itself never counts. */
export async function snapshotPair(pair: TreePair): Promise<SnapshotPair> {
  const { base: settled, head: tree, defaultBranch, alsoUnder, now, judge, past, isAudit } = pair;
  const baseTree = settled ?? new VirtualTree({});
  const ownMemory = await readMemory(baseTree);
  const memory =
    defaultBranch === undefined ? ownMemory : confirmedMemory(ownMemory, defaultBranch);
  const inForce = memory.policy.policy;
  const policy = alsoUnder === undefined ? inForce : mergeStrictest(inForce, alsoUnder);
  const snapshotOptions: SnapshotOptions = { policy, now, judge, past, isAudit };
  const base = await takeSnapshot(baseTree, memory, null, snapshotOptions);
  const head =
    tree === settled
      ? base
      : await takeSnapshot(tree, await readMemory(tree, policy, memory), base, snapshotOptions);
  return { base, head, ownMemory, snapshotOptions };
}
