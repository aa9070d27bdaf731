import { z } from 'zod';
import { answerOf } from '../../github/api/answer.js';
import type { GitHub } from '../../github/client.js';

/*
 * `find-merge.ts` asks, where git cannot fetch the merge commit. The order matters: the first parent is the
 * base, whose policy is in force, and the second the head. `__tests__/e2e/companion.test.ts` ("of a private
 * repository too") fails when this is wrong. The list must stay whole: a merge with three parents is refused
 * by its length.
 */

const shape = z.object({ parents: z.array(z.object({ sha: z.string().min(1) })) });

/** Parents of a commit, first parent first. */
export async function getParents(
  { octokit, owner, repo }: GitHub,
  commit: string,
): Promise<string[]> {
  const { data } = await octokit.rest.git.getCommit({ owner, repo, commit_sha: commit });
  return answerOf(shape, data).parents.map(({ sha }) => sha);
}
