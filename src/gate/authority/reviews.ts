import { enumerate, phraseText, say } from '../../text/phrase.js';
import { type Approval, loginKey } from './authority.js';
import type { MissingInfo, ReviewEvidence } from './review-evidence.js';
import { weigh } from './review-weight.js';

/*
 * Which reviews of a pull request count as approvals of one matter? Either every review with `counted` and a reason in
 * plain words, or the questions whose answers are missing, such as whether `bob` may write. What one review weighs is
 * in `review-weight.ts`; teams are asked about only while approvals are missing. There is one row a review, in GitHub's
 * order, for every matter: `resolve-approval.ts` joins rows by their place. `ghost` stands for an account that is gone.
 */

/** Either every review with whether it counts and why, or what has to be asked first. */
export interface ReviewEvaluation {
  readonly approvals: readonly Approval[];
  readonly questions: readonly MissingInfo[];
}

/**
 * Which reviews of a pull request are valid approvals of one matter (SECURITY S20). A pure function
 * of what is known: it asks for nothing itself and names what it lacks, the cheap questions first,
 * and only of reviews that could still count.
 */
export function evaluateReviews(hearing: ReviewEvidence): ReviewEvaluation {
  const weights = hearing.reviews.map((review, index) => ({
    review,
    weight: weigh(review, index, hearing),
  }));
  const questions = weights.flatMap(({ weight }) =>
    'question' in weight ? [weight.question] : [],
  );
  if (questions.length > 0) return { approvals: [], questions: distinct(questions) };
  const people = new Set(
    weights.flatMap(({ review, weight }) =>
      'counts' in weight && weight.counts ? [loginKey(review.login ?? '')] : [],
    ),
  );
  const open = weights.flatMap(({ weight }) => ('depends' in weight ? [weight.login] : []));
  if (open.length > 0 && people.size < hearing.needed)
    return {
      approvals: [],
      questions: distinct(open.map((login) => ({ ask: 'membership', login }))),
    };
  const approvals = weights.map(({ review, weight }): Approval => {
    const { counts, why } =
      'counts' in weight
        ? weight
        : {
            counts: false,
            why: say`enough others approved, so memtrust did not check whether the account belongs to
              ${enumerate(hearing.adopters.teams)}`,
          };
    return {
      login: review.login ?? 'ghost',
      commitId: review.commitId ?? '',
      counted: counts,
      why: phraseText(why),
    };
  });
  return { approvals, questions: [] };
}

/** Each question once: several reviews may lack the same answer. */
function distinct(questions: readonly MissingInfo[]): MissingInfo[] {
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
}
