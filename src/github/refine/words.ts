import type { Logger } from '../log.js';
import { acceptedPermissions, statusOf } from '../access-denied.js';
import { WaitedTooLong } from '../../text/waited-too-long.js';
import { GitHubUnavailable } from '../unavailable.js';
import { REFINE_BRANCH, type KeptPull } from './keep-pull.js';
import type { RefinePlan } from './plan.js';

/*
 * What does the action say about the pull request that refines memory? Every outcome of `keep-pull.ts`, every
 * refusal of GitHub, and the title and body of the pull request have their words here. Only `refine.ts` beside
 * it asks.
 *
 * A refusal names the permission or the setting that is missing, and changes no verdict; words of GitHub are
 * never repeated. All sentences may be changed: an open pull request then gets the new ones. The two limits
 * are GitHub's. `__tests__/github/refine/refine.test.ts` fails when this is wrong.
 */

/** One line about a run, in our own words, and how loud it is. */
export interface RefineRemark {
  readonly level: Extract<keyof Logger, 'info' | 'warning'>;
  readonly text: string;
}

/** As a rule GitHub starts no workflow for what the workflow's own token did: it could start itself again and again. */
const CHECKS =
  "its checks may not start automatically, because it was opened with the workflow's own " +
  'token. Give the input refine-token the token of a GitHub App ' +
  '(actions/create-github-app-token)';

/** What became of the pull request. A warning is what somebody has to do something about; all else is information. */
export function remarksOf(kept: KeptPull): RefineRemark {
  switch (kept.kind) {
    case 'opened':
      return info(`opened pull request ${kept.number} with proposed clean-ups`);
    case 'updated':
      return info(`updated pull request ${kept.number}`);
    case 'current':
      return info(`pull request ${kept.number} is up to date`);
    case 'closed':
      return info(`closed pull request ${kept.number}: nothing is left to refine`);
    case 'declined':
      return info(
        `pull request ${kept.number} with the same change was closed without being ` +
          'merged, so it is not proposed again. Reopen it if you want it after all',
      );
    case 'foreign':
      return warning(
        `the branch ${REFINE_BRANCH} has commits that are not ours, so it is not changed. ` +
          'Merge or close its pull request and delete the branch; the next run starts again',
      );
    case 'nothing':
      return info('nothing to refine');
    case 'base-moved':
      return info(
        'base moved: the checked commit is no longer the tip of the default branch, so nothing is ' +
          'pushed. The next run checks the tip',
      );
    case 'branch-moved':
      return warning(
        `somebody pushed to the branch ${REFINE_BRANCH} in the meantime, so it was not changed`,
      );
  }
}

/** A remark that nobody has to act on. */
export function info(text: string): RefineRemark {
  return { level: 'info', text };
}

/** A remark that somebody has to act on. */
export function warning(text: string): RefineRemark {
  return { level: 'warning', text };
}

/** Said beside whatever else, where the pull request may wait for its checks in vain. */
export function saidOfChecks(number: number): RefineRemark {
  return warning(`refine, pull request ${number}: ${CHECKS}`);
}

/**
 * Why GitHub did not do it, and what helps (SECURITY S29). Throws what is a fault of ours.
 *
 * @param isOwnToken whether the workflow's own token wrote; false for that of `refine-token`.
 */
export function whyNot(error: unknown, isOwnToken: boolean): RefineRemark {
  if (error instanceof GitHubUnavailable || error instanceof WaitedTooLong)
    return warning(`the pull request was not updated: ${error.what}. The next run tries again`);
  const status = statusOf(error);
  if (status === null) throw error;
  if (status === 401)
    return warning(
      'GitHub does not know the token (401). ' +
        (isOwnToken
          ? 'Remove the input token'
          : 'The input refine-token needs a token that is still valid'),
    );
  if (status !== 403 && status !== 404)
    return warning(
      `GitHub did not accept it (${status}). A rule of the repository may forbid the branch ${REFINE_BRANCH}`,
    );
  if (
    error instanceof Error &&
    error.message.includes('not permitted to create or approve pull requests')
  ) {
    return warning(
      'workflows may not open pull requests here (403). Allow it in the settings of the ' +
        'repository (Actions, General, Workflow permissions), or give the input ' +
        'refine-token the token of a GitHub App',
    );
  }
  const accepted = acceptedPermissions(error);
  return warning(
    `GitHub refused it (${status}). ` +
      `${isOwnToken ? 'The job' : 'The app behind refine-token'} needs the permissions ` +
      'contents: write and pull-requests: ' +
      `write${accepted === null ? '' : ` (GitHub names ${accepted})`}`,
  );
}

/**
 * GitHub takes 256 characters of a title and 65,536 of a body; what stands around the plan's own body needs the
 * rest.
 */
const TITLE_CHARACTERS = 256;
const BODY_LIMIT = 60_000;

/** The title, cut between characters and not within one. */
export function titleOf({ title }: RefinePlan): string {
  return [...title.trim()].slice(0, TITLE_CHARACTERS).join('');
}

/**
 * The body of the pull request: that of the plan, cut after a line where it is too long, between
 * what a reader has to know.
 *
 * @param checksMayNotStart true where the workflow's own token opens it.
 */
export function pullRequestBody({ body }: RefinePlan, checksMayNotStart: boolean): string {
  const notice = checksMayNotStart
    ? '**The checks of this pull request may not start automatically**, because it was ' +
      "opened with the workflow's own token. To start them, close and reopen it; for good, " +
      'give the input `refine-token` the token of a GitHub App ' +
      '(`actions/create-github-app-token`).\n\n'
    : '';
  const end =
    '\n\nMerge this to accept it. Close it to decline: the same change is not proposed ' +
    `again. Unless someone else pushes to \`${REFINE_BRANCH}\`, each run keeps it ` +
    'current, and closes it when nothing is left.\n';
  return `${notice}${withinLimit(body.trim())}${end}`;
}

/** A body cut at the end of a line, with a last sentence that says so. */
function withinLimit(body: string): string {
  if (body.length <= BODY_LIMIT) return body;
  const cut = body.slice(0, BODY_LIMIT);
  return (
    `${cut.slice(0, Math.max(0, cut.lastIndexOf('\n')))}\n\nThe rest does not fit here: ` +
    'see the files of the change.'
  );
}
