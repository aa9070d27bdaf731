import { NO_ATTRIBUTES } from '../../tree/attributes.js';
import { gateChanges, type GateChange } from '../authority/asked.js';
import { evidence } from './evidence.js';
import { owners } from './owners.js';

/** Changed files of the gate itself. */
export const gate = evidence<readonly GateChange[]>({
  collect: async (input) => {
    if (input.base === input.head) return [];
    const asked = { ...input, owners: (await owners.collect(input))?.base ?? null };
    return gateChanges(asked, input.changedPaths, input.attributes ?? NO_ATTRIBUTES);
  },
  atBase: () => [],
});
