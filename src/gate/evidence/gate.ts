import { NO_ATTRIBUTES } from '../../tree/attributes.js';
import { gateChanges, type GateChange } from '../authority/required-approvals.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/*
 * Which files of the gate itself does the change touch, and who approved it? The policy, the workflow that runs
 * memtrust, CODEOWNERS and the like: `../authority/gate-files.ts` says which. Read by the rules `gate-changed` (MT705)
 * and `policy-changed` (MT702), and by `author-may-write.ts`. A missing `attributes` means that nobody knows them, and
 * then `NO_ATTRIBUTES` leaves it to the text of the file.
 */
export const gate = evidence<readonly GateChange[]>({
  collect: async (input) => {
    if (input.base === input.head) return [];
    return gateChanges(await askedOf(input), input.changedPaths, input.attributes ?? NO_ATTRIBUTES);
  },
  // The base judged by itself changes nothing.
  atBase: () => [],
});
