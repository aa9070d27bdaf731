import { unverifiedFacts, type Unverified } from '../unverified.js';
import { evidence } from './evidence.js';

/*
 * Which trusted facts should somebody read again? Those whose cited file changed many times since the ledger of the
 * fact last changed: nobody ran `memtrust reverify ID --again` meanwhile. Example: `auth/owner` cites `src/guard.ts`,
 * which 20 commits changed since. Not to be confused with an *unverifiable* fact, which cites nothing. It holds one row
 * a fact, that of its source with the most changes.
 */
export const unverified = evidence<readonly Unverified[]>({
  waitsForGit: true,
  // A pull request is not about it, and a runner's clone of one has no history.
  collect: ({ head, policy, sight, surface }) => {
    return surface === 'pull-request' ? [] : unverifiedFacts(head, sight.past, policy);
  },
  // The base is given the same list, so nothing of it counts as introduced: time brought it, no change did.
  atBase: (found) => found,
});
