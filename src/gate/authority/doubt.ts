import type { Phrase } from '../../text/phrase.js';

/** Why something is not known on which an approval depends, and what helps. */
export interface Doubt {
  readonly why: Phrase;
  readonly remedy: Phrase;
}
