import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-protocol';
import type { Evaluation } from '../../gate/evaluate.js';
import type { Finding, Severity } from '../../gate/finding.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { ruleUrl } from '../../report/project.js';
import { terminalSafe } from '../../report/terminal.js';
import { currentFindings, olderFindings } from '../../report/words.js';
import { grouped } from '../../text/collections.js';
import { phraseText } from '../../text/phrase.js';
import { rangeAt } from './places.js';

/* Findings as an editor shows them, by file: what `check` says, and as hints what was so before the change. */

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  notice: DiagnosticSeverity.Information,
};

/** @param textOf what is typed, or on disk; empty for a file that is not there. */
export function diagnosticsOf(
  evaluation: Evaluation,
  textOf: (path: string) => string,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const told = [
    ...currentFindings(evaluation).map((finding) => ({ finding, isOlder: false })),
    ...olderFindings(evaluation).map((finding) => ({ finding, isOlder: true })),
  ];
  const byPath = grouped(told, ({ finding }) => finding.path ?? POLICY_PATH);
  return new Map(
    [...byPath].map(([path, all]) => {
      const text = textOf(path);
      return [path, all.map(({ finding, isOlder }) => diagnosticOf(finding, isOlder, text))];
    }),
  );
}

function diagnosticOf(finding: Finding, isOlder: boolean, text: string): Diagnostic {
  const { rule, name, severity, message, remedy, line, column } = finding;
  const advice = phraseText(remedy);
  return {
    range: rangeAt(text, line ?? 1, line === null ? null : column),
    severity: isOlder ? DiagnosticSeverity.Hint : SEVERITIES[severity],
    code: rule,
    codeDescription: { href: ruleUrl({ code: rule, name }) },
    source: 'memtrust',
    message: terminalSafe(phraseText(message) + (advice === '' ? '' : `\n→ ${advice}`)),
  };
}
