import { sha256, type Sha256 } from '../tree/digest.js';

/** Digest of a text with LF line ends, as normaliser n0 takes it. */
export function spanDigest(text: string): Sha256 {
  return sha256(text);
}
