import canonicalize from 'canonicalize';
import { sha256, type Sha256 } from '../tree/digest.js';

/** The RFC 8785 canonical form of a JSON value. Throws on what it cannot hold: NaN, infinities, halves of surrogate pairs. */
export function canonicalText(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form');
  return text;
}

/** SHA-256 over the canonical form of a JSON value. */
export function canonicalDigest(value: unknown): Sha256 {
  return sha256(canonicalText(value));
}

/** Whether a text has a canonical form. Escapes (`\ud800`) can write half a surrogate pair, which UTF-8 and RFC 8785 do not have. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
