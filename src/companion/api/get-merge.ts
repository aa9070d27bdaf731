import { z } from 'zod';
import { answerOf } from '../../github/api/answer.js';
import type { GitHub } from '../../github/client.js';

/*
 * `find-merge.ts` asks, again and again while `mergeable` is null. Null must never become true or false here:
 * the companion would judge an old merge commit, or call a pull request conflicted.
 * `__tests__/e2e/companion.test.ts` ("one with conflicts is not judged") fails when this is wrong. `commit`
 * alone proves nothing: while `mergeable` is null it may be of an older head.
 */

/** What GitHub says of merging a pull request. */
export interface MergeState {
  /** Null while GitHub is finding out. */
  readonly mergeable: boolean | null;
  /** The merge commit that it made last; null where there is none. */
  readonly commit: string | null;
}

const shape = z.object({
  mergeable: z.boolean().nullable(),
  merge_commit_sha: z.string().min(1).nullable(),
});

/** Asking is also what makes GitHub bring its merge commit up to date. */
export async function getMerge(
  { octokit, owner, repo }: GitHub,
  pullRequest: number,
): Promise<MergeState> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: pullRequest });
  const { mergeable, merge_commit_sha: commit } = answerOf(shape, data);
  return { mergeable, commit };
}
