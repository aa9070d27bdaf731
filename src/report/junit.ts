import { grouped } from '../text/collections.js';
import { escapeInvisible, escapeOf, visible } from '../text/visible.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import { currentFindings, findingSentence } from './words.js';
import { verdictText } from './text.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // XML forbids `]]>` in a text.
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For elements and attributes; a line feed becomes a reference. */
export function xmlText(text: string): string {
  return escapeInvisible(text, (character) => character === '\n')
    .replace(/[\uFFFE\uFFFF]/g, escapeOf)
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replaceAll('\n', '&#10;')
    .replaceAll('##[', '#&#35;[');
}

/** GitLab takes files of up to 30 MB; the whole report has all findings. */
const MOST_CASES = 5_000;
/** As in the trust report. */
const LONGEST_PATH = 1_000;
/** Enough of a fingerprint within one run. */
const SHORT = 12;

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
  const suites = grouped(
    [verdictCase(evaluation, findings.length - shown.length), ...shown.map(caseOf)],
    ({ suite }) => suite,
  );
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

function verdictCase(evaluation: Evaluation, left: number): Case {
  const { verdict, incomplete } = evaluation;
  const lines = [
    verdictText(evaluation, null),
    ...incomplete.map((line) => visible(line, 1_000)),
    ...(left === 0 ? [] : [`${left} more findings are not listed here. Run: npx memtrust check`]),
  ];
  // In report mode nothing fails; findings are still shown.
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
