import type { Policy } from '../../memory/policy-shape.js';
import type { ReleaseLevel } from '../../memory/policy-levels.js';
import type { RuleTraits } from '../rule-traits.js';
import { rules } from '../rules/index.js';
import { CONDITIONS, ruleLevel, type Condition } from './conditions.js';

/*
 * Which rules decide about a condition of the release gate, and how far did the policy lower it?
 * `labels` is decided by MT708; `release: {labels: warning}` gives `warning`.
 *
 * `release-gate.ts` and `report/words.ts` ask. A rule says itself to which condition it belongs
 * (`releaseCondition`), so a new one needs no line here. Safe error: to name more as lowered.
 * `__tests__/gate/release-table.test.ts` fails when this is wrong. The phrases of `loweredBy` are for people.
 */

/** The rules whose findings decide about a condition, in the order of their codes. */
export function rulesOf({ key }: Pick<Condition, 'key'>): readonly RuleTraits[] {
  return rules.filter(({ releaseCondition }) => releaseCondition === key);
}

/** The least of what the rules of a condition are lowered to. */
export function conditionLevel(condition: Condition, policy: Policy): ReleaseLevel {
  const levels = rulesOf(condition).map((rule) => ruleLevel(rule, condition, policy));
  if (levels.every((level) => level === 'off')) return 'off';
  return levels.every((level) => level === 'error') ? 'error' : 'warning';
}

/** What the policy lowers, by the name under which it does: `docs (warning)`, `MT803 (off)`. */
export function loweredBy(policy: Policy): readonly string[] {
  return CONDITIONS.flatMap((condition) => {
    const levels = rulesOf(condition).map((rule) => ({
      code: rule.code,
      level: ruleLevel(rule, condition, policy),
    }));
    const [first] = levels;
    const isWhole = levels.every(
      ({ code, level }) =>
        level === first?.level && (policy.rules[code] === undefined || condition.isPromise),
    );
    if (first !== undefined && isWhole)
      return first.level === 'error' ? [] : [`${condition.key} (${first.level})`];
    return levels.flatMap(({ code, level }) => (level === 'error' ? [] : [`${code} (${level})`]));
  });
}
