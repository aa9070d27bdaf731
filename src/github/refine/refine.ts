import { prose } from '../../report/markdown.js';
import type { Environment } from '../../tree/git.js';
import { getViewer, WORKFLOW_IDENTITY } from '../api/people.js';
import { type BranchEvent, startedOn } from '../event.js';
import { openCommit, useClone } from '../base.js';
import type { GitHub } from '../client.js';
import type { RunnerEnvironment } from '../environment.js';
import type { Judged } from '../judge.js';
import type { Logger } from '../log.js';
import type { Outputs } from '../results.js';
import { type BranchEdits, changeOf, keepPull, type KeptPull, REFINE_BRANCH } from './keep-pull.js';
import type { PlanRefine, RefinePlan } from './plan-refine.js';
import { acceptedPermissions, GitHubUnavailable, statusOf } from '../answers.js';
import { WaitedTooLong } from '../../text/errors.js';

/* Refined notes as a pull request: opened, updated or closed, with what the log says about it. */

export interface Refining {
  readonly judged: Judged;
  readonly event: BranchEvent;
  readonly runner: RunnerEnvironment;
  /** With the workflow's token. */
  readonly github: GitHub;
  /** With `refine-token`; null if that is not given. */
  readonly app: GitHub | null;
  /** For git, without inputs and tokens. */
  readonly environment: Environment;
  readonly plan: PlanRefine;
  readonly log: Logger;
}

export interface Refined {
  readonly outputs: Outputs;
  /** One line of Markdown for the summary. */
  readonly summary: string;
}

/** A refusal of GitHub is a warning and changes neither verdict nor exit code (SECURITY S29). */
export async function refineByPullRequest(refining: Refining): Promise<Refined> {
  const { number, remark } = await refine(refining);
  refining.log[remark.level](`refine: ${remark.text}`);
  return {
    outputs: { 'refine-pull-request': number === null ? '' : String(number) },
    summary: `**Refine:** ${prose(remark.text)}.\n`,
  };
}

interface Outcome {
  /** Of the open pull request. */
  readonly number: number | null;
  readonly remark: RefineRemark;
}

/** Nothing is proposed for another branch, or if the gate could not judge. */
async function refine(refining: Refining): Promise<Outcome> {
  const { judged, event, runner } = refining;
  const base = startedOn(event, runner);
  // Records of another branch are no baseline.
  if (base === null)
    return {
      number: null,
      remark: warning(
        'nothing is refined, because the workflow was not started on the default branch',
      ),
    };
  if (judged.evaluation.verdict === 'error' || !judged.policyIsKnown)
    return { number: null, remark: info('nothing is refined, because the gate could not judge') };
  const { plan, change } = await planned(refining);
  try {
    return await offer(refining, base, plan, change);
  } catch (error) {
    return { number: null, remark: whyNot(error, refining.app === null) };
  }
}

async function planned({
  judged: { commit, evaluation },
  runner,
  github,
  environment,
  plan: planRefine,
}: Refining): Promise<{ readonly plan: RefinePlan; readonly change: BranchEdits }> {
  return useClone(runner, github, environment, async (clone) => {
    const tree = await openCommit(clone, github, commit);
    const plan = await planRefine({ tree, commit, evaluation, clone });
    return { plan, change: changeOf(plan.edits, tree) };
  });
}

/** Under the app's account if there is one. */
async function offer(
  { judged: { commit }, github, app, log }: Refining,
  base: string,
  plan: RefinePlan,
  change: BranchEdits,
): Promise<Outcome> {
  const self = await getViewer(app ?? github);
  // The app continues what the workflow's own token began.
  const selves = new Set([self, ...(app === null ? [] : [await getViewer(github)])]);
  const checksMayNotStart = self === WORKFLOW_IDENTITY;
  const kept = await keepPull(app ?? github, {
    change,
    title: titleOf(plan),
    body: pullRequestBody(plan, checksMayNotStart),
    commitMessage: plan.commitMessage,
    base,
    commit,
    selves,
  });
  if (
    checksMayNotStart &&
    (kept.kind === 'opened' || kept.kind === 'updated' || kept.kind === 'current')
  )
    log.warning(`refine, pull request ${kept.number}: ${CHECKS}`);
  return { number: openNumber(kept), remark: remarksOf(kept) };
}

/** For the output `refine-pull-request`. */
function openNumber(kept: KeptPull): number | null {
  switch (kept.kind) {
    case 'opened':
    case 'updated':
    case 'current':
    case 'foreign':
      return kept.number;
    case 'closed':
    case 'declined':
    case 'nothing':
    case 'base-moved':
    case 'branch-moved':
      return null;
  }
}

interface RefineRemark {
  readonly level: Extract<keyof Logger, 'info' | 'warning'>;
  readonly text: string;
}

/** GitHub starts no workflow for the workflow's own token, which could loop. */
const CHECKS =
  "its checks may not start automatically, because it was opened with the workflow's own " +
  'token. Give the input refine-token the token of a GitHub App ' +
  '(actions/create-github-app-token)';

/** A warning if someone has to act, else information. */
function remarksOf(kept: KeptPull): RefineRemark {
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

export function info(text: string): RefineRemark {
  return { level: 'info', text };
}

export function warning(text: string): RefineRemark {
  return { level: 'warning', text };
}

/**
 * Why GitHub refused, and what helps (SECURITY S29). Throws other errors. @param isOwnToken false for `refine-token`.
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

/** GitHub takes 256 characters of a title and 65,536 of a body. */
const TITLE_CHARACTERS = 256;
const BODY_LIMIT = 60_000;

/** Cut between characters. */
export function titleOf({ title }: RefinePlan): string {
  return [...title.trim()].slice(0, TITLE_CHARACTERS).join('');
}

/**
 * The plan's body, cut after a line if it is too long, with our notes around it.
 * @param checksMayNotStart true if the workflow's own token opens it.
 */
function pullRequestBody({ body }: RefinePlan, checksMayNotStart: boolean): string {
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

function withinLimit(body: string): string {
  if (body.length <= BODY_LIMIT) return body;
  const cut = body.slice(0, BODY_LIMIT);
  return (
    `${cut.slice(0, Math.max(0, cut.lastIndexOf('\n')))}\n\nThe rest does not fit here: ` +
    'see the files of the change.'
  );
}
