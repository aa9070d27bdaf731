import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `default-branch.ts` asks, for the branch whose policy counts as well. Route and key are GitHub's, and
 * nothing is stored. `__tests__/e2e/action-events.test.ts` fails when this is wrong.
 */

const shape = z.object({ default_branch: z.string().min(1) });

/** Name of the default branch now. */
export async function getDefaultBranch({ octokit, owner, repo }: GitHub): Promise<string> {
  const { data } = await octokit.rest.repos.get({ owner, repo });
  return answerOf(shape, data).default_branch;
}
