import { fetchCommit } from '../../tree/commits.js';
import { GitTree } from '../../tree/git-tree.js';
import type { Tree } from '../../tree/tree.js';
import { ConfigurationError } from '../../text/errors.js';
import { ApiTree } from '../api-tree.js';
import type { Clone } from '../base.js';
import type { GitHub } from '../client.js';
import { acceptedPermissions, GitHubUnavailable, isAccessDenied, statusOf } from '../answers.js';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { Doubt } from '../../gate/authority/authority.js';
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

/** Each opened once: from the clone, fetched, or through the API. */
export class CommitTrees {
  private readonly opened = new Map<string, Promise<Tree | null>>();

  constructor(
    private readonly github: GitHub,
    private readonly clone: Clone,
  ) {}

  /** Null if the commit is gone, as after a force push: its content is unknown, not empty. */
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

interface PushedPull {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
}

/**
 * Who pushed the commits of a pull request, or why that is unknown (SECURITY S45). Whoever pushed a commit may have
 * changed it, so a pusher's approval of it does not count. Without an answer, or with a gap, no approval counts.
 * @param commits all of the pull request.
 */
export async function knownPushes(
  github: GitHub,
  { number, headSha, baseSha }: PushedPull,
  commits: readonly GitHubCommit[],
): Promise<readonly Push[] | Doubt> {
  if (commits.length === 0) return [];
  const listed = await listedPushes(github, number);
  if ('why' in listed) return listed;
  return doubtAboutPushes(listed, headSha, commits, baseSha) ?? listed.pushes;
}

/** The branch may be in a fork. */
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

/** Null for bugs, which are thrown. */
function reasonOf(error: unknown): string | null {
  if (error instanceof GitHubUnavailable) return error.what;
  const status = statusOf(error);
  return status === null ? null : `status ${status}`;
}

/** @param isOwn false for a fork, where no permission of this job helps. */
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
