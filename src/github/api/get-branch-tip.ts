import type { GitHub } from '../client.js';

/** Commit at the tip of a branch now. */
export async function getBranchTip({ octokit, owner, repo }: GitHub, branch: string): Promise<string> {
  const { data } = await octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
  return data.object.sha;
}
