import type { Evaluation } from '../../gate/evaluate.js';
import type { Finding } from '../../gate/finding.js';
import { plain, type Phrase } from '../../text/phrase.js';
import { translationOf } from './catalogue-of.js';
import type { Catalogue, RuleText, Words } from './catalogue.js';
import { ENGLISH_CATALOGUE } from './english.js';

/*
 * In which language is an evaluation told? In the one that the policy in force names, `language: zh-Hant`; in English
 * where it names none. `inItsLanguage` loads the catalogue and hands it on with the evaluation; views ask `fixedWords`.
 *
 * `check`, the action and the companion call the first, once. Chinese is a chunk of its own, which nobody loads who
 * reads English. Safe error: English. When it is wrong, `__tests__/report/catalogue.test.ts` and
 * `__tests__/e2e/cli/language.test.ts` fail.
 */

/** An evaluation that knows in which words it is told: in English without a catalogue. */
export type Spoken = Evaluation & { readonly catalogue?: Catalogue };

/** The evaluation with the words of the language that its policy names; as it is where that is English. */
export async function inItsLanguage(evaluation: Evaluation): Promise<Spoken> {
  const { language = 'en' } = evaluation.policy.policy;
  return language === 'en'
    ? evaluation
    : { ...evaluation, catalogue: await translationOf(language) };
}

/** The fixed words in which an evaluation is told. */
export function fixedWords({ catalogue = ENGLISH_CATALOGUE }: Pick<Spoken, 'catalogue'>): Words {
  return catalogue.words;
}

/**
 * What the rule of a finding says in the reader's language, to stand beside a message that is written in English alone;
 * null where that language is English, and the message says it better. Neither does a notice need it: it may be of
 * something that is settled, and then the rule would say the opposite.
 */
export function translated(
  { catalogue = ENGLISH_CATALOGUE }: Pick<Spoken, 'catalogue'>,
  { rule, severity }: Pick<Finding, 'rule' | 'severity'>,
): RuleText | null {
  return severity === 'notice' ? null : (catalogue.rules[rule] ?? null);
}

/** What to do in a repository without facts. It has a policy where that names another language than English. */
export function adviceIn(
  { catalogue = ENGLISH_CATALOGUE }: Pick<Spoken, 'catalogue'>,
  { remedy }: Pick<Finding, 'remedy'>,
): Phrase {
  return catalogue.language === 'en' ? remedy : plain(catalogue.words.firstFact);
}
