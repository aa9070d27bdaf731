import type { Policy } from '../memory/policy-shape.js';
import { assess, type Judge } from '../trust/assess.js';
import { hasSameMemory, type Snapshot } from './snapshot.js';

/*
 * Which facts would contradict each other once the change is merged? `a` is adopted, the change proposes `b` with the
 * same `claim_key`: each of the two with the other as its rival. The evidence `pending` asks, for the rule
 * `conflicting-facts` (MT205) and for the rows of `adoptions`. What is in conflict at the head already is left out,
 * since the judge says it. Ids of rivals are shown in the message and in no fingerprint.
 */

/** Facts that would contradict each other once the change is merged with all that it proposes: each with its rivals. */
export type PendingConflicts = ReadonlyMap<string, readonly string[]>;

/** Nothing would be in conflict, or nothing was asked. */
export const NO_PENDING: PendingConflicts = new Map();

/**
 * Asks the judge ahead: with every record of the head settled, which facts share a `claim_key`?
 * Before the merge one of them is only proposed and takes no trust away; after it none of them is
 * believed. Asked only where a proposed fact has a key.
 */
export async function pendingConflicts(
  base: Snapshot,
  head: Snapshot,
  { policy, now, judge }: { readonly policy: Policy; readonly now: number; readonly judge: Judge },
): Promise<PendingConflicts> {
  if (hasSameMemory(base, head)) return NO_PENDING;
  const {
    memory,
    judgement: { adoptions, entries, supersession },
  } = head;
  if (
    !memory.facts.some(
      ({ id, fact }) =>
        fact !== null && fact.claimKey !== null && adoptions.get(id)?.kind === 'unsettled',
    )
  )
    return NO_PENDING;
  const settled = [
    ...new Map(
      [...base.memory.events, ...memory.events].map((event) => [event.id, event]),
    ).values(),
  ];
  const merged = await assess(
    {
      tree: head.tree,
      memory,
      live: [],
      anchors: head.checks,
      settled,
      settledLinks: supersession.inForce,
    },
    policy,
    now,
    judge,
  );
  const already = new Set(
    entries.flatMap(({ id, conflictsWith }) => (conflictsWith.length > 0 ? [id] : [])),
  );
  return new Map(
    merged.entries.flatMap(({ id, status, conflictsWith }) =>
      conflictsWith.length > 0 && status !== 'policy_blocked' && !already.has(id)
        ? [[id, conflictsWith] as const]
        : [],
    ),
  );
}
