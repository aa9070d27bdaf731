import type { Evaluation } from '../gate/evaluate.js';
import type { Finding, Severity } from '../gate/finding.js';
import { POLICY_PATH } from '../memory/policy.js';
import { visible } from '../text/visible.js';
import { placeInDiff } from './annotations.js';
import { currentFindings, findingSentence } from './words.js';
import { renderJson } from './json.js';
import { prose } from './markdown.js';
import { verdictText } from './text.js';

/*
 * `memtrust check --format gitlab`: a Code Quality report,
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format GitLab recognises an entry by its
 * `fingerprint`.
 */

/** The whole report has more. */
const MOST_ENTRIES = 5_000;

/** As in the trust report. */
const LONGEST_PATH = 1_000;

/** GitLab knows `info`, `minor`, `major`, `critical` and `blocker`. */
const SEVERITIES: Readonly<Record<Severity, 'critical' | 'minor' | 'info'>> = {
  error: 'critical',
  warning: 'minor',
  notice: 'info',
};

/** A JSON array, without a byte-order mark. */
export function renderGitlab(evaluation: Evaluation, limit: number = MOST_ENTRIES): string {
  const findings = currentFindings(evaluation);
  const left = findings.length - Math.min(findings.length, limit);
  return renderJson([
    ...incomplete(evaluation),
    ...findings.slice(0, limit).map(entry),
    ...(left === 0
      ? []
      : [
          own(
            'more-findings',
            'info',
            `${left} more findings are not listed here. Run: npx memtrust check`,
          ),
        ]),
  ]);
}

/** An empty list would look like a pass, so a gate that cannot judge reports that. */
function incomplete(evaluation: Evaluation): object[] {
  if (evaluation.verdict !== 'error') return [];
  const why = evaluation.incomplete.map((line) => prose(line));
  return [own('cannot-judge', 'blocker', [verdictText(evaluation, null), ...why].join(' '))];
}

/** GitLab needs a place: a finding without one is shown at the policy. */
function entry(finding: Finding): object {
  const { rule, name, severity, fingerprint } = finding;
  const { path, line } = placeInDiff(finding);
  return {
    description: findingSentence(finding),
    check_name: `${rule} ${name}`,
    fingerprint: fingerprint.replace('sha256:', ''),
    severity: SEVERITIES[severity],
    location: {
      path: visible(path ?? POLICY_PATH, LONGEST_PATH),
      lines: { begin: path === null || line === null ? 1 : line },
    },
  };
}

/** An entry about the check itself. Its fingerprint is its name, which no digest can be. */
function own(name: string, severity: 'info' | 'blocker', description: string): object {
  return {
    description,
    check_name: `memtrust ${name}`,
    fingerprint: `memtrust-${name}`,
    severity,
    location: { path: POLICY_PATH, lines: { begin: 1 } },
  };
}
