import type { GitHub } from '../github/client.js';
import type { PullRequestEvent } from '../github/event.js';
import { listPullRequests } from './api/list-pull-requests.js';
import type { FinishedRun } from './event.js';

/*
 * Which pull request was a run about? The one open pull request that has the run's commit as its
 * head, and comes from the run's repository and branch:
 *
 *     run of 1a2b3c at ada/shop:topic   one open pull request from there      that one
 *                                       none: it was pushed to or closed      nothing to do
 *                                       two, against two bases                nothing, and a warning
 *
 * `run.ts` asks before anything is judged. The sentences may be changed; a guess among several may not come
 * in. When it is wrong, `__tests__/e2e/companion.test.ts` fails.
 */

/** The pull request that a run was about, or why there is none to speak of, in our own words. */
export type FoundPullRequest =
  { readonly event: PullRequestEvent } | { readonly why: string; readonly worthSaying: boolean };

/**
 * Finds the pull request by head commit, head repository and open state; the payload's own list is empty for forks
 * (SECURITY S30). Of several nothing is guessed: each has a base of its own, and one verdict is not that of the others.
 */
export async function findPullRequest(
  github: GitHub,
  { headSha, headBranch, headRepository }: FinishedRun,
): Promise<FoundPullRequest> {
  if (headRepository === null || headBranch === null)
    return {
      why: 'the repository or branch of the pull request was deleted',
      worthSaying: true,
    };
  const pulls = await listPullRequests(github, { owner: headRepository.owner, branch: headBranch });
  const [pull, ...more] = pulls.filter(
    (one) => one.headSha === headSha && one.headRepository === headRepository.id,
  );
  if (pull === undefined)
    return {
      why: 'no open pull request has this commit as its head: it has newer commits, or was merged or closed',
      worthSaying: false,
    };
  if (more.length > 0) {
    const numbers = [pull, ...more].map(({ number }) => number).toSorted((a, b) => a - b);
    return {
      why:
        `${numbers.length} open pull requests have this head (${numbers.join(', ')}), so ` +
        'the companion does nothing. Close all but one; the gate itself checks each',
      worthSaying: true,
    };
  }
  const { number, baseRef, defaultBranch, author } = pull;
  return { event: { kind: 'pull_request', number, headSha, baseRef, defaultBranch, author } };
}
