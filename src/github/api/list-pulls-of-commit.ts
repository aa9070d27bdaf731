import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';
import { pullBranch, type PullBranch } from './get-branch-of-pull.js';

/*
 * Which pull requests brought this commit? The audit of a branch and the search for approvals ask
 * (`audit/auditor.ts`, `reviews/queue-authority.ts`, `reviews/staged-notes.ts`). One page of 100: a commit is
 * in one or two. Safe error: one too few, and no approval is found. `__tests__/e2e/staged-approvals.test.ts`
 * fails when this is wrong. Their order is GitHub's and means nothing.
 */

/** Pull requests that hold a commit, or that were merged as it. */
export async function listPullsOfCommit(
  { octokit, owner, repo }: GitHub,
  commit: string,
): Promise<PullBranch[]> {
  const { data } = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
    owner,
    repo,
    commit_sha: commit,
    per_page: 100,
  });
  return answerOf(z.array(z.unknown()), data).map(pullBranch);
}
