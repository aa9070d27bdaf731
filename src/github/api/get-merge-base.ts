import { z } from 'zod';
import type { GitHub } from '../client.js';
import { statusOf } from '../access-denied.js';
import { answerOf } from './answer.js';

/*
 * Where did two commits part? `github/default-branch.ts` asks whenever the base is not the default branch.
 * The words "No common ancestor" are GitHub's; if they change, the answer is null: not known. Callers must
 * not mix up the two: unrelated means that the default branch counts for nothing but its policy, null that
 * nothing is common. `__tests__/github/merge-base.test.ts` fails when this is wrong. `one` and `other` may
 * change places.
 */

const shape = z.object({ merge_base_commit: z.object({ sha: z.string().min(1) }) });

/**
 * The last commit that two commits have in common; `unrelated` where GitHub says that they have
 * none, null where it does not know one of them.
 */
export async function getMergeBase(
  { octokit, owner, repo }: GitHub,
  one: string,
  other: string,
): Promise<{ readonly sha: string } | 'unrelated' | null> {
  try {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${one}...${other}`,
      per_page: 1,
    });
    return answerOf(shape, data).merge_base_commit;
  } catch (error) {
    if (statusOf(error) === 404)
      return error instanceof Error && error.message.includes('No common ancestor')
        ? 'unrelated'
        : null;
    throw error;
  }
}
