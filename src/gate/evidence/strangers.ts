import type { Policy } from '../../memory/policy-shape.js';
import type { RuleTraits } from '../rule-traits.js';
import { evidence } from './evidence.js';

/**
 * Codes in the head's policy that are of no rule. The rule `invalid-policy` tells of them, and
 * `__tests__/gate/rules/invalid-policy.test.ts` fails when this is wrong.
 */
export const strangers = evidence<readonly string[]>({
  collect: ({ head, rules }) => unknownRules(head.memory.policy.policy, rules),
  atBase: (_found, { base, rules }) => unknownRules(base.memory.policy.policy, rules),
});

/** A typing error there would switch nothing off, and nobody would learn it. */
function unknownRules(policy: Policy, rules: readonly RuleTraits[]): string[] {
  return Object.keys(policy.rules).filter((code) => !rules.some((rule) => rule.code === code));
}
