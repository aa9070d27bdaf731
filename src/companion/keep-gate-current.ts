import type { GitHub } from '../github/client.js';
import type { Logger } from '../github/log.js';
import { acceptedPermissions, statusOf } from '../github/access-denied.js';
import { GitHubUnavailable } from '../github/unavailable.js';
import { WaitedTooLong } from '../text/waited-too-long.js';
import { listRuns, type WorkflowRun } from './api/list-runs.js';
import { rerun } from './api/rerun.js';
import { decideRun } from './decide.js';
import { REVIEW, type FinishedRun } from './event.js';

/*
 * Does the gate's check on a pull request still show what the companion found? An approval changes
 * the verdict without a push, and GitHub does not run the gate on it:
 *
 *   1. the gate runs, and fails: nobody approved the fact
 *   2. alice approves; the companion judges again, and it would pass
 *   3. here the gate's run of step 1 is started again, and its check turns green
 *
 * `run.ts` calls it last; whether a run is started again is for `decide.ts`, which asks nobody. The warnings
 * may be changed. When it is wrong, `__tests__/e2e/companion.test.ts` fails at "red becomes green without a
 * push".
 */

/** The gate of the pull request, and what its check should show. */
interface ExpectedGate {
  /** File name of its workflow. */
  readonly workflow: string;
  /** Whether its job should pass. */
  readonly green: boolean;
}

/**
 * Starts the gate's run again where its result is wrong since a review. What GitHub refuses is a
 * warning.
 *
 * @param finished the run that started the companion.
 * @returns id of the run that is started again, or null.
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

/** When GitHub was last told of a review, given or dismissed: each has a run, whose time is that of the event. */
async function lastReview(github: GitHub, finished: FinishedRun): Promise<number | null> {
  if (finished.event === REVIEW) return finished.createdAt;
  return (await newestRun(github, finished, REVIEW, null))?.createdAt ?? null;
}

/** The newest run of this event for the commit of the finished run; null for a workflow means any. */
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

/** Somebody else started it: GitHub answers 403, as it does where a permission is missing. */
function isRunning(error: unknown): boolean {
  return (
    statusOf(error) === 403 && error instanceof Error && error.message.includes('already running')
  );
}

/** What GitHub refused, and how to allow it. An error that is not GitHub's is a fault of ours and is thrown on. */
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
