import type { GitHub } from '../client.js';

/*
 * `github/comment.ts` calls it for a comment of our own alone. `__tests__/github/comment.test.ts` fails when
 * this is wrong. Which comment is ours the marker on its first line says, not this file.
 */

/** Takes a comment away. */
export async function deleteComment(
  { octokit, owner, repo }: GitHub,
  comment: number,
): Promise<void> {
  await octokit.rest.issues.deleteComment({ owner, repo, comment_id: comment });
}
