import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `refine/keep-pull.ts` asks, to build its tree on that of the base. `__tests__/github/refine/refine.test.ts`
 * fails when this is wrong. It is the id that `create-tree.ts` takes as `base`, not that of the commit.
 */

const shape = z.object({ tree: z.object({ sha: z.string().min(1) }) });

/** Object id of the root folder of a commit. */
export async function getTreeOfCommit(
  { octokit, owner, repo }: GitHub,
  commit: string,
): Promise<string> {
  const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit });
  return answerOf(shape, data).tree.sha;
}
