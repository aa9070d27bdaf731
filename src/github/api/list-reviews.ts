import { z } from 'zod';
import type { Review } from '../../gate/authority/review-evidence.js';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';
import { everyPage } from './every-page.js';

/*
 * Who reviewed a pull request, with which answer, and on which commit? `pull-request-authority.ts` asks who
 * approved. Only `human` accounts can adopt: a bot that approves is somebody's program. Safe error: no
 * human, by which the approval does not count. The order is GitHub's and must stay, for a later review
 * replaces an earlier one; fields may be added. `__tests__/github/people.test.ts` fails when this is wrong.
 */

const shape = z.array(
  z.object({
    user: z.object({ login: z.string().min(1), type: z.string() }).nullable(),
    state: z.string(),
    commit_id: z.string().min(1).nullish(),
  }),
);

/** All reviews of a pull request in GitHub's order, which is the oldest first, every page. */
export async function listReviews(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<Review[]> {
  const reviews = await everyPage(
    octokit.paginate.iterator(octokit.rest.pulls.listReviews, {
      owner,
      repo,
      pull_number: number,
      per_page: 100,
    }),
  );
  return answerOf(shape, reviews).map(({ user, state, commit_id }) => ({
    login: user?.login ?? null,
    // An app's account is a Bot, an account taken over from elsewhere a Mannequin.
    human: user !== null && user.type === 'User' && !user.login.endsWith('[bot]'),
    state,
    commitId: commit_id ?? null,
  }));
}
