import { canonicalDigest } from '../canonical.js';
import type { Sha256 } from '../../tree/digest.js';
import type { Language } from './language.js';
import type { Token } from './token.js';

/** A token as n3 compares it, with the place in the text that it came from. */
export interface CanonicalToken {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Normaliser n3: the tokens of a whole text such that two texts with equal sequences mean the same program. Null where n3
 * does not know the language. Versioned: once published, it never answers differently.
 */
export function canonicalTokens(_language: Language, _text: string, _tokens: readonly Token[]): readonly CanonicalToken[] | null {
  return null;
}

/** Digest of a sequence of tokens. */
export function tokensDigest(tokens: readonly CanonicalToken[]): Sha256 {
  return canonicalDigest(tokens.map(({ text }) => text));
}
