import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { Doubt } from '../../gate/authority/doubt.js';
import {
  doubtAboutPushes,
  NO_HEAD_REPOSITORY,
  type ListedPushes,
  type Push,
} from '../../gate/authority/pushers.js';
import { plain, say } from '../../text/phrase.js';
import { getPullBranch } from '../api/pull-requests.js';
import { listPushes } from '../api/branches.js';
import type { GitHub } from '../client.js';
import { acceptedPermissions, isAccessDenied, statusOf } from '../access-denied.js';
import { GitHubUnavailable } from '../unavailable.js';

/** A pull request whose commits somebody pushed. */
export interface PushedPull {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
}

/**
 * Who pushed the commits of a pull request, or why that is not known (SECURITY S45): an answer that does not
 * come, a repository that is gone, and a list with a gap are no reason to believe that the reviewer pushed
 * nothing.
 *
 * Whoever pushed a commit may have changed it, whatever name stands in it; so an approval by a pusher of what
 * is approved does not count. Only `pull-request-authority.ts` asks. Safe error: a doubt with its remedy, and
 * then no approval counts. Words and remedies may be changed; a new doubt costs an approval and no safety.
 * `__tests__/e2e/approvals.test.ts` ("an approval does not count where it is not known who pushed") fails
 * when this is wrong.
 *
 * @param commits all of the pull request.
 */
export async function knownPushes(
  github: GitHub,
  { number, headSha, baseSha }: PushedPull,
  commits: readonly GitHubCommit[],
): Promise<readonly Push[] | Doubt> {
  // Nothing came with it, so nobody pushed it.
  if (commits.length === 0) return [];
  const listed = await listedPushes(github, number);
  if ('why' in listed) return listed;
  return doubtAboutPushes(listed, headSha, commits, baseSha) ?? listed.pushes;
}

/** The pushes to the branch of a pull request, which may be in a fork. */
async function listedPushes(github: GitHub, number: number): Promise<ListedPushes | Doubt> {
  let repository = github.repo;
  let isOwn = true;
  try {
    const { headRepository, headRef } = await getPullBranch(github, number);
    if (headRepository === null) return NO_HEAD_REPOSITORY;
    repository = `${headRepository.owner}/${headRepository.repo}`;
    isOwn = repository.toLowerCase() === `${github.owner}/${github.repo}`.toLowerCase();
    return await listPushes(github, headRepository, headRef);
  } catch (error) {
    const why = reasonOf(error);
    if (why === null) throw error;
    return {
      why: say`GitHub did not say who pushed to ${repository} (${[why]})`,
      remedy: plain(remedyOf(error, isOwn)),
    };
  }
}

/** In our own words; null where the fault is ours. */
function reasonOf(error: unknown): string | null {
  if (error instanceof GitHubUnavailable) return error.what;
  const status = statusOf(error);
  return status === null ? null : `status ${status}`;
}

/** @param isOwn false where the branch is in a fork: no permission of this job opens that. */
function remedyOf(error: unknown, isOwn: boolean): string {
  if (!isAccessDenied(error)) return 'Run the job again.';
  if (!isOwn)
    return (
      'The token must be able to read the fork: make the fork public, or push the commits ' +
      'to a branch of this repository and open the pull request from there.'
    );
  const permissions = acceptedPermissions(error) ?? 'contents: read';
  return `Give the job \`permissions:\` with \`${permissions}\`.`;
}
