import type { Sha256 } from '../tree/digest.js';
import type { FactRecord } from './fact.js';
import type { LedgerEvent } from './ledger.js';

/*
 * Which fact of a list has this id, and is this event in a list? `factsById(records).get('auth/lock')`,
 * `idsOf(events).has(id)`; `newEvents` gives the events that are in one list and not in another.
 *
 * The judge, the gate's rules and its evidence ask the same of the same few lists, so each answer is made once
 * for a list. `__tests__/memory/by-id.test.ts` fails when this is wrong. Lists are never written to once they
 * are made: an answer would stay as it was.
 */

const facts = new WeakMap<readonly FactRecord[], ReadonlyMap<string, FactRecord>>();
const ids = new WeakMap<readonly LedgerEvent[], ReadonlySet<Sha256>>();

/** Records by id; of two with one id the last. */
export function factsById(records: readonly FactRecord[]): ReadonlyMap<string, FactRecord> {
  const known = facts.get(records) ?? new Map(records.map((record) => [record.id, record]));
  facts.set(records, known);
  return known;
}

/** Two events with one id are the same event. */
export function idsOf(events: readonly LedgerEvent[]): ReadonlySet<Sha256> {
  const known = ids.get(events) ?? new Set(events.map(({ id }) => id));
  ids.set(events, known);
  return known;
}

/** The events that a list has and another one has not, in their order. */
export function newEvents(
  events: readonly LedgerEvent[],
  settled: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  // Most changes leave every ledger as it is, and then both are one list.
  if (events === settled) return [];
  const known = idsOf(settled);
  return events.filter(({ id }) => !known.has(id));
}

/** A list, or the former one where it has the same members in the same order: what is known of that one holds. */
export function orSame<One>(
  now: readonly One[],
  former: readonly One[] | undefined,
): readonly One[] {
  return former?.length === now.length && now.every((one, index) => one === former[index])
    ? former
    : now;
}
