import type { GitHub } from '../client.js';

/** Where a pull request stands now. */
export interface LivePullRequest {
  readonly headSha: string;
  readonly baseRef: string;
}

export async function getPullRequest({ octokit, owner, repo }: GitHub, number: number): Promise<LivePullRequest> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  return { headSha: data.head.sha, baseRef: data.base.ref };
}
