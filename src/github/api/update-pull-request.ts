import type { GitHub } from '../client.js';

/** What of a pull request is to be another. */
type Update = { readonly title: string; readonly body: string } | { readonly state: 'closed' };

/**
 * Writes a new title and body of a pull request, or closes it; a pull request of ours alone
 * (`../refine/keep-pull.ts`). The stand-in for GitHub answers `PATCH …/pulls/:number`
 * (`__tests__/e2e/github-stand-in.ts`), and `__tests__/e2e/action-refine.test.ts` fails when this is wrong.
 * Title and body go together: one alone would leave the old other.
 */
export async function updatePullRequest(
  { octokit, owner, repo }: GitHub,
  number: number,
  update: Update,
): Promise<void> {
  await octokit.rest.pulls.update({ owner, repo, pull_number: number, ...update });
}
