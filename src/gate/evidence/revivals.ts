import { restoredFacts as revivalsOf, type RestoredFact } from '../restored-facts.js';
import { adoptions } from './adoptions.js';
import { evidence } from './evidence.js';

/*
 * Which facts does the base keep out of the trusted baseline, and the merge result would let back in without adopting
 * them? A pull request that deletes the line `fact.retired` of `a/b` revives `a/b`. `../restored-facts.ts` finds them.
 * `approved` of a row comes from `adoptions`, so those are worked out first.
 */
export const revivals = evidence<readonly RestoredFact[]>({
  collect: async (input) => revivalsOf(input.base, input.head, await adoptions.collect(input)),
  // Base and head are then one, and nothing comes back.
  atBase: () => [],
});
