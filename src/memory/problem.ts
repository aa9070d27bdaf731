import type { Phrase } from '../text/phrase.js';

/** What is wrong with a file of the user, and where. Lines and columns are 1-based. */
export interface Problem {
  readonly message: Phrase;
  readonly line?: number;
  readonly column?: number;
}
