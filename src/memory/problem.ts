import { say, type Phrase } from '../text/phrase.js';
import type { Fix } from '../tree/text-edit.js';

/*
 * Every reader of a user's file answers with these: facts, policies, baselines, fixtures, submissions.
 * `__tests__/fixtures/broken-files.test.ts` fails when this is wrong. Wording may change, but the message
 * is in the fingerprint of MT101, MT110, MT302 and MT701: with another one, known alerts of code scanning
 * open anew. LISTED_PROBLEMS may rise.
 */

/** A person mends a few at a time; a hostile file can have hundreds of thousands. The rest is counted, not listed. */
export const LISTED_PROBLEMS = 20;

/** What is wrong with a file of the user, and where. Lines and columns are 1-based. */
export interface Problem {
  readonly message: Phrase;
  readonly line?: number;
  readonly column?: number;
  /** What puts it right, where that is sure. */
  readonly fix?: Fix;
}

/** Says how many problems there are beyond those that are listed. */
export function andMore(listed: readonly Problem[], count: number): Problem[] {
  const first = listed.slice(0, LISTED_PROBLEMS);
  return count > first.length
    ? [...first, { message: say`and ${count - first.length} more problems` }]
    : first;
}
