import { proveRebounds, type Rebounds } from '../rebounds.js';
import { evidence } from './evidence.js';
import { overlooked } from './overlooked.js';

/** Rebindings that the change brings, each with what is wrong with it. */
export const rebounds = evidence<Rebounds>({
  collect: async (input) =>
    proveRebounds(input.base, input.head, await overlooked.collect(input), input.sight.past),
  atBase: () => new Map(),
});
