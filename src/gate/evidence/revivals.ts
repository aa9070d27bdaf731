import { restoredFacts as revivalsOf, type RestoredFact } from '../restored-facts.js';
import { adoptions } from './adoptions.js';
import { evidence } from './evidence.js';

/** Facts that the base keeps out of the baseline and the merge result would not. */
export const revivals = evidence<readonly RestoredFact[]>({
  collect: async (input) => revivalsOf(input.base, input.head, await adoptions.collect(input)),
  atBase: () => [],
});
