import { z } from 'zod';
import type { Push } from '../../gate/authority/reviews.js';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/** More than a page is no pull request's own branch. */
const PAGE = 100;

const shape = z.array(z.object({ before: z.string().min(1), after: z.string().min(1), activity_type: z.string(), actor: z.object({ login: z.string().min(1) }).nullish() }));
const PUSHES: ReadonlySet<string> = new Set(['push', 'force_push', 'branch_creation']);

/** The last pushes to a branch, newest first. The only place where GitHub says who pushed a commit; who wrote it is free text. */
export async function listPushes({ octokit }: GitHub, repository: { readonly owner: string; readonly repo: string }, branch: string): Promise<Push[]> {
  const { data } = await octokit.rest.repos.listActivities({ ...repository, ref: `refs/heads/${branch}`, per_page: PAGE });
  return answerOf(shape, data)
    .filter(({ activity_type: type }) => PUSHES.has(type))
    .map(({ actor, before, after }) => ({ actor: actor?.login ?? null, before: /^0+$/.test(before) ? null : before, after }));
}
