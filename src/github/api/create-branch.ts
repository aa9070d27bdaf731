import type { GitHub } from '../client.js';

/** Makes a branch. GitHub refuses one that is there. */
export async function createBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
  commit: string,
): Promise<void> {
  await octokit.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha: commit });
}
