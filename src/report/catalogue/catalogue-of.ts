import type { RuleTraits } from '../../gate/rule-traits.js';
import type { ReportLanguage } from '../../memory/policy-shape.js';
import type { Catalogue, RuleCatalogue, RuleText } from './catalogue.js';
import { ENGLISH_RULE_WORDS } from './english-rule-words.js';

/*
 * Where are the words of a language? Chinese is a chunk for each way of writing, which is read from the disk when
 * somebody asks for it: `translationOf('zh-Hant')`.
 *
 * `spoken.ts` asks for a report, `explain` and `rules` for what a rule says. A new language needs a line here. When it
 * is wrong, `__tests__/report/catalogue.test.ts` fails.
 */

/** A language that is not English. */
export type Translation = Exclude<ReportLanguage, 'en'>;

const LOADED: Readonly<Record<Translation, () => Promise<Catalogue>>> = {
  'zh-Hant': async () => (await import('./zh-hant.js')).TRADITIONAL_CATALOGUE,
  'zh-Hans': async () => (await import('./zh-hans.js')).SIMPLIFIED_CATALOGUE,
};

/** All words of a language. */
export async function translationOf(language: Translation): Promise<Catalogue> {
  return LOADED[language]();
}

/** The words of a language in which a reason is told. English is loaded only when somebody asks. */
export async function reasonWordsIn(
  language: ReportLanguage,
): Promise<Catalogue['words']['why']['reason']> {
  const { words } =
    language === 'en'
      ? (await import('./english.js')).ENGLISH_CATALOGUE
      : await translationOf(language);
  return words.why.reason;
}

/** What is needed to explain a rule. */
export async function ruleCatalogueOf(language: ReportLanguage): Promise<RuleCatalogue> {
  return language === 'en' ? ENGLISH_RULE_WORDS : translationOf(language);
}

/** What a rule says in a language; its own words, which are English, where the catalogue has none. */
export function ruleTextIn(
  { rules }: Pick<Catalogue, 'rules'>,
  rule: Pick<RuleTraits, 'code'> & RuleText,
): RuleText {
  return rules[rule.code] ?? rule;
}
