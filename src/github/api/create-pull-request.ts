import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `refine/keep-pull.ts` calls it once its branch is pushed. `__tests__/github/refine/refine.test.ts` fails
 * when this is wrong. `head` and `base` are bare names of branches. Title and body are the caller's; a body
 * is replaced by later runs.
 */

const shape = z.object({ number: z.int().positive() });

interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  /** Branch of the same repository. */
  readonly head: string;
  readonly base: string;
}

/** Opens a pull request. Answers its number. */
export async function createPullRequest(
  { octokit, owner, repo }: GitHub,
  { title, body, head, base }: NewPullRequest,
): Promise<number> {
  const { data } = await octokit.rest.pulls.create({ owner, repo, title, body, head, base });
  return answerOf(shape, data).number;
}
