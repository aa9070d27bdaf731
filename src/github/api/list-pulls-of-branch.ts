import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/** A pull request of a branch of the repository itself. */
export interface PullOfBranch {
  readonly number: number;
  readonly open: boolean;
  readonly merged: boolean;
  /** Null where the account is gone. */
  readonly author: string | null;
  readonly title: string;
  readonly body: string;
  readonly baseRef: string;
  /** Where its branch is, or was when it was closed. */
  readonly headSha: string;
}

const shape = z.array(
  z.object({
    number: z.int().positive(),
    state: z.string(),
    merged_at: z.string().nullish(),
    user: z.object({ login: z.string().min(1) }).nullable(),
    title: z.string(),
    body: z.string().nullish(),
    base: z.object({ ref: z.string().min(1) }),
    head: z.object({
      sha: z.string().min(1),
      repo: z.object({ full_name: z.string().min(1) }).nullable(),
    }),
  }),
);

/**
 * The newest hundred, open or not, newest first. A branch of this name may be in several repositories of one
 * owner, so those of others are left out here.
 *
 * Only `refine/keep-pull.ts` asks, about the one branch that we push: which pull request is open, and which
 * were declined. Older ones than a hundred are forgotten; then a change is offered once more, which is a
 * nuisance and no harm. `__tests__/github/refine/refine.test.ts` fails when this is wrong. `title` and `body`
 * are compared with what would be written.
 */
export async function listPullsOfBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<PullOfBranch[]> {
  const { data } = await octokit.rest.pulls.list({
    owner,
    repo,
    state: 'all',
    head: `${owner}:${branch}`,
    per_page: 100,
  });
  return answerOf(shape, data)
    .filter(({ head }) => head.repo?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase())
    .map(({ number, state, merged_at, user, title, body, base, head }) => ({
      number,
      open: state === 'open',
      merged: typeof merged_at === 'string',
      author: user?.login ?? null,
      title,
      body: body ?? '',
      baseRef: base.ref,
      headSha: head.sha,
    }));
}
