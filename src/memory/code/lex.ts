import type { Language } from './language.js';
import type { Token } from './token.js';

/**
 * The tokens of a text. Total and linear: any text gives tokens, whatever is broken in it; what no rule knows is a
 * punctuator of one character.
 */
export function lex(_language: Language, _text: string): readonly Token[] {
  return [];
}
