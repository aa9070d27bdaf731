import { lookAtBoth, NOTHING_SEEN, type Looked } from '../looked.js';
import { evidence } from './evidence.js';

/** What a look at the texts that agents read found, in the base and in the head. */
export const looked = evidence<{ readonly base: Looked; readonly head: Looked }>({
  collect: ({ base, head, policy, sight, inFixture }) => {
    if (inFixture?.looks === false) return { base: NOTHING_SEEN, head: NOTHING_SEEN };
    return lookAtBoth(base, head, sight.past, policy);
  },
  atBase: ({ base }) => ({ base, head: base }),
});
