import type { GitHub } from '../client.js';

/** Comments on a pull request. Answers the id of the comment. */
export async function createComment({ octokit, owner, repo }: GitHub, issue: number, body: string): Promise<number> {
  const { data } = await octokit.rest.issues.createComment({ owner, repo, issue_number: issue, body });
  return data.id;
}
