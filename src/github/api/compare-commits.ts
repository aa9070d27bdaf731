import { z } from 'zod';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/**
 * Commits above which a pull request is not looked through: 30 pages. The list of a pull request
 * itself ends at 250.
 */
const MOST_COMMITS = 3_000;
const PAGE = 100;

/** An e-mail address that belongs to nobody gives null, or an empty object. */
const account = z.object({ login: z.string().min(1).optional() }).nullish();

/** A commit as GitHub lists it. */
export const commitShape = z.object({
  sha: z.string().min(1),
  author: account,
  committer: account,
  parents: z.array(z.object({ sha: z.string().min(1) })),
  commit: z.object({ verification: z.object({ verified: z.boolean() }).nullish() }),
});

/** A listed commit under our own names. Where GitHub says nothing of a signature, there is none that counts. */
export function commitOf({
  sha,
  author,
  committer,
  parents,
  commit,
}: z.output<typeof commitShape>): GitHubCommit {
  return {
    sha,
    author: author?.login ?? null,
    committer: committer?.login ?? null,
    verified: commit.verification?.verified ?? false,
    parents: parents.map((parent) => parent.sha),
  };
}

const shape = z.object({ total_commits: z.int().min(0), commits: z.array(commitShape) });

/**
 * Every commit that a head has and a base has not; null where they are too many, or where GitHub does not give
 * all of them. `pull-request-authority.ts` and `queue-authority.ts` ask who wrote them.
 *
 * Safe error: null. A commit that is missing could be the one that the reviewer wrote, so the head itself
 * must be among them, and their number must be the one that GitHub names. The tests "251 commits" of
 * `__tests__/e2e/approvals.test.ts` fail when this is wrong. `MOST_COMMITS` may be changed: beyond it nothing
 * is approved.
 */
export async function commitsBetween(
  { octokit, owner, repo }: GitHub,
  base: string,
  head: string,
): Promise<GitHubCommit[] | null> {
  const commits = new Map<string, GitHubCommit>();
  for (let page = 1; ; page += 1) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${base}...${head}`,
      per_page: PAGE,
      page,
    });
    const answer = answerOf(shape, data);
    if (answer.total_commits > MOST_COMMITS) return null;
    for (const listed of answer.commits) commits.set(listed.sha, commitOf(listed));
    if (commits.size >= answer.total_commits)
      return commits.size === 0 || commits.has(head) ? [...commits.values()] : null;
    if (answer.commits.length === 0) return null;
  }
}
