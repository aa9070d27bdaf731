import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';
import { everyPage } from './every-page.js';

/*
 * Which comments has a pull request? `github/comment.ts` looks among them for the comment of the gate.
 * Every page is read, or a busy pull request would get a second one. An account that is gone is null, and
 * is never ours. Fields may be added; the oldest comes first. `__tests__/github/people.test.ts` fails when
 * this is wrong.
 */

/** A comment on a pull request; GitHub is asked for all of them, to find the one by the gate. */
export interface IssueComment {
  readonly id: number;
  /** Null where the account is gone. */
  readonly author: string | null;
  readonly body: string;
}

const shape = z.array(
  z.object({
    id: z.int().positive(),
    user: z.object({ login: z.string() }).nullish(),
    body: z.string().nullish(),
  }),
);

/** All comments on a pull request, oldest first, every page. */
export async function listComments(
  { octokit, owner, repo }: GitHub,
  issue: number,
): Promise<IssueComment[]> {
  const comments = await everyPage(
    octokit.paginate.iterator(octokit.rest.issues.listComments, {
      owner,
      repo,
      issue_number: issue,
      per_page: 100,
    }),
  );
  return answerOf(shape, comments)
    .map(({ id, user, body }) => ({ id, author: user?.login ?? null, body: body ?? '' }))
    .toSorted((a, b) => a.id - b.id);
}
