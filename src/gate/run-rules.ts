import type { Policy } from '../memory/policy-shape.js';
import { compareNatural, compareTexts } from '../text/order.js';
import type { Sha256 } from '../tree/digest.js';
import type { EvidenceKind } from './evidence/index.js';
import { accept, exceptionsOf, isAcceptable } from './exceptions.js';
import { makeFinding, type Finding, type Diagnostic, type Severity } from './finding.js';
import { conditionOf, ruleLevel } from './release/conditions.js';
import type { AnyRule, RuleContext } from './rule.js';
import type { RuleTraits } from './rule-traits.js';
import { codesOf, rules } from './rules/index.js';
import { unusedException } from './rules/unused-exception.js';
import { redact } from './redact.js';
import { ScopesShown, severityInScope } from './scopes-shown.js';

/*
 * What do all rules find, how grave is each finding, and is it new? Every rule runs on the head; those that speak run
 * on the base too, and what both give is not introduced by the change. A rule is added in `rules/index.ts`, not here.
 */

/** Codes of the rules whose findings somebody may accept. */
const ACCEPTABLE = codesOf(isAcceptable);
/** Codes of the rules whose findings quote paths of agent files, so that names in them are paths. */
const ABOUT_AGENT_FILES = codesOf(({ isAboutAgentFiles }) => isAboutAgentFiles === true);

/** Everything that rules look at. */
export type FullContext = RuleContext<EvidenceKind>;

/** What the findings of the head are compared with. */
export interface Terms {
  /** The base judged as its own head; null where one commit is judged by itself. */
  readonly before: FullContext | null;
  /** Whether the exceptions of the head count as well. */
  readonly trustsHead: boolean;
}

/** Runs every rule on the head, and on the base alone to know what was so before; then sees what of it is accepted. */
export function runRules(context: FullContext, { before, trustsHead }: Terms): Finding[] {
  const found = findingsOf(rules, context);
  // What a rule says of the base is asked only where it says something of the head.
  const speaking = rules.filter(({ code }) => found.some(({ rule }) => rule === code));
  const known = new Map(
    before === null
      ? []
      : findingsOf(speaking, before).map(({ fingerprint, severity }) => [fingerprint, severity]),
  );
  // What was a warning before and is an error now was no error before.
  const wasSo = ({ fingerprint, severity }: Finding): boolean =>
    known.has(fingerprint) && (severity !== 'error' || known.get(fingerprint) === 'error');
  const judged = found.map((finding) => ({
    ...finding,
    introduced: before !== null && !wasSo(finding),
  }));
  const { base, head, looked, now, policy } = context;
  const settled = exceptionsOf(base.memory.baseline, looked.base);
  const { findings, faults } = accept(judged, exceptionsOf(head.memory.baseline, looked.head), {
    settled,
    trustsHead,
    acceptable: ACCEPTABLE,
    now,
  });
  const exceptions = findingsOf([unusedException], { ...context, exceptions: faults }).map(
    (finding) => ({ ...finding, introduced: before !== null }),
  );
  const shown = [...findings, ...exceptions]
    .toSorted(bySeverity)
    .map((finding, index) =>
      redact(finding, index, { policy, isAboutAgentFiles: ABOUT_AGENT_FILES.has(finding.rule) }),
    );
  const scopes = ScopesShown.of(policy, context);
  // By what is left to be seen: a name that is kept unsaid has no scope either.
  return scopes === null
    ? shown
    : shown.map((finding) => ({ ...finding, scope: scopes.folderOf(finding) }));
}

/** What these rules find, each fingerprint once; rules that are off are not run. */
function findingsOf(asked: readonly AnyRule[], context: FullContext): Finding[] {
  const seen = new Map<Sha256, Finding>();
  for (const rule of asked) {
    const { policy } = context;
    const configured = rule.fixed ? undefined : policy.rules[rule.code];
    const most = mostGrave(rule, policy);
    const isOff = configured === 'off' || most === 'off';
    if (isOff && !isRaised(rule, policy)) continue;
    for (const report of rule.run(context)) {
      const own = isOff ? 'off' : severityOf(rule, report, configured, most);
      const unscoped = { severity: own, graded: report.severity };
      const severity = severityInScope(rule, report, unscoped, context);
      if (severity === 'off') continue;
      const finding = makeFinding(rule, report, { severity, introduced: false });
      if (!seen.has(finding.fingerprint)) seen.set(finding.fingerprint, finding);
    }
  }
  return [...seen.values()];
}

/**
 * What the findings of a rule are at most: less than errors where the policy lowers a condition of
 * the release gate. What the gate's promise rests on is never silent.
 */
function mostGrave(rule: RuleTraits, policy: Policy): Severity | 'off' {
  const condition = conditionOf(rule);
  const level = condition === null ? 'error' : ruleLevel(rule, condition, policy);
  return level === 'off' && rule.fixed ? 'notice' : level;
}

/** Whether a scope wants a rule that is off elsewhere. */
function isRaised({ code, fixed }: RuleTraits, { scopes = [] }: Policy): boolean {
  return !fixed && scopes.some(({ rules: raised }) => raised?.[code] !== undefined);
}

/**
 * The severity of a finding without scopes. What somebody settled is a notice; else what the policy says of the rule;
 * else what the rule says, but no more than `most`.
 */
function severityOf(
  rule: RuleTraits,
  report: Diagnostic,
  configured: Severity | 'off' | undefined,
  most: Severity | 'off',
): Severity | 'off' {
  if (report.settled === true) return 'notice';
  const said = report.severity ?? rule.severity;
  return configured ?? (most === 'off' ? most : milder(said, most));
}

const RANK = { error: 0, warning: 1, notice: 2 } as const;

function milder(a: Severity, b: Severity): Severity {
  return RANK[a] >= RANK[b] ? a : b;
}

/**
 * The order of every report: new before old, grave before mild, then by rule and place, with `s2` before `s10`. It is
 * total: two findings have two fingerprints.
 */
function bySeverity(a: Finding, b: Finding): number {
  return (
    Number(b.introduced) - Number(a.introduced) ||
    RANK[a.severity] - RANK[b.severity] ||
    compareTexts(a.rule, b.rule) ||
    compareNatural(a.factId ?? '', b.factId ?? '') ||
    compareNatural(a.path ?? '', b.path ?? '') ||
    byLine(a, b) ||
    compareTexts(a.fingerprint, b.fingerprint)
  );
}

function byLine(a: Finding, b: Finding): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
