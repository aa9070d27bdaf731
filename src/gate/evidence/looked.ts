import { scanBaseAndHead, NOTHING_SEEN, type ScanResult } from '../scan.js';
import { evidence } from './evidence.js';

/*
 * What is wrong with the texts that agents read, in the base and in the head? Hidden text, secrets, dead
 * references and the like; the detectors are in `../../agent-files/`, and `../scan.ts` says which texts
 * are looked at.
 *
 * Read by the rules MT403 to MT410, each one a file in `../rules/`, by `incomplete.ts`, and where exceptions
 * are sought. A new detector is read by a rule with `Rule<'looked'>`. When it is wrong,
 * `__tests__/e2e/planted.test.ts` and `__tests__/security/S32-under-attack.test.ts` fail.
 * `inFixture.looks: false` is a case that asks no rule on texts: then nothing is looked at, and nothing is
 * `incomplete`.
 */
export const looked = evidence<{ readonly base: ScanResult; readonly head: ScanResult }>({
  collect: ({ base, head, policy, sight, inFixture }) => {
    if (inFixture?.looks === false) return { base: NOTHING_SEEN, head: NOTHING_SEEN };
    return scanBaseAndHead(base, head, sight.past, policy);
  },
  // Rules look at `head`: what is found in the base too is not introduced.
  atBase: ({ base }) => ({ base, head: base }),
});
