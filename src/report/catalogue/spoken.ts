import type { Evaluation } from '../../gate/evaluate.js';
import type { RuleTraits } from '../../gate/rule-traits.js';
import type { Language } from '../../memory/policy-shape.js';
import type { Catalogue, RuleText, Words } from './catalogue.js';
import { ENGLISH } from './english.js';

/*
 * In which language is an evaluation told? In the one that the policy in force names, `language: zh-Hant`; in English
 * where it names none. `inItsLanguage` loads the catalogue and hands it on with the evaluation, `wordsOf` is what a view
 * asks.
 *
 * `check`, the action and the companion call the first, once. Chinese is a chunk of its own, which nobody loads who
 * reads English. Safe error: English. When it is wrong, `__tests__/report/catalogue.test.ts` and
 * `__tests__/e2e/cli/language.test.ts` fail.
 */

/** An evaluation that knows in which words it is told: in English without a catalogue. */
export type Spoken = Evaluation & { readonly catalogue?: Catalogue };

const LOADED: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => ENGLISH,
  'zh-Hant': async () => (await import('./zh-hant.js')).TRADITIONAL,
  'zh-Hans': async () => (await import('./zh-hans.js')).SIMPLIFIED,
};

/** The catalogue of a language; Chinese is read from the disk only now. */
export async function catalogueOf(language: Language): Promise<Catalogue> {
  return LOADED[language]();
}

/** The evaluation with the words of the language that its policy names; as it is where that is English. */
export async function inItsLanguage(evaluation: Evaluation): Promise<Spoken> {
  const { language = 'en' } = evaluation.policy.policy;
  return language === 'en' ? evaluation : { ...evaluation, catalogue: await catalogueOf(language) };
}

/** The fixed words in which an evaluation is told. */
export function wordsOf({ catalogue = ENGLISH }: Pick<Spoken, 'catalogue'>): Words {
  return catalogue.words;
}

/** What a rule says in a language. */
export function ruleTextIn(
  { rules }: Pick<Catalogue, 'rules'>,
  rule: Pick<RuleTraits, 'code'> & RuleText,
): RuleText {
  return rules[rule.code] ?? rule;
}

/**
 * What a rule finds, to stand beside a message that is written in English alone; null where the reader's language is
 * English, and the message says it better.
 */
export function translatedSummary(
  { catalogue = ENGLISH }: Pick<Spoken, 'catalogue'>,
  code: RuleTraits['code'],
): string | null {
  return catalogue.rules[code]?.summary ?? null;
}
