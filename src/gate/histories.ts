import { factPath } from '../memory/layouts/memtrust.js';
import type { Policy } from '../memory/policy-shape.js';
import { adoptable, eventsByFact } from '../trust/adoption.js';
import type { Entry } from '../trust/entry.js';
import { type HistoryEvent, visibleEvents } from '../trust/visible-events.js';
import type { Snapshot } from './snapshot.js';

/*
 * What was decided about each fact, by whom and when? The events of its ledger, as they may be told. `evaluate.ts`
 * gives it with the evaluation, for the page; the facts of other stores have no ledger here, and of one that the policy
 * blocks nothing is told (SECURITY S28).
 */

/** The events of facts by their ids, the newest first. */
export type Histories = ReadonlyMap<string, readonly HistoryEvent[]>;

export function historiesOf(
  entries: readonly Entry[],
  base: Snapshot,
  head: Snapshot,
  policy: Policy,
): Histories {
  const [settled, known] = [eventsByFact(base.memory.events), eventsByFact(head.memory.events)];
  const histories = new Map<string, readonly HistoryEvent[]>();
  for (const { id, path, record, status } of entries) {
    if (record === null || status === 'policy_blocked' || path !== factPath(id)) continue;
    const events = visibleEvents(settled.get(id) ?? [], known.get(id) ?? [], policy);
    if (events.length > 0) histories.set(id, events);
  }
  return histories;
}

/** Facts of a tree with an adoption in force. */
export function countAdopted({ memory }: Snapshot): number {
  return [...eventsByFact(memory.events).values()].filter((events) => adoptable(events).length > 0)
    .length;
}
