import type { Policy } from '../../memory/policy-shape.js';
import { graverSeverity } from '../../memory/merge-strictest.js';
import type { RuleTraits } from '../rule-traits.js';
import { evidence } from './evidence.js';

/** A word of a scope that is milder than what holds without it, and so has no effect. */
export interface MildWord {
  /** `path:` of the scope, as the policy writes it. */
  readonly path: string;
  /** `approvals`, or the code of a rule. */
  readonly key: string;
}

/*
 * Which scopes of the policy of the head try to soften? `approvals: 1` in a scope, where the whole repository asks for
 * 2; `MT405: notice` where the rule is a warning; any word on a fixed rule but `error`. Nothing is softened by a
 * mistake here: `memory/scopes.ts` and `../scoped-severity.ts` only ever make stricter. Path and key are in the `key`
 * of the finding.
 */
export const mildScopes = evidence<readonly MildWord[]>({
  collect: ({ head, rules }) => mildWords(head.memory.policy.policy, rules),
  // The same question about the policy of the base.
  atBase: (_found, { base, rules }) => mildWords(base.memory.policy.policy, rules),
});

function mildWords(
  { scopes = [], adoption, rules }: Policy,
  known: readonly RuleTraits[],
): MildWord[] {
  const isMild = (code: string, wanted: 'error' | 'warning' | 'notice'): boolean => {
    const rule = known.find((one) => one.code === code);
    if (rule === undefined) return false;
    const own = rule.fixed ? 'error' : (rules[code] ?? rule.severity);
    return own !== wanted && graverSeverity(own, wanted) === own;
  };
  return scopes.flatMap(({ path, approvals, rules: raised = {} }) => [
    ...(approvals !== undefined && approvals < adoption.approvals
      ? [{ path, key: 'approvals' }]
      : []),
    ...Object.entries(raised).flatMap(([code, wanted]) =>
      isMild(code, wanted) ? [{ path, key: code }] : [],
    ),
  ]);
}
