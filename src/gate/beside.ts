import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import type { Memory } from '../memory/store.js';
import type { Sha256 } from '../tree/digest.js';
import type { Authority } from './authority/authority.js';

/**
 * The default branch, where a change goes into another one: what is settled there must be settled
 * here too (SECURITY S43).
 */
export interface Beside {
  /** By its bare name. */
  readonly branch: string;
  /** Events at its tip. */
  readonly settled: readonly LedgerEvent[];
  /**
   * Events of the last commit that it has in common with the head: what the head lacks of these,
   * the head took away.
   */
  readonly common: readonly LedgerEvent[];
  /** Who answers for what the base has and the default branch has not. */
  readonly authority: Authority;
}

/**
 * Memory of the base as far as the default branch bears it out. Whoever may push to an unprotected
 * branch settles there what they like: an adoption counts only where the default branch has it, and
 * a decision that was taken away on the way counts all the same. A decision against a fact that
 * only the base has still holds there.
 */
export function borneOut(base: Memory, beside: Beside): Memory {
  const known = idsOf(beside.settled);
  const own = idsOf(base.events);
  const lost = beside.common.filter(({ id }) => known.has(id) && !own.has(id));
  return {
    ...base,
    events: [
      ...base.events.filter(({ id, type }) => known.has(id) || !ADOPTING_TYPES.has(type)),
      ...lost,
    ],
  };
}

/** Events of the base that are no news in the default branch either. */
export function settledInBoth(base: Memory, beside: Beside | undefined): ReadonlySet<Sha256> {
  const own = idsOf(base.events);
  return beside === undefined
    ? own
    : new Set([...idsOf(beside.settled)].filter((id) => own.has(id)));
}

/** By what events are told apart. */
export function idsOf(events: readonly LedgerEvent[]): Set<Sha256> {
  return new Set(events.map(({ id }) => id));
}
