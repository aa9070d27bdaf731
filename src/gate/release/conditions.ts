import type { Policy } from '../../memory/policy-shape.js';
import { releaseLevel, type ReleaseKey, type ReleaseLevel } from '../../memory/release-levels.js';
import type { RuleCode } from '../finding.js';

export const RELEASE_IDS = ['labels-visible', 'explicit-adoption', 'honest-descriptions', 'shown-demonstrations'] as const;
export type ReleaseId = (typeof RELEASE_IDS)[number];

/** One of the four conditions under which memory, and what is said of it, may be released. */
export interface Condition {
  readonly id: ReleaseId;
  /** What it asks for. */
  readonly name: string;
  /** The key of the policy that lowers it. */
  readonly key: ReleaseKey;
  /** Rules whose findings decide about it. */
  readonly rules: readonly RuleCode[];
  /** Whether the gate's promise rests on its rules: none of them is lowered by its code, and none is ever silent. */
  readonly isPromise: boolean;
}

export const CONDITIONS: readonly Condition[] = [
  { id: 'labels-visible', key: 'labels', name: 'Source, status and trust are visible in the JSON that is touched', rules: ['MT708'], isPromise: false },
  { id: 'explicit-adoption', key: 'adoption', name: 'Nothing enters the trusted baseline without an adoption', rules: ['MT201', 'MT202', 'MT203', 'MT206', 'MT208', 'MT209', 'MT210'], isPromise: true },
  { id: 'honest-descriptions', key: 'docs', name: 'Documents do not misdescribe memory', rules: ['MT801'], isPromise: false },
  { id: 'shown-demonstrations', key: 'demos', name: 'Demonstrations ran and passed, and nothing is overclaimed', rules: ['MT802', 'MT803'], isPromise: false },
];

/** The condition that a rule decides about; null for most rules. */
export function conditionOf(code: string): Condition | null {
  return byRule.get(code) ?? null;
}

const byRule: ReadonlyMap<string, Condition> = new Map(CONDITIONS.flatMap((condition) => condition.rules.map((rule) => [rule, condition] as const)));

/** How grave the findings of one rule of a condition are: by its code where the policy sets that, else by its condition. */
export function ruleLevel(code: RuleCode, condition: Condition, policy: Policy): ReleaseLevel {
  const own = condition.isPromise ? undefined : policy.rules[code];
  if (own === undefined) return releaseLevel(policy, condition.key);
  return own === 'notice' ? 'warning' : own;
}

/** Whether a rule is asked at all; one that decides about no condition always is. */
export function isAsked(code: RuleCode, policy: Policy): boolean {
  const condition = conditionOf(code);
  return condition === null || ruleLevel(code, condition, policy) !== 'off';
}

/** The least of what the rules of a condition are lowered to. */
export function conditionLevel(condition: Condition, policy: Policy): ReleaseLevel {
  const levels = condition.rules.map((code) => ruleLevel(code, condition, policy));
  if (levels.every((level) => level === 'off')) return 'off';
  return levels.every((level) => level === 'error') ? 'error' : 'warning';
}

/** What the policy lowers, by the name under which it does: `docs (warning)`, `MT803 (off)`. */
export function loweredBy(policy: Policy): readonly string[] {
  return CONDITIONS.flatMap((condition) => {
    const levels = condition.rules.map((code) => ({ code, level: ruleLevel(code, condition, policy) }));
    const [first] = levels;
    const isWhole = levels.every(({ level }) => level === first?.level) && condition.rules.every((code) => policy.rules[code] === undefined || condition.isPromise);
    if (first !== undefined && isWhole) return first.level === 'error' ? [] : [`${condition.key} (${first.level})`];
    return levels.flatMap(({ code, level }) => (level === 'error' ? [] : [`${code} (${level})`]));
  });
}
