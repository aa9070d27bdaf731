import { z } from 'zod';
import type { GitHub } from '../client.js';
import { statusOf } from '../access-denied.js';
import { answerOf } from './answer.js';

/*
 * May this account write to the repository? `pull-request-authority.ts` asks of the author of a change and of
 * who approves. Safe error: no. GitHub tells `maintain` as `write`, so two words are enough.
 * `__tests__/github/people.test.ts` fails when this is wrong.
 */

/**
 * `maintain` is told as `write`, `triage` as `read`, and a role of the organisation as the one that
 * it is made from.
 */
const shape = z.object({
  permission: z.string(),
  user: z.object({ type: z.string().optional() }).nullish(),
});

/**
 * Whether an account may write to the repository. GitHub tells it to every token; an account that
 * it does not know may not.
 */
export async function mayWrite({ octokit, owner, repo }: GitHub, login: string): Promise<boolean> {
  try {
    const { data } = await octokit.rest.repos.getCollaboratorPermissionLevel({
      owner,
      repo,
      username: login,
    });
    const { permission } = answerOf(shape, data);
    return permission === 'write' || permission === 'admin';
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
