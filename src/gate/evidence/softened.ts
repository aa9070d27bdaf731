import type { Policy } from '../../memory/policy-shape.js';
import type { RuleCode } from '../finding.js';
import type { RuleTraits } from '../rule-traits.js';
import { evidence } from './evidence.js';

/** Fixed rules that the head's policy tries to soften. */
export const softened = evidence<readonly RuleCode[]>({
  collect: ({ head, rules }) => softenedBy(head.memory.policy.policy, rules),
  atBase: (_found, { base, rules }) => softenedBy(base.memory.policy.policy, rules),
});

function softenedBy(policy: Policy, rules: readonly RuleTraits[]): RuleCode[] {
  const softens = (code: RuleCode): boolean =>
    policy.rules[code] !== undefined && policy.rules[code] !== 'error';
  return rules.filter(({ code, fixed }) => fixed && softens(code)).map(({ code }) => code);
}
