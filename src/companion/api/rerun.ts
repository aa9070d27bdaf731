import type { GitHub } from '../../github/client.js';

/*
 * `keep-gate-current.ts` calls it once a review makes the verdict of the gate another one. It needs the
 * permission `actions: write`. `__tests__/e2e/companion.test.ts` ("red becomes green without a push") fails
 * when this is wrong. All jobs, not only those that failed: the check of a green gate may have to turn red.
 */

/** Starts all jobs of a run again. The run keeps its commit, and its check on the pull request. */
export async function rerun({ octokit, owner, repo }: GitHub, run: number): Promise<void> {
  await octokit.rest.actions.reRunWorkflow({ owner, repo, run_id: run });
}
