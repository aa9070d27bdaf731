import type { Rule } from '../gate/rule.js';
import { conditionOf } from '../gate/release/conditions.js';
import { softeningWords } from './softening.js';

/*
 * docs/rules.md: a table of all rules and a section for each. Findings link to the headings, such as
 * `## MT201 silent-promotion`.
 */

/** What the page says of a rule. */
type Documented = Pick<
  Rule,
  'code' | 'name' | 'severity' | 'summary' | 'why' | 'remedy' | 'fixed' | 'releaseCondition'
>;

/** The subject of codes, by their first digit. */
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
export function renderRulesDoc(rules: readonly Documented[]): string {
  const families = [...new Set(rules.map((rule) => rule.code.slice(0, 3)))].map(
    (family) => `\`${family}xx\` ${FAMILIES[family] ?? ''}`,
  );
  return [
    '# Rules\n',
    '<!-- Written by `npm run docs` from src/gate/rules/; edit the rules, not this file. -->\n',
    'What the gate checks. An **error** fails a pull request if the pull request introduced it. ' +
      'A **warning** or a **notice** never does.',
    'The policy cannot lower the rules that the gate depends on. You can change the severity of ' +
      'the other rules, or turn them `off`, under `rules:` in `.memtrust/policy.yml`. `release:` ' +
      'in the same file lowers the [conditions of the release gate](formats.md#release-gate).',
    '`npx memtrust explain MT201` prints a section of this page.\n',
    `Codes by subject: ${families.join(', ')}.\n`,
    '| Rule | Severity | The policy can lower it | What it finds |',
    '| --- | --- | --- | --- |',
    ...rules.map(
      (rule) =>
        `| [${rule.code} ${rule.name}](#${rule.code.toLowerCase()}-${rule.name}) | ` +
        `${rule.severity} | ${softening(rule)} | ` +
        `${rule.summary.replaceAll('|', String.raw`\|`)} |`,
    ),
    ...rules.map(section),
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

/** The cell "the policy can lower it": a fixed rule can still be lowered with its condition of the release gate. */
function softening(rule: Documented): string {
  if (!rule.fixed) return 'yes';
  const condition = conditionOf(rule);
  return condition === null ? 'no' : `with \`release.${condition.key}\``;
}
