import type { Gap } from '../../tree/gap.js';
import { uncompared } from '../left-out.js';
import { evidence } from './evidence.js';
import { looked } from './looked.js';

/*
 * What of the head could not be read or compared? One sentence each, such as a file past a cap. Another kind of
 * evidence that leaves something out adds its sentences here. The sentence is the message of a finding, and the kind is
 * its `key`.
 */
export const incomplete = evidence<readonly Gap[]>({
  collect: async (input) => {
    const { head } = await looked.collect(input);
    return [...input.head.memory.incomplete, ...uncompared(input.head), ...head.incomplete];
  },
  // What of the base was not read. What was not compared or looked at is said of the head alone.
  atBase: (_found, { base }) => base.memory.incomplete,
});
