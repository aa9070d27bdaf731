import type { Evaluation } from '../gate/evaluate.js';
import type { Finding, Severity } from '../gate/finding.js';
import type { AnyRule } from '../gate/rule.js';
import { rules } from '../gate/rules/index.js';
import { POLICY_PATH } from '../memory/policy.js';
import type { Phrase } from '../text/phrase.js';
import { isSafeReplacement, type Fix } from '../tree/text-edit.js';
import { placeInDiff } from './annotations.js';
import { currentFindings, findingSentence } from './words.js';
import { renderJson } from './json.js';
import { markdownPhrase, prose } from './markdown.js';
import { PROJECT_URL, ruleUrl, VERSION } from './project.js';

/** GitHub shows 5,000 results. */
const MOST_RESULTS = 5_000;

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/**
 * Only findings that the verdict is about: older ones are left out, because GitHub ignores suppressions. Sources: the
 * OASIS standard; "SARIF support for code scanning" in GitHub's documentation.
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

const ROOT = 'SRCROOT';

/** `name` as SARIF wants it: `SilentPromotion` for `silent-promotion`. */
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

/**
 * GitHub needs a place: a finding without one is shown at the policy. On a pull request it shows only alerts in changed
 * lines, so what changed is the place, and the file of the fact a related one.
 */
function result(finding: Finding, ruleIndex: number): object {
  const { rule, severity, remedy, fingerprint, fix, changedAt } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: plainText(findingSentence(finding)) },
    locations: [locationOf(placeInDiff(finding))],
    ...(changedAt === null || finding.path === null
      ? {}
      : { relatedLocations: [{ ...locationOf(finding), message: { text: 'The fact.' } }] }),
    ...(fix === null ? {} : fixesObject(fix, remedy)),
    // GitHub identifies alerts by the first; its own default needs the text of the line.
    partialFingerprints: {
      primaryLocationLineHash: `${fingerprint.replace('sha256:', '')}:1`,
      'memtrustFinding/v1': fingerprint,
    },
  };
}

function locationOf({ path, line, column }: ReturnType<typeof placeInDiff>): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(path ?? POLICY_PATH), uriBaseId: ROOT },
      ...(path === null || line === null
        ? {}
        : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } }),
    },
  };
}

/** What `memtrust check --fix` would write. */
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

/** In a message `[words](target)` is a link and `{0}` a placeholder (SARIF §3.11.5, §3.11.6); names may have both. */
function plainText(text: string): string {
  return text.replaceAll('](', '] (').replace(/\{(?=\d+\})/g, '{ ');
}

/** A relative URI reference (RFC 3986) of the path's UTF-8 bytes. */
function uriOf(path: string): string {
  return [...Buffer.from(path)]
    .map((byte) =>
      /[A-Za-z0-9._~/-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
}
