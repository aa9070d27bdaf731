import type { GitHub } from '../client.js';

/** Takes a comment away. */
export async function deleteComment(
  { octokit, owner, repo }: GitHub,
  comment: number,
): Promise<void> {
  await octokit.rest.issues.deleteComment({ owner, repo, comment_id: comment });
}
