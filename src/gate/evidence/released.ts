import { releasedFacts } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/** Facts whose loss of trust an adopter approved. */
export const released = evidence<ReadonlySet<string>>({
  collect: async (input) => releasedFacts(await askedOf(input), input.rules),
  atBase: () => new Set(),
});
