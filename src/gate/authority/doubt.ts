import type { Phrase } from '../../text/phrase.js';

/*
 * Whoever looks for an approval answers with it where GitHub did not say enough (`reviews/`, `pushers.ts`,
 * `github/audit.ts`). A doubt is never an approval. The compiler holds this file.
 */

/** Why something is not known on which an approval depends, and what helps. */
export interface Doubt {
  readonly why: Phrase;
  readonly remedy: Phrase;
}
