import { remembered } from '../text/collections.js';
import type { Sha256 } from '../tree/digest.js';
import type { FactRecord } from './fact.js';
import type { LedgerEvent } from './ledger.js';

/*
 * Lookups in lists of facts and events: `factsById(records).get('auth/lock')`, `idsOf(events).has(id)`. Each answer is
 * kept for its list, so lists must not change once they are made.
 */

/** Of two records with one id the last. */
export const factsById = remembered(
  (records: readonly FactRecord[]): ReadonlyMap<string, FactRecord> =>
    new Map(records.map((record) => [record.id, record])),
);

export const idsOf = remembered(
  (events: readonly LedgerEvent[]): ReadonlySet<Sha256> => new Set(events.map(({ id }) => id)),
);

export function newEvents(
  events: readonly LedgerEvent[],
  settled: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  // Most changes leave every ledger as it is, and then both are the same list.
  if (events === settled) return [];
  const known = idsOf(settled);
  return events.filter(({ id }) => !known.has(id));
}

/** The former list where both have the same members in the same order, so that answers kept for it stay valid. */
export function orSame<One>(
  now: readonly One[],
  former: readonly One[] | undefined,
): readonly One[] {
  return former?.length === now.length && now.every((one, index) => one === former[index])
    ? former
    : now;
}
