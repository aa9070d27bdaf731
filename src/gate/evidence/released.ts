import { releasedFacts } from '../authority/asked.js';
import { evidence } from './evidence.js';
import { owners } from './owners.js';

/** Facts whose loss of trust an adopter approved. */
export const released = evidence<ReadonlySet<string>>({
  collect: async (input) => releasedFacts({ ...input, owners: (await owners.collect(input))?.base ?? null }, input.rules),
  atBase: () => new Set(),
});
