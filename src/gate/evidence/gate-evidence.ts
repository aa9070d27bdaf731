import { NO_ATTRIBUTES } from '../../tree/attributes.js';
import { type GateChange, gateChanges } from '../authority/required-approvals.js';
import { askedOf } from './adoption-evidence.js';
import { evidence } from './evidence.js';
import type { DatedGap } from '../../tree/limits.js';
import { datedGaps, uncompared } from '../left-out.js';
import { looked } from './text-evidence.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { RuleCode } from '../finding.js';
import type { RuleTraits } from '../rule-traits.js';
import { maxSeverity } from '../../memory/merge-strictest.js';
import type { Exception } from '../exceptions.js';
import { mayWrite } from '../authority/authority.js';
import type { Snapshot } from '../snapshot.js';

export const gate = evidence<readonly GateChange[]>({
  collect: async (input) => {
    if (input.base === input.head) return [];
    return gateChanges(await askedOf(input), input.changedPaths, input.attributes ?? NO_ATTRIBUTES);
  },
  // The base judged by itself changes nothing.
  atBase: () => [],
});

export const incomplete = evidence<readonly DatedGap[]>({
  collect: async (input) => {
    const { head } = await looked.collect(input);
    const gaps = [...input.head.memory.incomplete, ...uncompared(input.head), ...head.incomplete];
    return datedGaps(gaps, input);
  },
  atBase: (found) => found.filter(({ isOlder }) => isOlder),
});

export const softened = evidence<readonly RuleCode[]>({
  collect: ({ head, rules }) => softenedBy(head.memory.policy.policy, rules),
  // The same question about the policy of the base.
  atBase: (_found, { base, rules }) => softenedBy(base.memory.policy.policy, rules),
});

function softenedBy(policy: Policy, rules: readonly RuleTraits[]): RuleCode[] {
  const softens = (code: RuleCode): boolean =>
    policy.rules[code] !== undefined && policy.rules[code] !== 'error';
  return rules.filter(({ code, fixed }) => fixed && softens(code)).map(({ code }) => code);
}

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
 * mistake here: `memory/scopes.ts` and `../scopes-shown.ts` only ever make stricter. Path and key are in the `key`
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
    return own !== wanted && maxSeverity(own, wanted) === own;
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

export const strangers = evidence<readonly string[]>({
  collect: ({ head, rules }) => unknownRules(head.memory.policy.policy, rules),
  // The same question about the policy of the base.
  atBase: (_found, { base, rules }) => unknownRules(base.memory.policy.policy, rules),
});

/** A typing error there would switch nothing off, and nobody would learn it. */
function unknownRules(policy: Policy, rules: readonly RuleTraits[]): string[] {
  const inScopes = (policy.scopes ?? []).flatMap(({ rules: raised = {} }) => Object.keys(raised));
  return [...new Set([...Object.keys(policy.rules), ...inScopes])].filter(
    (code) => !rules.some((rule) => rule.code === code),
  );
}

/**
 * Which exceptions are wrong, such as one that accepts nothing any more? None at first and none of the base:
 * they are known once all rules have run, and `../run-rules.ts` then hands them to the rule
 * `unused-exception` (MT411). When that is wrong, `__tests__/gate/exceptions.test.ts` fails. Faults of the
 * base are never asked for, so `atBase` stays empty.
 */
export const exceptions = evidence<readonly Exception[]>({ collect: () => [], atBase: () => [] });

export const authorMayWrite = evidence<boolean | null>({
  collect: async (input) => {
    const changes = await gate.collect(input);
    const asksForPolicy = changes.some(
      ({ part, approved }) => part === 'policy' && approved === null,
    );
    return asksForPolicy || touchesLive(input.base, input.head) ? mayWrite(input.authority) : null;
  },
  // It says something of a person and nothing of a tree.
  atBase: (found) => found,
});

/** Whether the change touches what agents read. */
function touchesLive(base: Snapshot, head: Snapshot): boolean {
  if (base === head) return false;
  const before = new Set(base.live.map(({ path }) => path));
  return (
    head.live.length !== base.live.length ||
    head.live.some(({ settled, path }) => !settled || !before.has(path))
  );
}
