import type { Policy } from '../memory/policy-shape.js';
import { mayBeMemory, type Memory, readMemory } from '../memory/store.js';
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
  /** For one head after another against one base. */
  readonly baseKeeper?: BaseKeeper | undefined;
}

/** Holds a base that was read and judged, as long as the next pair has the same one under the same terms. */
export class BaseKeeper {
  private held: { readonly pair: TreePair; readonly side: Promise<SettledSide> } | null = null;

  async sideOf(pair: TreePair): Promise<SettledSide> {
    const { held } = this;
    if (held !== null && TERMS.every((term) => held.pair[term] === pair[term])) return held.side;
    const side = settledSide(pair);
    this.held = { pair, side };
    return side;
  }
}

/** All that decides about a base. */
const TERMS = ['base', 'defaultBranch', 'alsoUnder', 'now', 'judge', 'isAudit'] as const;

type SettledSide = Omit<SnapshotPair, 'head'>;

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
  const { head: tree, base: settled, baseKeeper } = pair;
  const settledBefore = await (baseKeeper?.sideOf(pair) ?? settledSide(pair));
  // What git says of the past is about this head: what is staged now, for one.
  const snapshotOptions = { ...settledBefore.snapshotOptions, past: pair.past };
  const side = { ...settledBefore, snapshotOptions };
  const { base } = side;
  const head =
    tree === settled
      ? base
      : await takeSnapshot(
          tree,
          isOfSameMemory(tree, side)
            ? base.memory
            : await readMemory(tree, snapshotOptions.policy, base.memory),
          base,
          snapshotOptions,
        );
  return { ...side, head };
}

/** Whether a tree was made of the base without a change of memory, and both are read under the base's own policy. */
function isOfSameMemory(
  { madeOf }: Tree,
  { base, ownMemory, snapshotOptions }: SettledSide,
): boolean {
  return (
    madeOf?.tree === base.tree &&
    base.memory === ownMemory &&
    snapshotOptions.policy === ownMemory.policy.policy &&
    ![...madeOf.changed].some(mayBeMemory)
  );
}

async function settledSide({
  base: settled,
  defaultBranch,
  alsoUnder,
  now,
  judge,
  past,
  isAudit,
}: TreePair): Promise<SettledSide> {
  const baseTree = settled ?? new VirtualTree({});
  const ownMemory = await readMemory(baseTree);
  const memory =
    defaultBranch === undefined ? ownMemory : confirmedMemory(ownMemory, defaultBranch);
  const inForce = memory.policy.policy;
  const policy = alsoUnder === undefined ? inForce : mergeStrictest(inForce, alsoUnder);
  const snapshotOptions: SnapshotOptions = { policy, now, judge, past, isAudit };
  const base = await takeSnapshot(baseTree, memory, null, snapshotOptions);
  return { base, ownMemory, snapshotOptions };
}
