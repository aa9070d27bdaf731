import type { GitHub } from '../client.js';

/** Takes a branch away. */
export async function deleteBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<void> {
  await octokit.rest.git.deleteRef({ owner, repo, ref: `heads/${branch}` });
}
