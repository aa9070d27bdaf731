import { grouped, remembered } from '../text/collections.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';

/*
 * Is exactly this text of a fact adopted? `adoptionOf` reads the last decisive events of its ledger. Adopted, then
 * edited by one letter: `mismatch`. Adopted in the head alone: `unsettled`. No event about it: `none`.
 */

export type Adoption =
  | { readonly kind: 'adopted' }
  | { readonly kind: 'unsettled'; readonly events: readonly LedgerEvent[] }
  | { readonly kind: 'mismatch' }
  /** `wasAdopted`: whether this text was ever adopted in this store; never true for an import. */
  | { readonly kind: 'superseded'; readonly wasAdopted: boolean }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'none' };

/**
 * Reads adoption out of the last decisive events. A retirement wins over everything, whenever it was: a retired id
 * does not return (SECURITY S23). Of several last events the one that names exactly the fact's claim and binding
 * counts. An old record does not revive an old text.
 *
 * @param settled events of this fact that are in the base tree: they alone make trust.
 * @param proposed events of this fact that only the head has.
 */
export function adoptionOf(
  fact: Fact,
  settled: readonly LedgerEvent[],
  proposed: readonly LedgerEvent[],
): Adoption {
  const state = stateOf(fact, settled);
  if (state.kind === 'adopted' || proposed.length === 0) return state;
  // No settled event adopts this text, so any adoption among all events comes from the head.
  const adopting = adoptable([...settled, ...proposed]).filter((event) => adopts(event, fact));
  return adopting.length === 0 ? state : { kind: 'unsettled', events: adopting };
}

/**
 * Whether merged records adopt a fact exactly as it is: its claim and its binding.
 *
 * @param settled events of all facts that are in the base tree
 */
export function mergedAdoptions(settled: readonly LedgerEvent[]): (record: FactRecord) => boolean {
  const byFact = grouped(settled, ({ fact }) => fact);
  return ({ id, fact }) =>
    fact !== null && adoptionOf(fact, byFact.get(id) ?? [], []).kind === 'adopted';
}

/** The last events that adopt a fact with this text, whatever its sources; none where it is retired. */
export function adoptionsOfText(
  fact: Fact,
  events: readonly LedgerEvent[],
): readonly LedgerEvent[] {
  return lastDecisive(events).filter(
    (event) => ADOPTING_TYPES.has(event.type) && event.claim === fact.claim,
  );
}

/** The command that adopts a fact as it is: `reverify` where the base has adopted this text already. */
export function adoptingCommand(fact: Fact, settled: readonly LedgerEvent[]): 'adopt' | 'reverify' {
  return adoptionsOfText(fact, settled).length > 0 ? 'reverify' : 'adopt';
}

/** What the settled events say of a fact. */
function stateOf(fact: Fact, settled: readonly LedgerEvent[]): Adoption {
  const known = states.get(fact);
  if (known?.settled === settled) return known.state;
  const state = read(fact, settled);
  states.set(fact, { settled, state });
  return state;
}

const states = new WeakMap<
  Fact,
  { readonly settled: readonly LedgerEvent[]; readonly state: Adoption }
>();

/** The events of one fact that adopt a text now. */
export function adoptable(events: readonly LedgerEvent[]): LedgerEvent[] {
  return isRetired(events)
    ? []
    : lastDecisive(events).filter((event) => ADOPTING_TYPES.has(event.type));
}

function read(fact: Fact, events: readonly LedgerEvent[]): Adoption {
  if (isRetired(events)) return { kind: 'withdrawn' };
  const last = lastDecisive(events);
  if (last.some((event) => adopts(event, fact))) return { kind: 'adopted' };
  const own = last.filter((event) => event.claim === fact.claim);
  if (own.some((event) => event.type === 'candidate.discarded')) return { kind: 'withdrawn' };
  if (own.some((event) => event.type === 'fact.superseded'))
    return {
      kind: 'superseded',
      wasAdopted: events.some(
        (event) => event.claim === fact.claim && ADOPTING_TYPES.has(event.type),
      ),
    };
  return { kind: last.some((event) => ADOPTING_TYPES.has(event.type)) ? 'mismatch' : 'none' };
}

/** Whether a fact is retired for good: no later event brings a retired id back. */
export function isRetired(events: readonly LedgerEvent[]): boolean {
  return events.some((event) => event.type === 'fact.retired');
}

export function adopts(event: LedgerEvent, fact: Fact): boolean {
  return (
    ADOPTING_TYPES.has(event.type) && event.claim === fact.claim && event.binding === fact.binding
  );
}

/** The same list is grouped for the judge, for base and head, and for several rules. */
export const eventsByFact = remembered(
  (events: readonly LedgerEvent[]): ReadonlyMap<string, readonly LedgerEvent[]> =>
    grouped(events, ({ fact }) => fact),
);
