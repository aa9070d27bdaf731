import { listRuns, rerun, type WorkflowRun } from './api.js';
import type { GitHub } from '../github/client.js';
import type { Logger } from '../github/log.js';
import { acceptedPermissions, GitHubUnavailable, statusOf } from '../github/answers.js';
import { WaitedTooLong } from '../text/errors.js';
import { wordSet } from '../text/words.js';
import { type FinishedRun, REVIEW } from './event.js';

export type Decision =
  | { readonly kind: 'rerun' }
  /** `worthSaying`: someone has to look at it. */
  | { readonly kind: 'leave'; readonly why: string; readonly worthSaying: boolean };

/** Results of runs that did not judge the change. */
const NEVER_RAN = wordSet('action_required skipped stale startup_failure');

/**
 * Starts the gate's run again if its result differs from the present verdict and someone reviewed since it began.
 * Without a review the result would be the same, and run and companion would start each other for ever.
 * @param green whether the gate's job passes by the present verdict.
 * @param reviewedAt time of the last review or dismissal in milliseconds since 1970; null for never.
 */
export function decideRun(
  run: WorkflowRun | null,
  green: boolean,
  reviewedAt: number | null,
): Decision {
  if (run === null) return leave('the gate did not run for this commit');
  if (!run.completed)
    return leave("the gate's run has not finished; when it does, the companion starts again");
  if (run.conclusion !== null && NEVER_RAN.has(run.conclusion))
    return leave(`the gate's run did not get to a verdict (${run.conclusion})`);
  if ((run.conclusion === 'success') === green) return leave("the gate's run has the same verdict");
  if (reviewedAt !== null && reviewedAt >= run.startedAt) return { kind: 'rerun' };
  return leave(
    `the gate's run ended as ${run.conclusion ?? 'nothing'}, and judged from the ` +
      `default branch it should be ${green ? 'success' : 'failure'}. Nobody reviewed ` +
      'since, so it is not re-run: look whether the pull request changed the workflow, ' +
      'whether both use one version of memtrust, or whether another job of that workflow ' +
      'failed',
    true,
  );
}

function leave(why: string, worthSaying = false): Decision {
  return { kind: 'leave', why, worthSaying };
}

interface ExpectedGate {
  /** File name of the workflow. */
  readonly workflow: string;
  readonly green: boolean;
}

/**
 * Starts the gate's run again if a review made its result wrong. A refusal of GitHub is a warning.
 * @returns id of the started run, or null.
 */
export async function keepGateCurrent(
  github: GitHub,
  finished: FinishedRun,
  { workflow, green }: ExpectedGate,
  log: Logger,
): Promise<number | null> {
  try {
    const run = await newestRun(github, finished, 'pull_request', workflow);
    const isCurrent = run === null || (run.conclusion === 'success') === green;
    const reviewedAt = isCurrent ? null : await lastReview(github, finished);
    const decision = decideRun(run, green, reviewedAt);
    if (decision.kind === 'rerun' && run !== null) {
      await rerun(github, run.id);
      log.info(`the verdict changed with the review: rerunning run ${run.id} of the gate`);
      return run.id;
    }
    if (decision.kind === 'leave') log[decision.worthSaying ? 'warning' : 'info'](decision.why);
    return null;
  } catch (error) {
    if (isRunning(error)) log.info('someone else has just rerun the gate');
    else log.warning(whyNoRerun(error, workflow));
    return null;
  }
}

/** The time of the last review or dismissal: each has a run. */
async function lastReview(github: GitHub, finished: FinishedRun): Promise<number | null> {
  if (finished.event === REVIEW) return finished.createdAt;
  return (await newestRun(github, finished, REVIEW, null))?.createdAt ?? null;
}

/** The newest run for the same commit. @param workflow null for any. */
async function newestRun(
  github: GitHub,
  { headSha, headRepository }: FinishedRun,
  event: string,
  workflow: string | null,
): Promise<WorkflowRun | null> {
  const runs = await listRuns(github, { event, headSha, workflow });
  // Another fork may have the same commit.
  return runs.find((run) => run.headRepository === headRepository?.id) ?? null;
}

/** GitHub answers 403 if it is running already, and if a permission is missing. */
function isRunning(error: unknown): boolean {
  return (
    statusOf(error) === 403 && error instanceof Error && error.message.includes('already running')
  );
}

/** What GitHub refused and how to allow it. Other errors are thrown. */
function whyNoRerun(error: unknown, workflow: string): string {
  if (error instanceof GitHubUnavailable || error instanceof WaitedTooLong)
    return `The gate is not re-run: ${error.what}.`;
  const status = statusOf(error);
  if (status === null) throw error;
  if (status === 404)
    return (
      `GitHub shows no workflow ${workflow} to the token (404), so the gate is not re-run. ` +
      "The input gate-workflow is the file name of the gate's workflow; the job needs the " +
      'permission actions: write.'
    );
  const accepted = acceptedPermissions(error);
  return (
    `GitHub refused to re-run the gate (${status}). The job needs the permission actions: ` +
    `write${accepted === null ? '' : ` (GitHub names ${accepted})`}; a run that is older ` +
    'than 30 days is started again by a push only.'
  );
}
