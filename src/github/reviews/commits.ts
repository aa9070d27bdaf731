import { fetchCommit } from '../../tree/commits.js';
import { GitTree } from '../../tree/git-tree.js';
import type { Tree } from '../../tree/tree.js';
import { ConfigurationError } from '../../text/errors.js';
import { ApiTree } from '../api-tree.js';
import type { Clone } from '../base.js';
import type { GitHub } from '../client.js';
import { acceptedPermissions, GitHubUnavailable, isAccessDenied, statusOf } from '../answers.js';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { Doubt } from '../../gate/authority/doubt.js';
import {
  doubtAboutPushes,
  type ListedPushes,
  NO_HEAD_REPOSITORY,
  type Push,
} from '../../gate/authority/pushers.js';
import { plain, say } from '../../text/phrase.js';
import { getPullBranch } from '../api/pull-requests.js';
import { listPushes } from '../api/branches.js';

/* Commits of a pull request: their trees, and who pushed them and when. */

/** Trees of commits of a pull request, each opened once: from the clone, else fetched into it, else through the API. */
export class CommitTrees {
  private readonly opened = new Map<string, Promise<Tree | null>>();

  constructor(
    private readonly github: GitHub,
    private readonly clone: Clone,
  ) {}

  /**
   * Null where nobody gives the commit any more, as after a force push; what it held is then not known, and whoever
   * asks must not take that for "nothing". Made in `pull-request-authority.ts` and `queue-authority.ts`. A null is kept
   * as well and not asked for again in the run.
   */
  async open(commit: string): Promise<Tree | null> {
    const known = this.opened.get(commit);
    if (known !== undefined) return known;
    const opening = this.find(commit);
    this.opened.set(commit, opening);
    return opening;
  }

  private async find(commit: string): Promise<Tree | null> {
    const { repository, objects } = this.clone;
    if (await fetchCommit(repository, objects, commit))
      return GitTree.open(repository, commit, objects);
    try {
      return await ApiTree.open(this.github, commit, objects, repository.objectFormat);
    } catch (error) {
      if (
        error instanceof GitHubUnavailable ||
        error instanceof ConfigurationError ||
        statusOf(error) !== null
      )
        return null;
      throw error;
    }
  }
}

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
 * Whoever pushed a commit may have changed it, whatever name stands in it; so an approval by a pusher of what is
 * approved does not count. Only `pull-request-authority.ts` asks. Safe error: a doubt with its remedy, and then no
 * approval counts. Words and remedies may be changed; a new doubt costs an approval and no safety.
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
