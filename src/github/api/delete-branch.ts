import type { GitHub } from '../client.js';

/*
 * `refine/keep-pull.ts` calls it for its own branch when nothing is left to propose and nobody else has a
 * pull request from it. `__tests__/github/refine/refine.test.ts` fails when this is wrong. Its caller looks
 * just before whether the branch is still where it left it.
 */

/** Takes a branch away. */
export async function deleteBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<void> {
  await octokit.rest.git.deleteRef({ owner, repo, ref: `heads/${branch}` });
}
