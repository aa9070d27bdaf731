import { CARRYING_OFF } from './carrying-off.js';
import { ENGLISH } from './english.js';
import { HIDING } from './hiding.js';
import { MISJUDGING } from './misjudging.js';
import { OTHER_LANGUAGES_FIRST } from './other-languages-first.js';
import { OTHER_LANGUAGES } from './other-languages.js';
import type { Pattern } from './pattern.js';
import { POSING } from './posing.js';
import { WEAKENING } from './weakening.js';

/**
 * All patterns of prompt injection, for English and for other languages. A new table goes before
 * OTHER_LANGUAGES, which stays last.
 *
 * Where patterns of two aims match, the first one names the aim. The aim is in the key of a finding, so
 * moving a table makes accepted findings come back; and of two sentences that are read together only
 * some aims count (`index.ts`), so it can lose a finding. OTHER_LANGUAGES_FIRST stands before the rest
 * for that reason: OTHER_LANGUAGES would name another aim for some Chinese sentences that both find.
 *
 * `__tests__/security/S34-lures.test.ts` tells what is found, and
 * `__tests__/agent-files/detectors/lures.test.ts` the aim of a few sentences; no test holds the order.
 *
 * `speaks.ts` tries them; `needed.ts` works out which words each of them needs, by its place here, and
 * `__tests__/agent-files/detectors/required-words.test.ts` fails if too few patterns have such words.
 */
export const PATTERNS: readonly Pattern[] = [
  ...ENGLISH,
  ...OTHER_LANGUAGES_FIRST,
  ...CARRYING_OFF,
  ...POSING,
  ...HIDING,
  ...WEAKENING,
  ...MISJUDGING,
  ...OTHER_LANGUAGES,
];
