import { scanBaseAndHead, NOTHING_SEEN, type ScanResult } from '../scan.js';
import { evidence } from './evidence.js';

/** What a look at the texts that agents read found, in the base and in the head. */
export const looked = evidence<{ readonly base: ScanResult; readonly head: ScanResult }>({
  collect: ({ base, head, policy, sight, inFixture }) => {
    if (inFixture?.looks === false) return { base: NOTHING_SEEN, head: NOTHING_SEEN };
    return scanBaseAndHead(base, head, sight.past, policy);
  },
  atBase: ({ base }) => ({ base, head: base }),
});
