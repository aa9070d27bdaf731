import type { Policy } from '../../memory/policy-shape.js';
import { type ReleaseKey, releaseLevel, type ReleaseLevel } from '../../memory/policy-levels.js';
import type { RuleTraits } from '../rule-traits.js';

/*
 * Which conditions does the release gate have, and how grave are the findings of each? A rule names
 * its condition by the trait `releaseCondition`, and the policy may lower a condition, or a rule by
 * its code.
 *
 * `run-rules.ts`, `release-gate.ts` and the report ask. An id is published in `docs/schemas/`: none is
 * renamed. When a condition has no rule, or a rule no condition, `__tests__/gate/release-table.test.ts`
 * fails; for levels `__tests__/gate/release-levels.test.ts`. Their order is that of the report; `name` is for
 * people, `key` is written in policies.
 */

/** The four conditions of the release gate, by the names that reports use. */
export const RELEASE_IDS = [
  'labels-visible',
  'explicit-adoption',
  'honest-descriptions',
  'shown-demonstrations',
] as const;
export type ReleaseId = (typeof RELEASE_IDS)[number];

/** One of the four conditions under which memory, and what is said of it, may be released. */
export interface Condition {
  readonly id: ReleaseId;
  /** What it asks for. */
  readonly name: string;
  /** The key of the policy that lowers it. */
  readonly key: ReleaseKey;
  /** What is read for it; null where it is about the change itself. */
  readonly looksAt: 'documents' | 'entries' | null;
  /** Whether the gate's promise rests on its rules: none of them is lowered by its code, and none is ever silent. */
  readonly isPromise: boolean;
}

/** Each rule names the condition that it decides about; `condition-rules.ts` lists them. */
export const CONDITIONS: readonly Condition[] = [
  {
    id: 'labels-visible',
    key: 'labels',
    name: 'Changed JSON shows source, status and trust',
    looksAt: 'entries',
    isPromise: false,
  },
  {
    id: 'explicit-adoption',
    key: 'adoption',
    name: 'Nothing enters the trusted baseline without an adoption',
    looksAt: null,
    isPromise: true,
  },
  {
    id: 'honest-descriptions',
    key: 'docs',
    name: 'Documents describe memory correctly',
    looksAt: 'documents',
    isPromise: false,
  },
  {
    id: 'shown-demonstrations',
    key: 'demos',
    name: 'Demonstrations ran and passed, and no document overclaims',
    looksAt: 'documents',
    isPromise: false,
  },
];

/** The condition that a rule decides about; null for most rules. */
export function conditionOf({
  releaseCondition,
}: Pick<RuleTraits, 'releaseCondition'>): Condition | null {
  return CONDITIONS.find(({ key }) => key === releaseCondition) ?? null;
}

/**
 * How grave the findings of one rule of a condition are: by its code where the policy sets that,
 * else by its condition.
 */
export function ruleLevel(
  { code }: Pick<RuleTraits, 'code'>,
  condition: Condition,
  policy: Policy,
): ReleaseLevel {
  const own = condition.isPromise ? undefined : policy.rules[code];
  if (own === undefined) return releaseLevel(policy, condition.key);
  return own === 'notice' ? 'warning' : own;
}

/** Whether a rule is asked at all; one that decides about no condition always is. */
export function isAsked(
  rule: Pick<RuleTraits, 'code' | 'releaseCondition'>,
  policy: Policy,
): boolean {
  const condition = conditionOf(rule);
  return (
    condition === null ||
    ruleLevel(rule, condition, policy) !== 'off' ||
    (policy.scopes ?? []).some(({ rules }) => rules?.[rule.code] !== undefined)
  );
}
