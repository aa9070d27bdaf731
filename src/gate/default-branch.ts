import { idsOf } from '../memory/by-id.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import type { Memory } from '../memory/store.js';
import type { Sha256 } from '../tree/digest.js';
import type { Authority } from './authority/authority.js';

/*
 * What may count of a base that is not the default branch? Whoever may push to an unprotected branch could
 * settle an adoption there and open a pull request against it. So an adoption counts only where the default
 * branch has it as well, and what took trust away counts wherever it happened:
 *
 *   event                        base `release/2`   default branch `main`   counts
 *   adoption of a/b              has it             has it                  yes
 *   adoption of a/b              has it             has it not              no, it needs an approval here
 *   retirement of a/b            has it             has it not              yes, and it needs an approval too
 *   retirement of a/b            deleted it         has it                  yes
 *
 * No row may turn milder.
 */

/** The ledger of the default branch, where a change goes into another one (SECURITY S43). */
export interface DefaultBranchMemory {
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
 * Memory of the base as far as the default branch confirms it. A decision against a fact that only
 * the base has still holds there.
 */
export function confirmedMemory(base: Memory, defaultBranch: DefaultBranchMemory): Memory {
  const known = idsOf(defaultBranch.settled);
  const own = idsOf(base.events);
  const lost = defaultBranch.common.filter(({ id }) => known.has(id) && !own.has(id));
  return {
    ...base,
    events: [
      ...base.events.filter(({ id, type }) => known.has(id) || !ADOPTING_TYPES.has(type)),
      ...lost,
    ],
  };
}

/** Events of the base that are no news in the default branch either. */
export function settledInBoth(
  base: Memory,
  defaultBranch: DefaultBranchMemory | undefined,
): ReadonlySet<Sha256> {
  const own = idsOf(base.events);
  return defaultBranch === undefined
    ? own
    : new Set([...idsOf(defaultBranch.settled)].filter((id) => own.has(id)));
}
