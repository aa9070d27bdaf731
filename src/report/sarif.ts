import type { Evaluation } from '../gate/evaluate.js';
import type { Finding, Severity } from '../gate/finding.js';
import type { AnyRule } from '../gate/rule.js';
import { rules } from '../gate/rules/index.js';
import { POLICY_PATH } from '../memory/policy.js';
import type { Phrase } from '../text/phrase.js';
import { isSafeReplacement, type Fix } from '../tree/text-edit.js';
import { currentFindings, findingSentence } from './words.js';
import { renderJson } from './json.js';
import { markdownPhrase, prose } from './markdown.js';
import { PROJECT_URL, ruleUrl, VERSION } from './project.js';

/** GitHub shows the first 5,000 results of a run and no more. */
const MOST_RESULTS = 5_000;

/** SARIF knows `note` where we say `notice`. */
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/**
 * The findings as SARIF 2.1.0, for code scanning: what the verdict is about and nothing else. What was wrong before is
 * left out rather than suppressed, because GitHub does not read suppressions.
 *
 * `check --format sarif`, `--out` and the action write it. A new field of a finding is not shown unless `result` names
 * it.
 *
 * Sources: the OASIS standard; "SARIF support for code scanning" of GitHub's documentation.
 */
export function renderSarif(evaluation: Evaluation, limit: number = MOST_RESULTS): string {
  const findings = currentFindings(evaluation);
  const shown = findings.slice(0, limit);
  const used = rules.filter((rule) => shown.some((finding) => finding.rule === rule.code));
  const left = findings.length - shown.length;
  return renderJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'memtrust',
            semanticVersion: VERSION,
            informationUri: PROJECT_URL,
            rules: used.map((rule) => ruleObject(rule)),
          },
        },
        automationDetails: { id: 'memtrust/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
        invocations: [
          {
            executionSuccessful: evaluation.verdict !== 'error',
            toolExecutionNotifications: [
              ...evaluation.incomplete.map((line) => ({
                level: 'error',
                message: { text: plainText(prose(line)) },
              })),
              ...(left === 0
                ? []
                : [
                    {
                      level: 'warning',
                      message: {
                        text:
                          `${left} more results are not here: code scanning takes ` +
                          `${limit}. The whole report is trust-report.json.`,
                      },
                    },
                  ]),
            ],
          },
        ],
        results: shown.map((finding) =>
          result(
            finding,
            used.findIndex((rule) => rule.code === finding.rule),
          ),
        ),
      },
    ],
  });
}

/** The base of all paths, as SARIF wants it named. */
const ROOT = 'SRCROOT';

/** A rule with its help. `name` is in the form that SARIF asks for: `silent-promotion` is `SilentPromotion`. */
function ruleObject(rule: AnyRule): object {
  const { code, name, severity, summary, why, remedy } = rule;
  return {
    id: code,
    name: name.replace(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
    shortDescription: { text: plainText(summary) },
    fullDescription: { text: plainText(`${summary} ${why}`) },
    help: {
      text: plainText(`${why}\n\nWhat to do. ${remedy}`),
      markdown: `${why}\n\n**What to do.** ${remedy}`,
    },
    helpUri: ruleUrl(rule),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { tags: ['agent-memory', 'security'], precision: 'very-high' },
  };
}

/** One finding. One without a path is shown at the policy, since GitHub wants a place for each. */
function result(finding: Finding, ruleIndex: number): object {
  const { rule, severity, remedy, path, line, column, fingerprint, fix } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: plainText(findingSentence(finding)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path ?? POLICY_PATH), uriBaseId: ROOT },
          ...(path === null || line === null
            ? {}
            : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } }),
        },
      },
    ],
    ...(fix === null ? {} : fixesObject(fix, remedy)),
    // GitHub tells alerts apart by the first; it would make it of the line's text otherwise, which a finding may not
    // have.
    partialFingerprints: {
      primaryLocationLineHash: `${fingerprint.replace('sha256:', '')}:1`,
      'memtrustFinding/v1': fingerprint,
    },
  };
}

/** What `memtrust check --fix` would write; what is no plain name is left out, as it is never written. */
function fixesObject({ path, edits }: Fix, remedy: Phrase): object {
  const replacements = edits
    .filter(({ replacement }) => isSafeReplacement(replacement))
    .map(({ line, column, old, replacement }) => ({
      deletedRegion: {
        startLine: line,
        startColumn: column,
        endLine: line,
        endColumn: column + old.length,
      },
      insertedContent: { text: replacement },
    }));
  if (replacements.length === 0) return {};
  const artifactLocation = { uri: uriOf(path), uriBaseId: ROOT };
  return {
    fixes: [
      {
        description: { text: plainText(markdownPhrase(remedy)) },
        artifactChanges: [{ artifactLocation, replacements }],
      },
    ],
  };
}

/**
 * A message is plain text in which `[words](target)` is a link and `{0}` a placeholder (SARIF §3.11.5, §3.11.6); names
 * may hold both.
 */
function plainText(text: string): string {
  return text.replaceAll('](', '] (').replace(/\{(?=\d+\})/g, '{ ');
}

/** A path as a relative URI reference (RFC 3986), byte for byte of its UTF-8. */
function uriOf(path: string): string {
  return [...Buffer.from(path)]
    .map((byte) =>
      /[A-Za-z0-9._~/-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}
