import type { Phrase } from '../text/phrase.js';
import type { Status } from '../trust/entry.js';
import type { Reason } from '../trust/reasons.js';

/*
 * What is not as a statement says? One row for each file, path or entry: what is wrong, and both values where it is a
 * matter of values. Nothing of what the policy blocks goes in here: no digest, no size. The parts of `memtrust verify`
 * make them, `cli/commands/verify/run.ts` prints them.
 */

/** How an entry stands; without a reason where none was compared. */
export interface StatusAndReason {
  readonly status: Status;
  readonly reason: Reason | null;
}

/** One thing that is not as the statement says. */
export interface Difference {
  /** Name of a file, path in the tree, or id of an entry. */
  readonly where: string;
  readonly what: Phrase;
  readonly expected: string | StatusAndReason | null;
  readonly found: string | StatusAndReason | null;
}

/** One difference, with digests where both are digests. */
export function difference(
  where: string,
  what: Phrase,
  expected: Difference['expected'] = null,
  found: Difference['found'] = null,
): Difference {
  return { where, what, expected, found };
}
