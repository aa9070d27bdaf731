import { staleFactsApprovedIn } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/*
 * Which facts may go stale by this change, because an adopter agreed? Nobody is forced to verify a fact anew (SECURITY
 * S39): a pull request that changes `src/guard.ts`, which the critical fact `auth/owner` cites, also passes once an
 * adopter of `auth/owner` approved it. What the release gate looks at is other evidence: `release.ts`. The set holds
 * ids of facts; with no stale fact that blocks, nobody is asked.
 */
export const approvedStaleFacts = evidence<ReadonlySet<string>>({
  collect: async (input) => staleFactsApprovedIn(await askedOf(input), input.rules),
  // An approval is of a change, and releases nothing of the base.
  atBase: () => new Set(),
});
