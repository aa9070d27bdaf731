import { sha256, type Sha256 } from '../tree/digest.js';

/*
 * `fixtures/scene.ts` and `fixtures/sources.ts` ask, for citations of a whole file. It must stay
 * SHA-256 of the text as it is, since normaliser n0 (`normal-digest.ts`) gives that, and adopted
 * facts hold it. `__tests__/anchors/anchors.test.ts` binds by it and fails when it is another one.
 */

/** Digest of a text with LF line ends, as normaliser n0 takes it. */
export function spanDigest(text: string): Sha256 {
  return sha256(text);
}
