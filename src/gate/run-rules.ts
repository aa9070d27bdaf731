import type { FixtureRun } from '../fixtures/run.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Sha256 } from '../tree/digest.js';
import { accept, exceptionsOf, isAcceptable } from './exceptions.js';
import { makeFinding, type Finding, type Report, type Severity } from './finding.js';
import { NO_PENDING } from './pending-conflicts.js';
import { conditionOf, ruleLevel } from './release/conditions.js';
import type { Rule, RuleContext } from './rule.js';
import { codesOf, rules } from './rules/index.js';
import { unusedException } from './rules/unused-exception.js';
import { withhold } from './withhold.js';

/** A typing error there would switch nothing off, and nobody would learn it. */
export function unknownRules(policy: Policy): string[] {
  return Object.keys(policy.rules).filter((code) => !rules.some((rule) => rule.code === code));
}

export function softenedBy(policy: Policy): Finding['rule'][] {
  return rules.filter((rule) => rule.fixed && policy.rules[rule.code] !== undefined && policy.rules[rule.code] !== 'error').map((rule) => rule.code);
}

const ACCEPTABLE = codesOf(isAcceptable);
const ABOUT_AGENT_FILES = codesOf(({ isAboutAgentFiles }) => isAboutAgentFiles === true);

/** Runs every rule on the head, and on the base alone to know what was so before; then sees what of it is accepted. */
export function runRules(context: RuleContext, { trustsHead }: { readonly trustsHead: boolean }): Finding[] {
  const before = context.head === context.base ? null : asBase(context);
  const found = collect(context, rules);
  // What a rule says of the base is asked only where it says something of the head.
  const speaking = rules.filter(({ code }) => found.some(({ rule }) => rule === code));
  const known = new Map(before === null ? [] : collect(before, speaking).map(({ fingerprint, severity }) => [fingerprint, severity]));
  // What was a warning before and is an error now was no error before.
  const wasSo = ({ fingerprint, severity }: Finding): boolean => known.has(fingerprint) && (severity !== 'error' || known.get(fingerprint) === 'error');
  const judged = found.map((finding) => ({ ...finding, introduced: before !== null && !wasSo(finding) }));
  const { base, head, looked, now } = context;
  const settled = exceptionsOf(base.memory.baseline, looked.base);
  const { findings, faults } = accept(judged, exceptionsOf(head.memory.baseline, looked.head), { settled, trustsHead, acceptable: ACCEPTABLE, now });
  const exceptions = collect({ ...context, exceptions: faults }, [unusedException]).map((finding) => ({ ...finding, introduced: before !== null }));
  return [...findings, ...exceptions].toSorted(bySeverity).map((finding, index) => withhold(finding, index, { policy: context.policy, isAboutAgentFiles: ABOUT_AGENT_FILES.has(finding.rule) }));
}

/** The base judged as its own head: what a rule says here was so before. */
function asBase(context: RuleContext): RuleContext {
  return { ...context, head: context.base, changes: [], changedPaths: new Set(), revivals: [], adoptions: [], pending: NO_PENDING, copies: [], rebounds: new Map(), overlooked: [], review: null, probed: { base: context.probed.base, head: context.probed.base }, gate: [], liveChanges: [], looked: { base: context.looked.base, head: context.looked.base }, release: { base: context.release.base, head: context.release.base }, exceptions: [], released: new Set(), owners: context.owners === null ? null : { ...context.owners, head: context.owners.base }, incomplete: context.base.memory.incomplete, softened: softenedBy(context.base.memory.policy.policy), strangers: unknownRules(context.base.memory.policy.policy), fixtures: onlySettled(context.fixtures) };
}

/** Fixture cases and faults of the base; a broken fixture of the head alone is introduced. */
function onlySettled(run: FixtureRun): FixtureRun {
  return { cases: run.cases.filter((one) => one.kind === 'repository'), faults: [] };
}

function collect(context: RuleContext, asked: readonly Rule[]): Finding[] {
  const seen = new Map<Sha256, Finding>();
  for (const rule of asked) {
    const configured = rule.fixed ? undefined : context.policy.rules[rule.code];
    const most = mostGrave(rule, context.policy);
    if (configured === 'off' || most === 'off') continue;
    for (const report of rule.run(context)) {
      const finding = complete(rule, report, configured, most);
      if (!seen.has(finding.fingerprint)) seen.set(finding.fingerprint, finding);
    }
  }
  return [...seen.values()];
}

/**
 * What the findings of a rule are at most: less than errors where the policy lowers a condition of the release gate. What the
 * gate's promise rests on is never silent.
 */
function mostGrave(rule: Rule, policy: Policy): Severity | 'off' {
  const condition = conditionOf(rule);
  const level = condition === null ? 'error' : ruleLevel(rule, condition, policy);
  return level === 'off' && rule.fixed ? 'notice' : level;
}

function complete(rule: Rule, report: Report, configured: Severity | undefined, most: Severity): Finding {
  return makeFinding(rule, report, {
    severity: report.settled === true ? 'notice' : (configured ?? milder(report.severity ?? rule.severity, most)),
    introduced: false,
  });
}

const RANK = { error: 0, warning: 1, notice: 2 } as const;

function milder(a: Severity, b: Severity): Severity {
  return RANK[a] >= RANK[b] ? a : b;
}

function bySeverity(a: Finding, b: Finding): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

function sortKey(finding: Finding): string {
  return [finding.introduced ? 0 : 1, RANK[finding.severity], finding.rule, finding.factId ?? '', finding.path ?? '', String(finding.line ?? 0).padStart(8, '0'), String(finding.column ?? 0).padStart(8, '0'), finding.fingerprint].join('\0');
}
