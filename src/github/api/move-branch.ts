import type { GitHub } from '../client.js';

/*
 * `refine/keep-pull.ts` calls it for its own branch, whose commits it has looked at before: forced, since
 * each run builds on the newest base. Never for a branch of somebody else.
 * `__tests__/github/refine/refine.test.ts` fails when it does not force. `branch` is the bare name.
 */

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
