import { newestMerge, type Clone, type Merge } from '../github/base.js';
import type { GitHub } from '../github/client.js';
import type { PullRequestEvent } from '../github/event.js';
import { getMerge, type MergeState } from './api/get-merge.js';
import { getParents } from './api/get-parents.js';

/*
 * Which commit does the companion judge? The one that merging the pull request gives now, for
 * example `refs/pull/7/merge`. GitHub makes that commit in the background, so it may have to be
 * waited for, and it can be of an older head, which is then not judged.
 *
 * Called by `judge-now.ts`. How long it waits is told by the budget of the run (`github/network-budget.ts`).
 * When it is wrong, `__tests__/e2e/companion.test.ts` fails, at "against a base that moved on", "one with
 * conflicts" or "a merge commit of another head".
 */

/** A merge commit, and the repository that its objects are read from. */
interface ReadableMerge {
  readonly clone: Clone;
  readonly merge: Merge;
}

/**
 * Fetched by git where everybody may read, else named by GitHub's API, which then gives the files
 * too. Null where there is nothing to judge: conflicts, or a head that is not the one that was asked
 * for.
 */
export async function findCurrentMerge(
  github: GitHub,
  clone: Clone,
  event: PullRequestEvent,
): Promise<ReadableMerge | null> {
  const state = await waitForMergeability(github, event.number);
  if (state.mergeable === false) return null;
  const fetched = await newestMerge(clone, event);
  if (fetched !== null) return { clone, merge: fetched };
  if (state.commit === null) return null;
  const [base, head, ...more] = await getParents(github, state.commit);
  if (base === undefined || head !== event.headSha || more.length > 0) return null;
  // Not shallow: what is not there cannot be fetched either, so nobody tries.
  return {
    clone: { ...clone, repository: { ...clone.repository, shallow: false } },
    merge: { commit: state.commit, base },
  };
}

/** GitHub finds out after a push to either side, and when it is asked: until then it says null. */
async function waitForMergeability(github: GitHub, pullRequest: number): Promise<MergeState> {
  for (let tries = 1; ; tries += 1) {
    const state = await getMerge(github, pullRequest);
    if (state.mergeable !== null) return state;
    const hasTimeLeft = await github.network.pause(tries, null);
    if (!hasTimeLeft) return state;
  }
}
