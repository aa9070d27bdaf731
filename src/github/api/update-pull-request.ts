import type { GitHub } from '../client.js';

/** What of a pull request is to be another. */
type Update = { readonly title: string; readonly body: string } | { readonly state: 'closed' };

export async function updatePullRequest(
  { octokit, owner, repo }: GitHub,
  number: number,
  update: Update,
): Promise<void> {
  await octokit.rest.pulls.update({ owner, repo, pull_number: number, ...update });
}
