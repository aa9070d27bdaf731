import { newEvents } from '../memory/by-id.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { isDecisive } from '../memory/ledger.js';
import type { AdoptionRow } from './adoptions.js';
import type { Doubt } from './authority/authority.js';
import { peopleAsked } from './authority/people-asked.js';
import type { Asked } from './authority/required-approvals.js';
import { resolveApproval } from './authority/resolve-approval.js';
import { hasSameMemory, type Snapshot } from './snapshot.js';

/*
 * Which adopted facts does a change take away without saying so in a ledger? It deletes the file, or the events that
 * adopted it. Taking memory away is a decision too, so an adopter has to agree, as to `retire`.
 */

/** An adopted fact of the base that is gone, or whose adoption is. */
export interface RemovedFact {
  readonly id: string;
  readonly approved: boolean;
  /** Why nobody's approval could count; null where that is not so. */
  readonly doubt: Doubt | null;
}

/** What a change takes away, and who agreed. A fact that an event of the change withdraws is asked about there. */
export async function removedFacts(
  { base, head, policy, owners, authority }: Asked,
  adoptions: readonly AdoptionRow[],
): Promise<readonly RemovedFact[]> {
  const decided = new Set(adoptions.map(({ factId }) => factId));
  const removed: RemovedFact[] = [];
  for (const id of takenAway(base, head)) {
    if (decided.has(id)) continue;
    const asked = peopleAsked(id, [], { trees: { base, head }, policy, owners });
    const { approved, doubt } = await resolveApproval(
      { paths: [factPath(id), ledgerPath(id)], event: null },
      asked.sets,
      asked.needed,
      authority,
    );
    removed.push({ id, approved, doubt });
  }
  return removed;
}

/** Ids of adopted facts that lack their file or a decision of theirs in the head. */
function takenAway(base: Snapshot, head: Snapshot): readonly string[] {
  if (hasSameMemory(base, head)) return [];
  const there = new Set(head.memory.facts.map(({ id }) => id));
  const lost = new Set(
    newEvents(base.memory.events, head.memory.events)
      .filter(isDecisive)
      .map(({ fact }) => fact),
  );
  return [...base.judgement.adoptions]
    .filter(([id, { kind }]) => kind === 'adopted' && (!there.has(id) || lost.has(id)))
    .map(([id]) => id)
    .toSorted();
}
