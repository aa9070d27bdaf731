import type { ScanResult } from '../scan.js';
import { evidence } from './evidence.js';
import { exported } from './exported.js';
import { scanned } from './scanned.js';

/*
 * What is wrong with the texts that agents read, in the base and in the head? Hidden text, secrets, dead references and
 * the like; the detectors are in `../../agent-files/`, and `../scan.ts` says which texts are looked at. What stands in
 * a right block of `memtrust export` is left to the rules on its facts. Read by the rules MT403 to MT410, each one a
 * file in `../rules/`, by `incomplete.ts`, and where exceptions are sought. A new detector is read by a rule with
 * `Rule<'looked'>`.
 */
export const looked = evidence<{ readonly base: ScanResult; readonly head: ScanResult }>({
  collect: async (input) => {
    const seen = await scanned.collect(input);
    const { base, head } = await exported.collect(input);
    if (head.files.length === 0) return seen;
    const { outsideBlocks } = await import('../exported/outside-blocks.js');
    const now = outsideBlocks(seen.head, head);
    return { base: seen.base === seen.head ? now : outsideBlocks(seen.base, base), head: now };
  },
  // Rules look at `head`: what is found in the base too is not introduced.
  atBase: ({ base }) => ({ base, head: base }),
});
