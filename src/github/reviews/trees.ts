import { fetchCommit } from '../../tree/commits.js';
import { GitTree } from '../../tree/git-tree.js';
import type { Tree } from '../../tree/tree.js';
import { ConfigurationError } from '../../text/errors.js';
import { ApiTree } from '../api-tree.js';
import type { Clone } from '../base.js';
import type { GitHub } from '../client.js';
import { statusOf } from '../access-denied.js';
import { GitHubUnavailable } from '../unavailable.js';

/** Trees of commits of a pull request, each opened once: from the clone, else fetched into it, else through the API. */
export class CommitTrees {
  private readonly opened = new Map<string, Promise<Tree | null>>();

  constructor(
    private readonly github: GitHub,
    private readonly clone: Clone,
  ) {}

  /**
   * Null where nobody gives the commit any more, as after a force push; what it held is then not known, and
   * whoever asks must not take that for "nothing". Made in `pull-request-authority.ts` and
   * `queue-authority.ts`. `__tests__/e2e/approvals.test.ts` ("of a commit that GitHub gives nobody any more")
   * fails when that is wrong. A null is kept as well and not asked for again in the run.
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
