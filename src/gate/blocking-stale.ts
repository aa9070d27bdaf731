import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import type { Fact } from '../memory/fact.js';
import type { Policy } from '../memory/policy-shape.js';
import { staleLevel, type StaleLevel } from '../memory/stale-levels.js';
import type { Severity } from './finding.js';
import type { RuleTraits } from './rule-traits.js';

/**
 * How grave it is that a source of a fact is not what it was: by the tier of the change and the importance of the fact
 * (`stale:` in the policy). Where nobody can tell what changed, it counts as A.
 *
 * @param rule that says so; a severity that the policy gives it holds at every tier.
 */
export function staleSeverity(
  { importance }: Pick<Fact, 'importance'>,
  anchor: AnchorResult,
  { rules, stale }: Policy,
  rule: Pick<RuleTraits, 'code'>,
): Severity {
  const configured = rules[rule.code];
  if (configured !== undefined && configured !== 'off') return configured;
  return SEVERITIES[staleLevel(stale, importance, anchor.tier ?? 'A')];
}

const SEVERITIES = { block: 'error', warn: 'warning', note: 'notice' } as const satisfies Record<
  StaleLevel,
  Severity
>;

/** Whether the policy lets no change pass by which this fact goes stale. */
export function isBlockingStale(
  fact: Pick<Fact, 'importance'>,
  anchors: readonly AnchorResult[],
  policy: Policy,
  rule: Pick<RuleTraits, 'code'>,
): boolean {
  if (policy.rules[rule.code] === 'off') return false;
  return anchors.some(
    (anchor) =>
      breaksTrust(anchor.verdict) && staleSeverity(fact, anchor, policy, rule) === 'error',
  );
}
