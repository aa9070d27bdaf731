import { lastDecisive, overlookedBy } from '../memory/last-decisive.js';
import { isDecisive, type LedgerEvent } from '../memory/ledger.js';
import { eventsByFact } from '../trust/adoption.js';
import type { Snapshot } from './snapshot.js';

/*
 * Which events of a change pass over a decision that the base has? Somebody copies the line `fact.accepted` of last
 * year to the end of a ledger; since then the fact was retired.
 */

/** A decisive event of a change that was written without a decision which the base has. */
export interface Overlooked {
  readonly event: LedgerEvent;
  /** Last decisions of the base that it does not follow. */
  readonly decisions: number;
}

/**
 * The decisive events of a change that do not follow every last decision of their fact at the base
 * (SECURITY S42). Such an event would stand beside that decision instead of after it, and the text
 * that the decision replaced could come back.
 */
export function overlookedDecisions(base: Snapshot, head: Snapshot): readonly Overlooked[] {
  if (base === head || base.memory.events === head.memory.events) return [];
  const before = eventsByFact(base.memory.events);
  return [...eventsByFact(head.memory.events)].flatMap(([id, events]) => {
    const settled = before.get(id) ?? [];
    const known = new Set(settled.map((event) => event.id));
    const fresh = events.filter((event) => isDecisive(event) && !known.has(event.id));
    if (fresh.length === 0) return [];
    const decisions = lastDecisive(settled);
    if (decisions.length === 0) return [];
    const count = overlookedBy(decisions, events);
    return fresh
      .map((event) => ({ event, decisions: count(event) }))
      .filter((one) => one.decisions > 0);
  });
}
