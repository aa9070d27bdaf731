import type { Benchmark } from './score.js';
import { plain, say, type Phrase } from '../../text/phrase.js';
import type { Snapshot } from '../snapshot.js';

/* What is a review worth, by what it relied on? A review that cannot be read is a finding and not a pass. */

/**
 * A file of a reviewer's findings, as a shell found it. Somebody else's text: it can add findings,
 * and takes none away.
 */
export type ReviewInput =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly fault: Phrase };

/** What became of it: its score, or why it could not be read. */
export type ReviewOutcome =
  | { readonly kind: 'scored'; readonly benchmark: Benchmark }
  | { readonly kind: 'unread'; readonly name: string; readonly fault: Phrase };

/** Scores the findings of a review of a change against what is trusted both before and after it. */
export async function scoreReview(
  input: ReviewInput,
  base: Snapshot,
  head: Snapshot,
): Promise<ReviewOutcome> {
  if ('fault' in input) return { kind: 'unread', ...input };
  const { parseSubmission } = await import('./agent-review.js');
  const parsed = parseSubmission(input.text);
  if ('reviews' in parsed) {
    const { judgedOf, scoreReviews } = await import('./score.js');
    const judged = judgedOf(base.judgement.entries, head.judgement.entries);
    return {
      kind: 'scored',
      benchmark: scoreReviews({ cases: [], reviews: parsed.reviews, judged }),
    };
  }
  const [first] = parsed.problems;
  const place = first?.line === undefined ? plain('') : plain(`line ${first.line}: `);
  return {
    kind: 'unread',
    name: input.name,
    fault: say`${place}${first?.message ?? plain('it is empty')}`,
  };
}
