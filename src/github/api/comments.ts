import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf, everyPage } from '../answers.js';

export interface IssueComment {
  readonly id: number;
  /** Null if the account is gone. */
  readonly author: string | null;
  readonly body: string;
}

const commentsShape = z.array(
  z.object({
    id: z.int().positive(),
    user: z.object({ login: z.string() }).nullish(),
    body: z.string().nullish(),
  }),
);

/** Oldest first, every page. */
export async function listComments(
  { octokit, at }: GitHub,
  issue: number,
): Promise<IssueComment[]> {
  const comments = await everyPage(
    octokit.paginate.iterator(octokit.rest.issues.listComments, {
      ...at,
      issue_number: issue,
      per_page: 100,
    }),
  );
  return answerOf(commentsShape, comments)
    .map(({ id, user, body }) => ({ id, author: user?.login ?? null, body: body ?? '' }))
    .toSorted((a, b) => a.id - b.id);
}

const createdShape = z.object({ id: z.int().positive() });

export async function createComment(
  { octokit, at }: GitHub,
  issue: number,
  body: string,
): Promise<number> {
  const { data } = await octokit.rest.issues.createComment({ ...at, issue_number: issue, body });
  return answerOf(createdShape, data).id;
}

export async function updateComment(
  { octokit, at }: GitHub,
  comment: number,
  body: string,
): Promise<void> {
  await octokit.rest.issues.updateComment({ ...at, comment_id: comment, body });
}

export async function deleteComment({ octokit, at }: GitHub, comment: number): Promise<void> {
  await octokit.rest.issues.deleteComment({ ...at, comment_id: comment });
}
