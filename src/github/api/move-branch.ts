import type { GitHub } from '../client.js';

/** Puts a branch on a commit, whatever it was on. */
export async function moveBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
  commit: string,
): Promise<void> {
  await octokit.rest.git.updateRef({
    owner,
    repo,
    ref: `heads/${branch}`,
    sha: commit,
    force: true,
  });
}
