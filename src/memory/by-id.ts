import type { Sha256 } from '../tree/digest.js';
import type { FactRecord } from './fact.js';
import type { LedgerEvent } from './ledger.js';

/*
 * Lookups in lists of facts and events: `factsById(records).get('auth/lock')`, `idsOf(events).has(id)`. Each answer is
 * kept for its list, so lists must not change once they are made.
 */

const facts = new WeakMap<readonly FactRecord[], ReadonlyMap<string, FactRecord>>();
const ids = new WeakMap<readonly LedgerEvent[], ReadonlySet<Sha256>>();

/** Of two records with one id the last. */
export function factsById(records: readonly FactRecord[]): ReadonlyMap<string, FactRecord> {
  const known = facts.get(records) ?? new Map(records.map((record) => [record.id, record]));
  facts.set(records, known);
  return known;
}

export function idsOf(events: readonly LedgerEvent[]): ReadonlySet<Sha256> {
  const known = ids.get(events) ?? new Set(events.map(({ id }) => id));
  ids.set(events, known);
  return known;
}

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
