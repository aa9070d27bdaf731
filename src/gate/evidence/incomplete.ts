import { uncompared } from '../left-out.js';
import { evidence } from './evidence.js';
import { looked } from './looked.js';

/** What of the head could not be read. */
export const incomplete = evidence<readonly string[]>({
  collect: async (input) => {
    const { head } = await looked.collect(input);
    return [...input.head.memory.incomplete, ...uncompared(input.head), ...head.incomplete];
  },
  atBase: (_found, { base }) => base.memory.incomplete,
});
