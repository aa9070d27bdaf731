import { nameable, type GitHubCommit } from './commit.js';
import type { Push } from './pushers.js';

/*
 * Through which hands did the files go before a review? A push of `mallory` after a commit of `alice` makes two steps,
 * one of each. `review-evidence.ts` and `review-weight.ts` ask, since who had a part may not approve. `key` lives for
 * one evaluation, as the name of an answer in `touches`: free, as long as commits and pushes never share one. `from:
 * null` is the start of the pull request.
 */

/** A commit or a push: something that brings one state of the files out of others. */
export interface ReviewStep {
  /** By which answers about it are known. */
  readonly key: string;
  readonly to: string;
  /** What it started from; null where that is what the pull request started from. */
  readonly from: readonly string[] | null;
  /** Accounts behind it. */
  readonly logins: readonly string[];
  /** Set where a push is of an account that GitHub does not name: it may be anybody's. */
  readonly isUnknown?: true;
}

/** Commits and pushes as steps, with the accounts behind each; GitHub's own committer stands for nobody. */
export function stepsOf(commits: readonly GitHubCommit[], pushes: readonly Push[]): ReviewStep[] {
  return [
    ...commits.map(({ sha, parents, author, committer }): ReviewStep => ({
      key: sha,
      to: sha,
      from: parents,
      logins: nameable(author, committer),
    })),
    ...pushes.map(({ before, after, actor }): ReviewStep => ({
      key: `${before ?? ''}..${after}`,
      to: after,
      from: before === null ? null : [before],
      logins: nameable(actor),
      ...(actor === null ? { isUnknown: true } : {}),
    })),
  ];
}
