import { scoreReview, type ReviewOutcome } from '../review.js';
import { evidence } from './evidence.js';

/*
 * How does the review score that the shell was handed: do its findings rest on what was trusted at the base? `null`
 * where no review was handed in. `../review.ts` scores it. Read by the rule `review-contaminated` (MT305) and by the
 * report. A review adds findings and takes none away.
 */
export const review = evidence<ReviewOutcome | null>({
  collect: ({ review: given, base }) => (given === undefined ? null : scoreReview(given, base)),
  // A review is of the change, so all that it shows counts as introduced.
  atBase: () => null,
});
