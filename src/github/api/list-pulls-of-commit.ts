import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';
import { pullBranch, type PullBranch } from './get-branch-of-pull.js';

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
