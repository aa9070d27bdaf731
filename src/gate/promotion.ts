import type { Fact } from '../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import type { Memory } from '../memory/store.js';
import { adoptable, adopts, eventsByFact } from '../trust/adoption.js';
import { withoutSpacing } from './near-duplicates.js';

/*
 * Does this event make something trusted that was not? A new adoption, or one of other words, is a promotion; a fact
 * bound anew with the same words is none. `authority/replaced.ts`, `authority/staged.ts` and
 * `rules/unsupported-promotion.ts` ask. Spacing is no other text here, though it is one for the digest of a claim.
 */

/**
 * Whether an event adopts what the base does not have adopted under this id: its statement, not
 * only what is written about it.
 */
export function isPromotion(event: LedgerEvent, fact: Fact, base: Memory): boolean {
  if (!ADOPTING_TYPES.has(event.type)) return false;
  const settled = adoptable(eventsByFact(base.events).get(event.fact) ?? []);
  if (settled.some(({ claim }) => claim === event.claim)) return false;
  const before = base.facts.find(({ id }) => id === event.fact)?.fact ?? null;
  return (
    before === null ||
    withoutSpacing(before.statement) !== withoutSpacing(fact.statement) ||
    !settled.some((one) => adopts(one, before))
  );
}
