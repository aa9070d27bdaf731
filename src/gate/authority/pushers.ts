import { plain, say } from '../../text/phrase.js';
import type { GitHubCommit } from './commit.js';
import type { Doubt } from './authority.js';

/*
 * Is it known who pushed every commit of a pull request? The pushes are followed from the head back: `a → b`, `b → c`,
 * where `a` is a commit of the base: known. Is one missing between: a `Doubt`, with what to do. The authority of a pull
 * request (`github/reviews/`) asks it before any approval counts: whoever pushed part of the work may not approve it.
 * `isWhole` only chooses between two reasons.
 */

/** A push to the branch of the pull request, or something else that moved it: a merge into it, its creation. */
export interface Push {
  /** Null where the account is gone. */
  readonly actor: string | null;
  /** Null where the branch was not there before. */
  readonly before: string | null;
  readonly after: string;
}

/** Pushes to the branch of a pull request as GitHub lists them, the newest first. */
export interface ListedPushes {
  readonly pushes: readonly Push[];
  /** False where there are more than were read. */
  readonly isWhole: boolean;
}

/**
 * Whether every commit of a pull request is known to have come by one of these pushes (SECURITY
 * S45): the pushes must lead from the head, each from where the one before it ended, to the
 * creation of the branch or to a commit that the base has.
 *
 * @param head commit of the pull request that is judged; later pushes do not matter.
 * @param commits all that the head has and the base has not.
 * @param base commit of the base branch.
 * @returns null where all is known.
 */
export function doubtAboutPushes(
  { pushes, isWhole }: ListedPushes,
  head: string,
  commits: readonly GitHubCommit[],
  base: string,
): Doubt | null {
  const own = new Set(commits.map(({ sha }) => sha));
  const settled = new Set(
    [base, ...commits.flatMap(({ parents }) => parents)].filter((sha) => !own.has(sha)),
  );
  // Pushes are listed the newest first, so each one before it stands further down.
  let place = 0;
  for (let tip: string | null = head; tip !== null && !settled.has(tip);) {
    const here: string = tip;
    const index = pushes.findIndex((push, at) => at >= place && push.after === here);
    const push = pushes[index];
    if (push === undefined) return isWhole ? gap(here) : cutOff(pushes.length);
    place = index + 1;
    tip = push.before;
  }
  return null;
}

/** A new branch has a whole list of pushes. */
const AFRESH =
  'Push the commits to a new branch of this repository, and open the pull request from there';

function gap(commit: string): Doubt {
  return {
    why: say`GitHub has no record of the push that added ${commit.slice(0, 7)} to the branch of the pull request`,
    remedy: plain(`${AFRESH}.`),
  };
}

function cutOff(count: number): Doubt {
  return {
    why: say`the branch of the pull request was pushed to more than ${count} times; memtrust checks no more pushes`,
    remedy: plain(`${AFRESH}.`),
  };
}

/** The repository of the branch is gone, and with it the list of who pushed to it. */
export const NO_HEAD_REPOSITORY: Doubt = {
  why: plain('the repository of its branch was deleted, so memtrust cannot tell who pushed to it'),
  remedy: plain(`${AFRESH}.`),
};
