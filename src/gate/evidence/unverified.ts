import { unverifiedFacts, type Unverified } from '../unverified.js';
import { evidence } from './evidence.js';

/** Trusted facts that nobody verified anew while what they cite changed; empty where no history was asked. */
export const unverified = evidence<readonly Unverified[]>({
  // A pull request is not about it, and a runner's clone of one has no history.
  collect: ({ head, policy, sight, surface }) => {
    return surface === 'pull-request' ? [] : unverifiedFacts(head, sight.past, policy);
  },
  atBase: (found) => found,
});
