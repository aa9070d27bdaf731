import type { Policy } from '../../memory/policy-shape.js';
import { approvalsNeeded, placesOfFact, type PlacedTrees } from './placement.js';

/*
 * What makes an adoption of a fact count, in words? `have it approved`, and `merge it` where the policy asks for no
 * approval, as of who works alone. Rules put it into their remedies; how many approvals are needed is `placement.ts`'s.
 */

/** The rest of "adopt it and …". */
export function settlingOf(policy: Policy, id: string, trees: PlacedTrees): string {
  return approvalsNeeded(policy, placesOfFact(id, trees)) === 0 ? 'merge it' : 'have it approved';
}
