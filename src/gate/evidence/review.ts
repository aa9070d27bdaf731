import { scoreReview, type ReviewOutcome } from '../review.js';
import { evidence } from './evidence.js';

/** A review that was handed in, scored; null where there is none. */
export const review = evidence<ReviewOutcome | null>({
  collect: ({ review: given, base }) => (given === undefined ? null : scoreReview(given, base)),
  atBase: () => null,
});
