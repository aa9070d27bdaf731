import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { Doubt } from '../../gate/authority/doubt.js';
import {
  doubtAboutPushes,
  NO_HEAD_REPOSITORY,
  type ListedPushes,
  type Push,
} from '../../gate/authority/pushers.js';
import { plain, say } from '../../text/phrase.js';
import { getPullBranch } from '../api/get-branch-of-pull.js';
import { listPushes } from '../api/list-pushes.js';
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
 * Who pushed the commits of a pull request, or why that is not known (SECURITY S45): an answer that does not come, a
 * repository that is gone, and a list with a gap are no reason to believe that the reviewer pushed nothing.
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
      why: say`GitHub did not tell who pushed to ${repository} (${[why]})`,
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
