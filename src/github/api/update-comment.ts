import type { GitHub } from '../client.js';

/*
 * `github/comment.ts` calls it, for a comment that it found to be our own. `__tests__/github/comment.test.ts`
 * fails when this is wrong. The body is replaced whole, with its marker: the caller puts that on the first
 * line.
 */

/** Replaces the body of a comment. */
export async function updateComment(
  { octokit, owner, repo }: GitHub,
  comment: number,
  body: string,
): Promise<void> {
  await octokit.rest.issues.updateComment({ owner, repo, comment_id: comment, body });
}
