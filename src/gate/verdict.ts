import type { Scope } from './evaluation-input.js';
import type { Finding } from './finding.js';
import { codesOf } from './rules/index.js';

/*
 * Does the change pass? An error that it brings: `fail`; one that the base had already: `pass`; a rule that
 * `stopsJudging`, or a built-in fixture that fails: `error`. The three words are a contract of the action's output.
 * Rules are told apart by traits: no code belongs here.
 */

/** The result of the gate; `error` means that it could not judge, and never counts as a pass. */
export type Verdict = 'pass' | 'fail' | 'error';

const STOPS_JUDGING = codesOf(({ stopsJudging }) => stopsJudging === true);

/** Whether a finding is about this evaluation, and not of what was so before. */
export function countsIn({ introduced }: Pick<Finding, 'introduced'>, scope: Scope): boolean {
  return introduced || scope === 'state';
}

/** A program whose own cases fail says of nothing that it passes, whatever its rules and this file make of it. */
export function provenVerdict(
  verdict: Verdict,
  cases: readonly { readonly kind: string; readonly passed: boolean }[],
): Verdict {
  return verdict === 'pass' && cases.some(({ kind, passed }) => kind === 'built-in' && !passed)
    ? 'error'
    : verdict;
}

/** Whether the gate cannot judge because of this finding. */
export function preventsJudging({ rule, severity, accepted }: Finding): boolean {
  return severity === 'error' && accepted === null && STOPS_JUDGING.has(rule);
}

/** As much of a finding as decides. */
type Decisive = Pick<Finding, 'rule' | 'severity' | 'introduced'> & {
  readonly accepted: object | null;
};

export function verdictOf(findings: readonly Decisive[], scope: Scope): Verdict {
  const errors = findings.filter(
    (finding) => finding.severity === 'error' && finding.accepted === null,
  );
  if (errors.some((finding) => STOPS_JUDGING.has(finding.rule))) return 'error';
  return errors.some((finding) => countsIn(finding, scope)) ? 'fail' : 'pass';
}
