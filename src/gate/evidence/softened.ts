import type { Policy } from '../../memory/policy-shape.js';
import type { RuleCode } from '../finding.js';
import type { RuleTraits } from '../rule-traits.js';
import { evidence } from './evidence.js';

/*
 * Which fixed rules does the policy of the head try to soften? `rules: {MT201: off}` gives `MT201`, because that rule
 * is fixed; `MT201: error` and a rule that is not fixed give nothing. No fixed rule is softened by a mistake here, for
 * `../run-rules.ts` never asks the policy about one.
 */
export const softened = evidence<readonly RuleCode[]>({
  collect: ({ head, rules }) => softenedBy(head.memory.policy.policy, rules),
  // The same question about the policy of the base.
  atBase: (_found, { base, rules }) => softenedBy(base.memory.policy.policy, rules),
});

function softenedBy(policy: Policy, rules: readonly RuleTraits[]): RuleCode[] {
  const softens = (code: RuleCode): boolean =>
    policy.rules[code] !== undefined && policy.rules[code] !== 'error';
  return rules.filter(({ code, fixed }) => fixed && softens(code)).map(({ code }) => code);
}
