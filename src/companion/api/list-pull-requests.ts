import { z } from 'zod';
import { answerOf, everyPage } from '../../github/api/answer.js';
import type { GitHub } from '../../github/client.js';

/** An open pull request, as GitHub answers when asked which ones would merge a given branch. */
export interface OpenPullRequest {
  readonly number: number;
  readonly headSha: string;
  /** Null where the fork is gone. */
  readonly headRepository: number | null;
  readonly baseRef: string;
  /** Null where GitHub does not name it. */
  readonly defaultBranch: string | null;
  /** Login of its author; null where the account is gone. */
  readonly author: string | null;
}

const shape = z.array(
  z.object({
    number: z.int().positive(),
    user: z.object({ login: z.string().min(1) }).nullable(),
    head: z.object({ sha: z.string().min(1), repo: z.object({ id: z.int() }).nullable() }),
    base: z.object({
      ref: z.string().min(1),
      repo: z.object({ default_branch: z.string().min(1) }).nullish(),
    }),
  }),
);

/**
 * Open pull requests that ask for a branch to be merged, every page. A branch with this name may be
 * in several repositories of its owner.
 *
 * Only `find-pull-request.ts` asks, which compares commit and repository itself: more of them than meant are
 * harmless here, and one too few would leave a pull request without its comment.
 * `__tests__/e2e/companion.test.ts` ("the pull request is found by head commit, head repository and open
 * state") fails when this is wrong. Nothing is stored; fields may be added, and order means nothing.
 */
export async function listPullRequests(
  { octokit, owner, repo }: GitHub,
  head: { readonly owner: string; readonly branch: string },
): Promise<OpenPullRequest[]> {
  const pulls = await everyPage(
    octokit.paginate.iterator(octokit.rest.pulls.list, {
      owner,
      repo,
      state: 'open',
      head: `${head.owner}:${head.branch}`,
      per_page: 100,
    }),
  );
  return answerOf(shape, pulls).map(({ number, user, head: { sha, repo: repository }, base }) => ({
    number,
    headSha: sha,
    headRepository: repository?.id ?? null,
    baseRef: base.ref,
    defaultBranch: base.repo?.default_branch ?? null,
    author: user?.login ?? null,
  }));
}
