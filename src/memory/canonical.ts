import canonicalize from 'canonicalize';
import { sha256, type Sha256 } from '../tree/digest.js';

/** SHA-256 over the RFC 8785 canonical form of a JSON value. Throws on what it cannot hold: NaN, infinities, halves of surrogate pairs. */
export function canonicalDigest(value: unknown): Sha256 {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical digest');
  return sha256(text);
}

/** Whether a text has a canonical form. Escapes (`\ud800`) can write half a surrogate pair, which UTF-8 and RFC 8785 do not have. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
