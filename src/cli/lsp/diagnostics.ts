import type { Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-protocol';
import type { Finding, Severity } from '../../gate/finding.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { notesBeside } from '../../report/annotations.js';
import { ruleUrl } from '../../report/project.js';
import { terminalSafe } from '../../report/terminal.js';
import { currentFindings, olderFindings } from '../../report/words.js';
import { addTo } from '../../text/collections.js';
import { type Phrase, phraseText } from '../../text/phrase.js';
import type { Checked } from './live-check.js';
import { rangeAt, uriOf } from './places.js';
import { SEVERITY } from './protocol.js';
import { linesOf } from './texts.js';

/*
 * Findings as an editor shows them, by file: what `check` says, at the same places, and as hints what was so before the
 * change. Beside the code stands which facts a change of it made stale.
 */

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: SEVERITY.error,
  warning: SEVERITY.warning,
  notice: SEVERITY.information,
};

/** By path. A finding that has no place is shown at the policy. */
export async function diagnosticsOf(
  checked: Checked,
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  const { evaluation, tree } = checked;
  const found = new Map<string, Diagnostic[]>();
  const add = async (
    finding: Pick<Finding, 'rule' | 'name' | 'line' | 'column' | 'message' | 'remedy' | 'path'>,
    more: Pick<Diagnostic, 'severity' | 'relatedInformation'>,
  ): Promise<void> => {
    const { rule, name, line, column, message, remedy, path } = finding;
    const place = path ?? POLICY_PATH;
    addTo(found, place, {
      range: rangeAt(await linesOf(tree, place), line ?? 1, line === null ? null : column),
      code: rule,
      codeDescription: { href: ruleUrl({ code: rule, name }) },
      source: 'memtrust',
      message: messageOf(message, remedy),
      ...more,
    });
  };
  const current = currentFindings(evaluation);
  for (const finding of current) await add(finding, { severity: SEVERITIES[finding.severity] });
  for (const finding of olderFindings(evaluation)) await add(finding, { severity: SEVERITY.hint });
  for (const { note, findings } of notesBeside(current)) {
    const relatedInformation = findings.flatMap(({ path, message }) =>
      path === null
        ? []
        : [
            {
              location: { uri: uriOf(checked, path), range: rangeAt([], 1, null) },
              message: terminalSafe(phraseText(message)),
            },
          ],
    );
    await add({ ...note, column: null }, { severity: SEVERITY.information, relatedInformation });
  }
  return found;
}

function messageOf(message: Phrase, remedy: Phrase): string {
  const advice = phraseText(remedy);
  return terminalSafe(phraseText(message) + (advice === '' ? '' : `\n→ ${advice}`));
}
