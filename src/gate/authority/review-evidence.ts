import type { Phrase } from '../../text/phrase.js';
import type { Adopters, Doubt, StagedNote } from './authority.js';
import { type GitHubCommit, nameable } from './commit.js';
import type { Introducers } from './introducers.js';
import type { Push } from './pushers.js';

/*
 * What is known of a pull request and of one matter in it, and what is still to be asked? Types only:
 * `review-weight.ts` reads the evidence and names what is missing, `pull-request-authority.ts` fetches it. Something
 * more that a review depends on is a key here, a kind of `MissingInfo`, and an answer there. Absent from a map means
 * not asked yet, null there that GitHub did not say.
 */

/** A review as GitHub has it. */
export interface Review {
  /** Null where the account is gone. */
  readonly login: string | null;
  /** An account of a person, by what GitHub says of its type. */
  readonly human: boolean;
  /** In GitHub's words: APPROVED, CHANGES_REQUESTED, DISMISSED, COMMENTED, PENDING. */
  readonly state: string;
  /** The commit that was looked at; null where GitHub does not know it any more. */
  readonly commitId: string | null;
}

/** Whether the covered bytes stand at a review's commit as they stand in what is judged; `why` says what does not. */
export type Coverage = { readonly same: true } | { readonly same: false; readonly why: Phrase };

/** What is known of a pull request and of one matter in it. What was not asked yet is absent from its map. */
export interface ReviewEvidence {
  /** All of them, in GitHub's order: the oldest first. */
  readonly reviews: readonly Review[];
  readonly author: string | null;
  /** Null where not every commit could be read. */
  readonly commits: readonly GitHubCommit[] | null;
  /** All that brought these commits, or why they are not known: then no approval counts (SECURITY S45). */
  readonly pushes: readonly Push[] | Doubt;
  readonly adopters: Adopters;
  readonly needed: number;
  /** Whether an account may write, by login in lower case; null where GitHub did not say. */
  readonly mayWrite: ReadonlyMap<string, boolean | null>;
  /** Whether a step touches the covered bytes, by its key; null where that cannot be told. */
  readonly touches: ReadonlyMap<string, boolean | null>;
  /** By commit of a review. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  /** Whether an account belongs to one of the teams, by login in lower case. */
  readonly members: ReadonlyMap<string, boolean>;
  /** Notes that the matter was made of. */
  readonly staged: readonly StagedNote[];
  /**
   * Staged notes that said the same once, or why they are not known; null where that is still to be
   * asked, absent where it is not.
   */
  readonly former?: readonly StagedNote[] | Doubt | null;
  /** Who introduced each of them, by its path. */
  readonly introducers: ReadonlyMap<string, Introducers>;
}

/** Something to be found out before it is known which reviews count. */
export type MissingInfo =
  | { readonly ask: 'permission'; readonly login: string }
  | { readonly ask: 'touches'; readonly step: ReviewStep }
  | { readonly ask: 'coverage'; readonly commitId: string }
  | { readonly ask: 'former' }
  | { readonly ask: 'introducers'; readonly note: StagedNote }
  | { readonly ask: 'membership'; readonly login: string };

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
