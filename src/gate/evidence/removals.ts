import { removedFacts, type RemovedFact } from '../removed-facts.js';
import { adoptions } from './adoptions.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/** Adopted facts that the change takes away, by id. No entry: nothing is taken, or an event says so. */
export const removals = evidence<ReadonlyMap<string, RemovedFact>>({
  collect: async (input) => {
    const removed = await removedFacts(await askedOf(input), await adoptions.collect(input));
    return new Map(removed.map((one) => [one.id, one]));
  },
  // The base judged by itself takes nothing away.
  atBase: () => new Map(),
});
