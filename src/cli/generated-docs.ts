import { rules } from '../gate/rules/index.js';
import { parse } from 'yaml';
import { z } from 'zod';
import { tableCell } from '../report/markdown.js';
import type { Rule } from '../gate/rule.js';
import { conditionOf } from '../gate/release/conditions.js';
import { softeningWords } from '../report/words.js';
import { aitFixtureSchema, fixtureSchema } from '../fixtures/schemas.js';
import {
  reviewFindingsSchema,
  reviewSchema,
  sessionEventSchema,
} from '../report/schemas/session.js';
import { attemptSchema } from '../context/evidence/attempt-schema.js';
import { benchmarkCaseSchema, benchmarkSchema } from '../report/schemas/benchmark.js';
import { contextManifestSchema } from '../context/build/manifest-schema.js';
import { factDetailsSchema, factSchema, ledgerEventSchema } from '../report/schemas/fact.js';
import { policySchema } from '../report/schemas/policy.js';
import { type Publication, publish, type PublishedSchema } from '../report/schemas/published.js';
import { recallSchema } from '../context/recall/schema.js';
import { trustReportSchema } from '../report/schemas/trust-report.js';
import { trustStatementSchema } from '../report/schemas/trust-statement.js';

/* What docs/ repeats of the code: the rules, the inputs and outputs of the action, and the schemas. */

/**
 * By path below the root; `npm run docs` writes them.
 *
 * @param actionYml text of action.yml.
 * @param workflowPage text of docs/workflow.md, of which a part is written.
 */
export function generatedDocs(
  actionYml: string,
  workflowPage: string,
): ReadonlyMap<string, string> {
  return new Map([
    ['docs/workflow.md', withActionTables(workflowPage, actionYml)],
    ['docs/rules.md', renderRulesDoc(rules)],
    ...Object.entries(schemas).map(([name, { schema }]): [string, string] => [
      `docs/schemas/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  ]);
}

/** The keys of `action.yml` that the page shows. */
const described = z.object({ description: z.string() });
const shape = z.object({
  inputs: z
    .record(
      z.string(),
      described.extend({
        default: z.union([z.string(), z.number(), z.boolean()]).optional(),
        required: z.boolean().optional(),
      }),
    )
    .default({}),
  outputs: z.record(z.string(), described).default({}),
});

const BEGIN =
  '<!-- action: written by `npm run docs` from action.yml; edit that file, not this part. -->';
const END = '<!-- end of the action -->';

/** The page with every input and output between its two marks. */
export function withActionTables(page: string, actionYml: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(
      'docs/workflow.md has no place for the inputs and outputs; put both marks back',
    );
  return `${page.slice(0, begin + BEGIN.length)}\n\n${actionTables(actionYml)}\n${page.slice(end)}`;
}

function actionTables(actionYml: string): string {
  const { inputs, outputs } = shape.parse(parse(actionYml));
  return [
    '## Inputs\n',
    'All inputs are optional. An input with a wrong value is an error that lists the allowed values.\n',
    ...table(
      ['Input', 'Default', 'What it does'],
      Object.entries(inputs).map(([input, { description: words, default: value }]) => [
        `\`${input}\``,
        value === undefined || value === '' ? '' : `\`${String(value)}\``,
        words.trim(),
      ]),
    ),
    '## Outputs\n',
    'Outputs are only enums, numbers, digests and paths of memtrust, never a name from the repository.\n',
    ...table(
      ['Output', 'What it is'],
      Object.entries(outputs).map(([output, { description: words }]) => [
        `\`${output}\``,
        words.trim(),
      ]),
    ),
  ].join('\n');
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [
    ...[columns, columns.map(() => '---'), ...rows].map(
      (cells) => `| ${cells.map(tableCell).join(' | ')} |`,
    ),
    '',
  ];
}

type Documented = Pick<
  Rule,
  'code' | 'name' | 'severity' | 'summary' | 'why' | 'remedy' | 'fixed' | 'releaseCondition'
>;

/** Subjects by the first digit of a code. */
const FAMILIES: Readonly<Record<string, string>> = {
  MT1: 'records and their sources',
  MT2: 'adoption and promotion',
  MT3: 'fixtures',
  MT4: 'live agent files',
  MT5: 'context and budget',
  MT6: 'lifecycle',
  MT7: 'the gate itself',
  MT8: 'documentation claims',
};

/** docs/rules.md: every rule with what it finds, why it matters and what to do. */
export function renderRulesDoc(documented: readonly Documented[]): string {
  const families = [...new Set(documented.map((rule) => rule.code.slice(0, 3)))].map(
    (family) => `\`${family}xx\` ${FAMILIES[family] ?? ''}`,
  );
  return [
    '# Rules\n',
    '<!-- Written by `npm run docs` from src/gate/rules/; edit the rules, not this file. -->\n',
    'What the gate checks. An **error** fails a pull request if the pull request introduced it. ' +
      'A **warning** or a **notice** never does.',
    'The policy cannot lower the rules that the gate depends on. You can change the severity of ' +
      'the other rules, or turn them `off`, under `rules:` in `.memtrust/policy.yml`. `release:` ' +
      'in the same file lowers the [conditions of the release gate](outputs.md#release-gate).',
    '`npx memtrust explain MT201` prints a section of this page.\n',
    `Codes by subject: ${families.join(', ')}.\n`,
    '| Rule | Severity | The policy can lower it | What it finds |',
    '| --- | --- | --- | --- |',
    ...documented.map(
      (rule) =>
        `| [${rule.code} ${rule.name}](#${rule.code.toLowerCase()}-${rule.name}) | ` +
        `${rule.severity} | ${softening(rule)} | ` +
        `${rule.summary.replaceAll('|', String.raw`\|`)} |`,
    ),
    ...documented.map(section),
    '',
  ].join('\n');
}

function section(rule: Documented): string {
  const { code, name, severity, summary, why, remedy } = rule;
  return (
    `\n## ${code} ${name}\n\n**${severity}** · ${summary} ${softeningWords(rule)}\n\n` +
    `${why}\n\n**What to do.** ${remedy}`
  );
}

/** The cell "the policy can lower it". A fixed rule can still be lowered with its condition of the release gate. */
function softening(rule: Documented): string {
  if (!rule.fixed) return 'yes';
  const condition = conditionOf(rule);
  return condition === null ? 'no' : `with \`release.${condition.key}\``;
}

/* The published schemas, by the name that `memtrust explain --schema NAME` takes. */

const publications: Readonly<Record<string, Publication>> = {
  'trust-report': trustReportSchema,
  'trust-statement': trustStatementSchema,
  'context-manifest': contextManifestSchema,
  fact: factSchema,
  policy: policySchema,
  fixture: fixtureSchema,
  'ait-fixture': aitFixtureSchema,
  'ledger-event': ledgerEventSchema,
  recall: recallSchema,
  'fact-details': factDetailsSchema,
  attempt: attemptSchema,
  review: reviewSchema,
  'session-event': sessionEventSchema,
  'review-findings': reviewFindingsSchema,
  'benchmark-case': benchmarkCaseSchema,
  benchmark: benchmarkSchema,
};

/** By the name that `memtrust explain --schema NAME` and docs/schemas/ use. */
export const schemas: Readonly<Record<string, PublishedSchema>> = Object.fromEntries(
  Object.entries(publications).map(([name, publication]) => [name, publish(name, publication)]),
);
