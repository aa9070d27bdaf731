import { conditionOf } from '../gate/release/conditions.js';
import type { RuleTraits } from '../gate/rule-traits.js';

/*
 * How the policy can lower a rule: `MT405` → `The policy can change its severity …`; a `fixed` rule → it cannot.
 */

/** How the policy softens a rule, in a sentence with code in backticks. */
export function softeningWords(
  rule: Pick<RuleTraits, 'code' | 'fixed' | 'releaseCondition'>,
): string {
  const { code, fixed } = rule;
  const condition = conditionOf(rule);
  const off = `\`rules: {${code}: off}\``;
  if (condition === null)
    return fixed
      ? 'The policy cannot lower its severity.'
      : `The policy can change its severity or turn it off: ${off}.`;
  const named = `\`release: {${condition.key}: warn}\``;
  return fixed
    ? `The policy can lower its severity only for the whole release condition: ${named}.`
    : `The policy can lower its severity for the whole release condition, ${named}, or for this rule: ${off}.`;
}
