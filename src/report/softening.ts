import type { Words } from './catalogue/catalogue.js';
import { conditionOf } from '../gate/release/conditions.js';
import type { RuleTraits } from '../gate/rule-traits.js';

/*
 * Can a policy switch this rule off? `MT405` → `The policy can change its severity …`; a `fixed` rule → it cannot. The
 * words must agree with what `gate/release/conditions.ts` and the policy do.
 *
 * `memtrust explain` and `docs/rules.md` (`rules-doc.ts`) print it; run `npm run docs` after a change. The
 * sentence may be changed. `__tests__/report/docs.test.ts` fails when this is wrong.
 */

/** How the policy softens a rule, in a sentence with code in backticks. */
export function softeningWords(
  rule: Pick<RuleTraits, 'code' | 'fixed' | 'releaseCondition'>,
  { rule: words }: Pick<Words, 'rule'>,
): string {
  const { code, fixed } = rule;
  const condition = conditionOf(rule);
  const off = `\`rules: {${code}: off}\``;
  if (condition === null) return fixed ? words.cannotLower : words.canLower(off);
  const named = `\`release: {${condition.key}: warn}\``;
  return fixed ? words.onlyCondition(named) : words.conditionOrRule(named, off);
}
