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
 * All patterns of prompt injection, for English and for other languages. The first one that matches
 * says what a sentence is after, so a new table goes to the end. `speaks.ts` tries them, and
 * `needed.ts` works out which words each of them needs.
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
