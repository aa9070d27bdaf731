import type { Rule } from '../gate/rule.js';
import { ASKED_RULES } from '../memory/policy.js';

type Documented = Pick<Rule, 'code' | 'name' | 'severity' | 'summary' | 'why' | 'remedy' | 'fixed'>;

const FAMILIES: Readonly<Record<string, string>> = {
  MT1: 'records and their sources',
  MT2: 'adoption and promotion',
  MT3: 'fixtures and probes',
  MT4: 'live agent files',
  MT5: 'context and budget',
  MT6: 'lifecycle',
  MT7: 'the gate itself',
  MT8: 'documentation claims',
};

/** docs/rules.md: every rule with what it finds, why it matters and what to do. The headings are what findings link to. */
export function renderRulesDoc(rules: readonly Documented[]): string {
  const families = [...new Set(rules.map((rule) => rule.code.slice(0, 3)))].map((family) => `\`${family}xx\` ${FAMILIES[family] ?? ''}`);
  return [
    '# Rules\n',
    '<!-- Written by `npm run docs` from src/gate/rules/; edit the rules, not this file. -->\n',
    'What the gate checks. An **error** fails a pull request if the pull request introduced it; a **warning** and a **notice** never do.',
    'A rule whose promise the gate rests on stays an error whatever the policy says. The others take another severity, or `off`, under `rules:` in `.memtrust/policy.yml`.',
    '`memtrust explain MT201` prints a section of this page.\n',
    `Codes by subject: ${families.join(', ')}.\n`,
    '| Rule | Severity | The policy can soften it | What it finds |',
    '| --- | --- | --- | --- |',
    ...rules.map((rule) => `| [${rule.code} ${rule.name}](#${rule.code.toLowerCase()}-${rule.name}) | ${rule.severity} | ${ASKED_RULES.has(rule.code) ? 'off by default' : rule.fixed ? 'no' : 'yes'} | ${rule.summary.replaceAll('|', String.raw`\|`)} |`),
    ...rules.map(section),
    '',
  ].join('\n');
}

function section({ code, name, severity, summary, why, remedy, fixed }: Documented): string {
  const softening = ASKED_RULES.has(code) ? `It is off unless the policy asks for it: \`rules: {${code}: ${severity}}\`, or \`release: {docs: true}\`.` : fixed ? 'The policy cannot soften it.' : `The policy can set it: \`rules: {${code}: off}\`.`;
  return `\n## ${code} ${name}\n\n**${severity}** · ${summary} ${softening}\n\n${why}\n\n**What to do.** ${remedy}`;
}
