import { z } from 'zod';
import type { GitHub } from '../client.js';
import { statusOf } from '../access-denied.js';
import { answerOf } from './answer.js';

/*
 * `getBranchTip` is for a branch that must be there (`ref-movement.ts`), `findBranchTip` for one that may be
 * missing (`default-branch.ts`, `refine/keep-pull.ts`). Only 404 means that there is none: any other error
 * must not look like a missing branch. `__tests__/github/refine/refine.test.ts` fails when this is wrong.
 * `branch` is the bare name in both.
 */

const shape = z.object({ object: z.object({ sha: z.string().min(1) }) });

/** Commit at the tip of a branch now. */
export async function getBranchTip(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<string> {
  const { data } = await octokit.rest.git.getRef({ owner, repo, ref: `heads/${branch}` });
  return answerOf(shape, data).object.sha;
}

/** The same of a branch that need not be there: null then. */
export async function findBranchTip(github: GitHub, branch: string): Promise<string | null> {
  try {
    return await getBranchTip(github, branch);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
