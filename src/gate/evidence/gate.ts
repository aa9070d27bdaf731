import { NO_ATTRIBUTES } from '../../tree/attributes.js';
import { gateChanges, type GateChange } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/** Changed files of the gate itself. */
export const gate = evidence<readonly GateChange[]>({
  collect: async (input) => {
    if (input.base === input.head) return [];
    return gateChanges(await askedOf(input), input.changedPaths, input.attributes ?? NO_ATTRIBUTES);
  },
  atBase: () => [],
});
