import type { GitHub } from '../client.js';

/*
 * `refine/keep-pull.ts` calls it where its branch is missing. A refusal is wanted: somebody else made the
 * branch meanwhile, and `move-branch.ts` would write over it. `__tests__/github/refine/refine.test.ts` fails
 * when this is wrong. `branch` is the bare name: `refs/heads/` is added here alone.
 */

/** Makes a branch. GitHub refuses one that is there. */
export async function createBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
  commit: string,
): Promise<void> {
  await octokit.rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha: commit });
}
