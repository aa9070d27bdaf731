import { scanBaseAndHead, NOTHING_SEEN, type ScanResult } from '../scan.js';
import { evidence } from './evidence.js';

/**
 * What did the detectors see, before right blocks of `memtrust export` are taken out? No kind that rules read:
 * `exported.ts` takes the texts from here, and `looked.ts` the findings. `inFixture.looks: false` is a case that
 * asks no rule on texts: then nothing is looked at, and nothing is `incomplete`. The tests of `looked.ts` fail
 * when this is wrong.
 */
export const scanned = evidence<{ readonly base: ScanResult; readonly head: ScanResult }>({
  collect: ({ base, head, policy, sight, inFixture }) => {
    if (inFixture?.looks === false) return { base: NOTHING_SEEN, head: NOTHING_SEEN };
    return scanBaseAndHead(base, head, sight.past, policy);
  },
  atBase: ({ base }) => ({ base, head: base }),
});
