import type { Policy } from '../../memory/policy-shape.js';
import type { RuleTraits } from '../rule-traits.js';
import { evidence } from './evidence.js';

/*
 * Which codes in the policy of the head belong to no rule? `rules: {MT999: off}` gives `MT999`, mostly a typing error.
 * It holds codes as the policy writes them, in its order; they are in the `key` of the finding.
 */
export const strangers = evidence<readonly string[]>({
  collect: ({ head, rules }) => unknownRules(head.memory.policy.policy, rules),
  // The same question about the policy of the base.
  atBase: (_found, { base, rules }) => unknownRules(base.memory.policy.policy, rules),
});

/** A typing error there would switch nothing off, and nobody would learn it. */
function unknownRules(policy: Policy, rules: readonly RuleTraits[]): string[] {
  const inScopes = (policy.scopes ?? []).flatMap(({ rules: raised = {} }) => Object.keys(raised));
  return [...new Set([...Object.keys(policy.rules), ...inScopes])].filter(
    (code) => !rules.some((rule) => rule.code === code),
  );
}
