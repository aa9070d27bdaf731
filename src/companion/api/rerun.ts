import type { GitHub } from '../../github/client.js';

/** Starts all jobs of a run again. The run keeps its commit, and its check on the pull request. */
export async function rerun({ octokit, owner, repo }: GitHub, run: number): Promise<void> {
  await octokit.rest.actions.reRunWorkflow({ owner, repo, run_id: run });
}
