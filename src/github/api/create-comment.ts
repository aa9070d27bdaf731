import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `github/comment.ts` calls it where no comment of ours is on the pull request yet.
 * `__tests__/github/comment.test.ts` fails when this is wrong. GitHub calls it a comment on an issue, by the
 * number of the pull request.
 */

const shape = z.object({ id: z.int().positive() });

/** Comments on a pull request. Answers the id of the comment. */
export async function createComment(
  { octokit, owner, repo }: GitHub,
  issue: number,
  body: string,
): Promise<number> {
  const { data } = await octokit.rest.issues.createComment({
    owner,
    repo,
    issue_number: issue,
    body,
  });
  return answerOf(shape, data).id;
}
