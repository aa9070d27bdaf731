import { type Language, lex } from '../../../src/languages/code/languages.js';
import type { Token } from '../../../src/languages/code/token.js';

/** All tokens: words and punctuators as they stand, others as `kind text`. */
export function tokensOf(language: Language, text: string): readonly string[] {
  return lex(language, text).map(
    ({ kind, from, to }) =>
      `${kind === 'word' || kind === 'punctuator' ? '' : `${kind} `}${text.slice(from, to)}`,
  );
}

/** What of a text is in no token: before each of them, and behind the last. */
export function leftOut(text: string, tokens: readonly Token[]): readonly string[] {
  return [...tokens, { from: text.length }].map(({ from }, index) =>
    text.slice(tokens[index - 1]?.to ?? 0, from),
  );
}
