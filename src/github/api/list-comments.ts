import type { GitHub } from '../client.js';

export interface IssueComment {
  readonly id: number;
  /** Null where the account is gone. */
  readonly author: string | null;
  readonly body: string;
}

/** All comments on a pull request, oldest first, every page. */
export async function listComments({ octokit, owner, repo }: GitHub, issue: number): Promise<IssueComment[]> {
  const comments = await octokit.paginate(octokit.rest.issues.listComments, { owner, repo, issue_number: issue, per_page: 100 });
  return comments.map(({ id, user, body }) => ({ id, author: user?.login ?? null, body: body ?? '' })).toSorted((a, b) => a.id - b.id);
}
