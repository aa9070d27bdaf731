import type { Language } from '../../../src/languages/code/language.js';
import { lex } from '../../../src/languages/code/lex.js';

/** All tokens: words and punctuators as they stand, others as `kind text`. */
export function tokensOf(language: Language, text: string): readonly string[] {
  return lex(language, text).map(
    ({ kind, from, to }) =>
      `${kind === 'word' || kind === 'punctuator' ? '' : `${kind} `}${text.slice(from, to)}`,
  );
}
