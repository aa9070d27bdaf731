import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { visible } from '../text/visible.js';
import { findingSentence } from './finding-sentence.js';
import { verdictText } from './text.js';
import { currentFindings } from './words.js';
import { xmlText } from './xml.js';

/*
 * What does `memtrust check --format junit` print? A test report that CI servers show: a suite for each rule that found
 * something, and a case for each finding that the verdict is about. An error is a failed case; a warning or notice is a
 * passed one with its text as output, for it fails nothing. A first suite holds the verdict, so that a clean run is not
 * an empty file, which Jenkins takes for a fault. A name must tell cases apart and stay while the finding stays: GitLab
 * ignores a second case of one `classname` and `name`, and compares both with the base. So the short fingerprint is in
 * it and no line number. GitLab shows `classname` as the suite and the content of `failure`; Azure and Jenkins show
 * `message` and the content. Sources: https://docs.gitlab.com/ci/testing/unit_test_reports/,
 * https://learn.microsoft.com/azure/devops/pipelines/tasks/reference/publish-test-results-v2,
 * https://github.com/testmoapp/junitxml
 */

/** GitLab takes files of up to 30 MB; the whole report has all findings. */
const MOST_CASES = 5_000;
/** As in the trust report. */
const LONGEST_PATH = 1_000;
/** Characters of a fingerprint that tell the findings of one run apart. */
const SHORT = 12;

/** A case of the report. */
interface Case {
  readonly suite: string;
  readonly name: string;
  readonly file: string | null;
  readonly result: 'passed' | 'failure' | 'error';
  readonly text: string;
}

/** The verdict and the findings as JUnit XML. */
export function renderJunit(evaluation: Evaluation, limit: number = MOST_CASES): string {
  const findings = currentFindings(evaluation);
  const shown = findings.slice(0, limit);
  const suites = new Map<string, Case[]>();
  for (const one of [verdictCase(evaluation, findings.length - shown.length), ...shown.map(caseOf)])
    suites.set(one.suite, [...(suites.get(one.suite) ?? []), one]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="memtrust" ${counts([...suites.values()].flat())}>`,
    ...[...suites].flatMap(([name, cases]) => [
      `  <testsuite name="${xmlText(name)}" ${counts(cases)}>`,
      ...cases.flatMap(caseLines),
      '  </testsuite>',
    ]),
    '</testsuites>\n',
  ].join('\n');
}

/** Whether the gate passes, and what could not be checked. */
function verdictCase(evaluation: Evaluation, left: number): Case {
  const { verdict, incomplete } = evaluation;
  const lines = [
    verdictText(evaluation, null),
    ...incomplete.map((line) => visible(line, 1_000)),
    ...(left === 0 ? [] : [`${left} more findings are not listed here. Run: npx memtrust check`]),
  ];
  // A soft start fails nothing; what it found is still shown.
  const fail = evaluation.mode === 'report' ? 'passed' : 'failure';
  const results = { pass: 'passed', fail, error: 'error' } as const;
  return {
    suite: 'memtrust',
    name: 'the gate passes',
    file: null,
    result: results[verdict],
    text: lines.join('\n'),
  };
}

function caseOf(finding: Finding): Case {
  const { rule, name, severity, line, fingerprint } = finding;
  const path = finding.path === null ? null : visible(finding.path, LONGEST_PATH);
  const place = path === null || line === null ? path : `${path}:${line}`;
  return {
    suite: `${rule} ${name}`,
    name: `${path ?? 'repository'} (${fingerprint.replace('sha256:', '').slice(0, SHORT)})`,
    file: path,
    result: severity === 'error' ? 'failure' : 'passed',
    text: `${severity}: ${place === null ? '' : `${place}: `}${findingSentence(finding)}`,
  };
}

function counts(cases: readonly Case[]): string {
  const count = (result: Case['result']): number =>
    cases.filter((one) => one.result === result).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="0" time="0"`;
}

function caseLines({ suite, name, file, result, text }: Case): string[] {
  const attributes = [
    `classname="${xmlText(suite)}"`,
    `name="${xmlText(name)}"`,
    ...(file === null ? [] : [`file="${xmlText(file)}"`]),
    'time="0"',
  ].join(' ');
  const content = xmlText(text);
  const inner =
    result === 'passed'
      ? `<system-out>${content}</system-out>`
      : `<${result} message="${content}" type="${xmlText(suite)}">${content}</${result}>`;
  return [`    <testcase ${attributes}>`, `      ${inner}`, '    </testcase>'];
}
