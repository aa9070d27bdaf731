import { proveRebounds, type Rebounds } from '../rebounds.js';
import { evidence } from './evidence.js';
import { overlooked } from './overlooked.js';

/*
 * Which rebindings does the change bring, and what is wrong with each? A *rebinding* (`fact.rebound`) says that a fact
 * still cites the same text, at another place. `null` beside one: it holds, and needs no approval. `../rebounds.ts`
 * recomputes it. Read by the rule `false-rebound` (MT209) and by `adoptions.ts`. The keys are ids of events; no entry
 * means no rebinding, which is another answer than null.
 */
export const rebounds = evidence<Rebounds>({
  collect: async (input) =>
    proveRebounds(input.base, input.head, await overlooked.collect(input), input.sight.past),
  // The base judged by itself brings no rebinding.
  atBase: () => new Map(),
});
