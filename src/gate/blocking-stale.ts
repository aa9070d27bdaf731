import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import type { Fact } from '../memory/fact.js';
import type { Policy } from '../memory/policy-shape.js';
import { staleLevel, type StaleLevel } from '../memory/stale-levels.js';
import type { Severity } from './finding.js';
import type { RuleTraits } from './rule-traits.js';

/*
 * Does a change fail because a fact has gone stale? With `stale: {block: [critical]}` it does for a
 * critical fact; what no list names is a warning.
 *
 * The rule `stale-fact` asks, and `required-approvals.ts` for the same answer before a review. Safe error:
 * the graver one, so an unknown tier counts as A. `__tests__/gate/rules/stale-fact.test.ts` fails when this
 * is wrong. The words `block`, `warn` and `note` are keys of users' policies.
 */

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
