import type { Rule } from '../gate/rule.js';
import type { Catalogue } from './catalogue/catalogue.js';
import { ENGLISH_CATALOGUE } from './catalogue/english.js';
import { RULES_PAGES, type RulesPageWords } from './catalogue/rules-page.js';
import { ruleTextIn } from './catalogue/catalogue-of.js';
import { softeningWords } from './softening.js';
import { conditionOf } from '../gate/release/conditions.js';

/*
 * What does docs/rules.md say, and its two pages in Chinese? A table of all rules and a section for each, out
 * of `src/gate/rules/` or the catalogue, so that no page can differ from what the rules say. Findings link to
 * the headings, which must stay `## MT201 silent-promotion`.
 *
 * `docs.ts` calls it for `npm run docs`. A new family of codes needs its words in `rules-page.ts`. When it is
 * wrong, or the page is old, `__tests__/report/docs.test.ts` fails. Everything but headings and file names is
 * free.
 */

/** What the page says of a rule. */
type Documented = Pick<
  Rule,
  'code' | 'name' | 'severity' | 'summary' | 'why' | 'remedy' | 'fixed' | 'releaseCondition'
>;

/**
 * docs/rules.md: every rule with what it finds, why it matters and what to do. The headings are
 * what findings link to, and the same in each language.
 */
export function renderRulesDoc(
  rules: readonly Documented[],
  catalogue: Catalogue = ENGLISH_CATALOGUE,
): string {
  const page = RULES_PAGES[catalogue.language];
  const { severity } = catalogue.words;
  const families = [...new Set(rules.map((rule) => rule.code.slice(0, 3)))].map(
    (family) => `\`${family}xx\` ${page.families[family] ?? ''}`,
  );
  return [
    `# ${page.title}\n`,
    `<!-- Written by \`npm run docs\` from ${sourcesOf(catalogue)}; edit the rules, not this file. -->\n`,
    `${otherPages(page)}\n`,
    page.lead,
    page.lowering,
    `${page.explaining}\n`,
    `${page.bySubject(families)}\n`,
    `| ${page.columns.join(' | ')} |`,
    '| --- | --- | --- | --- |',
    ...rules.map(
      (rule) =>
        `| [${rule.code} ${rule.name}](#${rule.code.toLowerCase()}-${rule.name}) | ` +
        `${severity[rule.severity]} | ${softening(rule, page)} | ` +
        `${ruleTextIn(catalogue, rule).summary.replaceAll('|', String.raw`\|`)} |`,
    ),
    ...rules.map((rule) => section(rule, catalogue)),
    '',
  ].join('\n');
}

/** The files to edit, in the comment at the head of the page. */
function sourcesOf({ language }: Catalogue): string {
  return language === 'en'
    ? 'src/gate/rules/'
    : `src/report/catalogue/${language.toLowerCase()}-rules.ts`;
}

/** Links to the same page in the other languages. */
function otherPages({ path }: RulesPageWords): string {
  return Object.values(RULES_PAGES)
    .filter((other) => other.path !== path)
    .map((other) => `[${other.language}](${other.path})`)
    .join(' · ');
}

function section(rule: Documented, catalogue: Catalogue): string {
  const { code, name, severity } = rule;
  const { words } = catalogue;
  const { summary, why, remedy } = ruleTextIn(catalogue, rule);
  return (
    `\n## ${code} ${name}\n\n**${words.severity[severity]}** · ` +
    `${summary}${words.rule.blank}${softeningWords(rule, words)}\n\n` +
    `${why}\n\n${words.rule.asksInMarkdown(remedy)}`
  );
}

/** The cell "the policy can soften it": a fixed rule can still be lowered with its condition of the release gate. */
function softening(rule: Documented, page: RulesPageWords): string {
  if (!rule.fixed) return page.yes;
  const condition = conditionOf(rule);
  return condition === null ? page.no : page.withCondition(`\`release.${condition.key}\``);
}
