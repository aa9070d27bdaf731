import { z } from 'zod';
import type { ListedPushes, Push } from '../../gate/authority/pushers.js';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/** As many as GitHub gives at once. */
const PAGE = 100;
/** Pages of one branch; more than a thousand pushes are no pull request's own branch. */
const MOST_PAGES = 10;

const shape = z.array(
  z.object({
    before: z.string().min(1),
    after: z.string().min(1),
    activity_type: z.string(),
    actor: z.object({ login: z.string().min(1) }).nullish(),
  }),
);

/** What GitHub names where there was no commit, as before the push that created a branch: `0000…`. */
const NOTHING = /^0+$/;

/**
 * Everything that moved a branch since it was created last, newest first: pushes, and merges into
 * it. The only place where GitHub says who pushed a commit; who wrote it is free text.
 *
 * `reviews/known-pushes.ts` needs all of them, and a list that is not whole is a doubt there;
 * `audit/auditor.ts` reads one page, to name somebody. A push without an account has `actor: null`, and must
 * not be left out: that is somebody too. `MOST_PAGES` may be changed: a list that is cut is a doubt.
 * `__tests__/e2e/approvals.test.ts` ("after a hundred later pushes it is: all pages are read") fails when
 * this is wrong.
 *
 * @param mostPages pages of a hundred that are read.
 */
export async function listPushes(
  { octokit }: GitHub,
  repository: { readonly owner: string; readonly repo: string },
  branch: string,
  mostPages: number = MOST_PAGES,
): Promise<ListedPushes> {
  const pushes: Push[] = [];
  const pages = octokit.paginate.iterator(octokit.rest.repos.listActivities, {
    ...repository,
    ref: `refs/heads/${branch}`,
    per_page: PAGE,
  });
  let read = 0;
  for await (const { data } of pages) {
    for (const { activity_type: type, actor, before, after } of answerOf(shape, data)) {
      if (type === 'branch_deletion') continue;
      pushes.push({
        actor: actor?.login ?? null,
        before: NOTHING.test(before) ? null : before,
        after,
      });
    }
    // What a branch of the same name was before is on later pages, if anywhere, and of no interest.
    if (pushes.some(({ before }) => before === null)) break;
    read += 1;
    if (read >= mostPages) return { pushes, isWhole: false };
  }
  return { pushes, isWhole: true };
}
