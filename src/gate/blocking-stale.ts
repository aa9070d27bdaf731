import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import type { Fact } from '../memory/fact.js';
import type { Policy } from '../memory/policy-shape.js';
import { maxSeverity } from '../memory/merge-strictest.js';
import type { ScopeTerms } from '../memory/scopes.js';
import { staleLevel, type StaleLevel } from '../memory/policy-levels.js';
import type { Severity } from './finding.js';
import type { RuleTraits } from './rule-traits.js';

/*
 * Does a change fail because a fact has gone stale? With `stale: {block: [critical]}` it does for a critical fact.
 */

/** What says how severe it is. */
export interface StaleTerms {
  readonly policy: Policy;
  /** That says so; a severity that the policy gives it holds for every importance. */
  readonly rule: Pick<RuleTraits, 'code'>;
  /** What the scopes ask for that the fact touches. */
  readonly terms: ScopeTerms;
}

/**
 * How severe it is that a fact is stale: by its importance (`stale:` in the policy and in its scopes, of which the
 * more severe counts).
 */
export function staleSeverity(
  { importance }: Pick<Fact, 'importance'>,
  { policy: { rules, stale }, rule, terms }: StaleTerms,
): Severity {
  const levelIn = (lists: Policy['stale']): Severity => SEVERITIES[staleLevel(lists, importance)];
  const configured = rules[rule.code];
  const own = configured === undefined || configured === 'off' ? levelIn(stale) : configured;
  return [
    ...(terms.stale === null ? [] : [levelIn(terms.stale)]),
    terms.rules[rule.code] ?? own,
  ].reduce<Severity>(maxSeverity, own);
}

const SEVERITIES = { block: 'error', warn: 'warning', note: 'notice' } as const satisfies Record<
  StaleLevel,
  Severity
>;

/** Whether the policy lets no change pass by which this fact goes stale. */
export function isBlockingStale(
  fact: Pick<Fact, 'importance'>,
  anchors: readonly AnchorResult[],
  asked: StaleTerms,
): boolean {
  const { policy, rule, terms } = asked;
  if (policy.rules[rule.code] === 'off' && terms.rules[rule.code] === undefined) return false;
  return (
    anchors.some(({ verdict }) => breaksTrust(verdict)) && staleSeverity(fact, asked) === 'error'
  );
}
