import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf, unlessNotFound } from '../answers.js';
import type { ListedPushes, Push } from '../../gate/authority/pushers.js';

const repositoryShape = z.object({ default_branch: z.string().min(1) });

export async function getDefaultBranch({ octokit, at }: GitHub): Promise<string> {
  const { data } = await octokit.rest.repos.get({ ...at });
  return answerOf(repositoryShape, data).default_branch;
}

const tipShape = z.object({ object: z.object({ sha: z.string().min(1) }) });

export async function getBranchTip({ octokit, at }: GitHub, branch: string): Promise<string> {
  const { data } = await octokit.rest.git.getRef({ ...at, ref: `heads/${branch}` });
  return answerOf(tipShape, data).object.sha;
}

/** Null if there is no such branch. */
export async function findBranchTip(github: GitHub, branch: string): Promise<string | null> {
  return unlessNotFound(getBranchTip(github, branch), null);
}

/** GitHub refuses if it exists. */
export async function createBranch(
  { octokit, at }: GitHub,
  branch: string,
  commit: string,
): Promise<void> {
  await octokit.rest.git.createRef({ ...at, ref: `refs/heads/${branch}`, sha: commit });
}

/** By force. */
export async function moveBranch(
  { octokit, at }: GitHub,
  branch: string,
  commit: string,
): Promise<void> {
  await octokit.rest.git.updateRef({ ...at, ref: `heads/${branch}`, sha: commit, force: true });
}

export async function deleteBranch({ octokit, at }: GitHub, branch: string): Promise<void> {
  await octokit.rest.git.deleteRef({ ...at, ref: `heads/${branch}` });
}

/** As many as GitHub gives at once. */
const PAGE = 100;
/** More than a thousand pushes are no branch of a pull request. */
const MOST_PAGES = 10;

const pushesShape = z.array(
  z.object({
    before: z.string().min(1),
    after: z.string().min(1),
    activity_type: z.string(),
    actor: z.object({ login: z.string().min(1) }).nullish(),
  }),
);

/** GitHub's id for "no commit", as before a branch was created. */
const NOTHING = /^0+$/;

/**
 * Everything that moved a branch since it was last created, newest first. Only here GitHub says who pushed. A push
 * without an account has `actor: null`. @param mostPages pages of a hundred; a longer list is incomplete.
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
    for (const { activity_type: type, actor, before, after } of answerOf(pushesShape, data)) {
      if (type === 'branch_deletion') continue;
      pushes.push({
        actor: actor?.login ?? null,
        before: NOTHING.test(before) ? null : before,
        after,
      });
    }
    // Later pages are about an older branch of the same name.
    if (pushes.some(({ before }) => before === null)) break;
    read += 1;
    if (read >= mostPages) return { pushes, isWhole: false };
  }
  return { pushes, isWhole: true };
}
