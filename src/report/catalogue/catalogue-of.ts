import type { RuleTraits } from '../../gate/rule-traits.js';
import type { ReportLanguage } from '../../memory/policy-shape.js';
import type { Catalogue, RuleText } from './catalogue.js';

/*
 * Where are the words of a language? Each is a chunk of its own, which is read from the disk when somebody asks for it:
 * `catalogueOf('zh-Hant')`.
 *
 * `spoken.ts` asks for a report, `explain` and `rules` for what a rule says. A new language needs a line here. When it
 * is wrong, `__tests__/report/catalogue.test.ts` fails.
 */

const LOADED: Readonly<Record<ReportLanguage, () => Promise<Catalogue>>> = {
  en: async () => (await import('./english.js')).ENGLISH_CATALOGUE,
  'zh-Hant': async () => (await import('./zh-hant.js')).TRADITIONAL_CATALOGUE,
  'zh-Hans': async () => (await import('./zh-hans.js')).SIMPLIFIED_CATALOGUE,
};

/** The catalogue of a language. */
export async function catalogueOf(language: ReportLanguage): Promise<Catalogue> {
  return LOADED[language]();
}

/** What a rule says in a language; its own words, which are English, where the catalogue has none. */
export function ruleTextIn(
  { rules }: Pick<Catalogue, 'rules'>,
  rule: Pick<RuleTraits, 'code'> & RuleText,
): RuleText {
  return rules[rule.code] ?? rule;
}
