import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `ref-movement.ts` asks whether the head or the base branch is another one than was judged,
 * `tell-pull-request.ts` whether a newer commit has a run of its own that comments. The fields are ours and
 * may grow; route and keys are GitHub's. `__tests__/e2e/action.test.ts` ("a verdict is bound to what GitHub
 * has") fails when this is wrong.
 */

/** Where a pull request stands now. */
export interface LivePullRequest {
  readonly headSha: string;
  readonly baseRef: string;
}

const shape = z.object({
  head: z.object({ sha: z.string().min(1) }),
  base: z.object({ ref: z.string().min(1) }),
});

export async function getPullRequest(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<LivePullRequest> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  const { head, base } = answerOf(shape, data);
  return { headSha: head.sha, baseRef: base.ref };
}
