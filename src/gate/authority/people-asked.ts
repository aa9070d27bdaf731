import type { CodeOwners } from '../../memory/codeowners.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import type { Policy } from '../../memory/policy-shape.js';
import { isNobody, isSameAdopters, setsOfFact } from './adopters.js';
import type { Adopters } from './authority.js';
import { approvalsNeeded, placesOfFact, type PlacedTrees, type ScopedPlace } from './placement.js';

/*
 * Who has to agree to a decision about a fact, and how many of them? For a fact of `services/payments` that replaces
 * one of the whole repository: two sets of adopters, and the most approvals that either place asks for. `scope` is told
 * in a remedy; nothing here is stored.
 */

/** Whom a decision asks. */
export interface PeopleAsked {
  /** Sets of adopters that must each agree. */
  readonly sets: readonly Adopters[];
  /** Approvals that the policy asks for; 0 where an adopter who is the author adopts alone. */
  readonly needed: number;
  /** Whether the policy names nobody who could agree; whom CODEOWNERS names counts as somebody. */
  readonly namesNobody: boolean;
  /** The folder of the scope whose adopters have to agree; null where it is those of the whole repository. */
  readonly scope: string | null;
}

/** Nobody is asked. */
export const NOBODY_ASKED: PeopleAsked = { sets: [], needed: 0, namesNobody: false, scope: null };

/**
 * The adopters of a fact, and those of what it takes the place of: where each belongs before a change and after it, for
 * a fact may move.
 *
 * @param owners CODEOWNERS where the policy lets owners adopt, else null.
 */
export function peopleAsked(
  factId: string,
  replaces: readonly string[],
  { trees, policy, owners }: AskedUnder,
): PeopleAsked {
  const asked = [factId, ...replaces].map((id) => ({ id, places: placesOfFact(id, trees) }));
  const sets: Adopters[] = [];
  for (const { id, places } of asked)
    for (const place of places.length === 0 ? [null] : places)
      for (const adopters of setsOfFact(id, factPath(id), policy, owners, place))
        if (!sets.some((known) => isSameAdopters(known, adopters))) sets.push(adopters);
  return {
    sets,
    needed: approvalsNeeded(
      policy,
      asked.flatMap(({ places }) => places),
    ),
    namesNobody: !policy.adoption.codeowners && sets.some(isNobody),
    scope: scopeThatAdopts(asked[0]?.places ?? []),
  };
}

/** What the answer rests on. */
interface AskedUnder {
  readonly trees: PlacedTrees;
  readonly policy: Policy;
  readonly owners: CodeOwners | null;
}

/** The scope whose adopters are asked, where there is just one. */
function scopeThatAdopts(places: readonly ScopedPlace[]): string | null {
  const homes = new Set(places.map(({ home }) => (home.adopters === null ? null : home.folder)));
  const [home = null] = homes;
  return homes.size === 1 ? home : null;
}
