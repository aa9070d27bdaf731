import type { Language } from './language.js';
import type { Token } from './token.js';

/** A named piece of code. Offsets are of the text, end exclusive; lines are 1-based, inclusive. */
export interface CodeSymbol {
  /** Scoped name: `AuthService.login`, `Outer.Inner.method`. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly lines: readonly [from: number, to: number];
}

/** The symbols of a text in the order in which they begin; empty where the language has none. Total and linear. */
export function symbolsOf(_language: Language, _text: string, _tokens: readonly Token[]): readonly CodeSymbol[] {
  return [];
}
