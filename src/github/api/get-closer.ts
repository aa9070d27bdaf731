import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * `refine/keep-pull.ts` asks whether a person declined the change. `null` is nobody known.
 * `__tests__/github/refine/refine.test.ts` fails when this is wrong. A bot is a login too: `keep-pull.ts`
 * knows which logins are its own.
 */

const shape = z.object({ closed_by: z.object({ login: z.string().min(1) }).nullish() });

/** Login of who closed a pull request; null where GitHub does not say. Only its side as an issue tells it. */
export async function getCloser(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<string | null> {
  const { data } = await octokit.rest.issues.get({ owner, repo, issue_number: number });
  return answerOf(shape, data).closed_by?.login ?? null;
}
