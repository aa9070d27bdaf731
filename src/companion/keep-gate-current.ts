import { listRuns, rerun, type WorkflowRun } from './api.js';
import type { GitHub } from '../github/client.js';
import type { Logger } from '../github/log.js';
import { acceptedPermissions, statusOf } from '../github/access-denied.js';
import { GitHubUnavailable } from '../github/unavailable.js';
import { WaitedTooLong } from '../text/waited-too-long.js';
import { type FinishedRun, REVIEW } from './event.js';

/** What becomes of the gate's run. */
export type Decision =
  | { readonly kind: 'rerun' }
  /** `worthSaying`: somebody has to look at it. */
  | { readonly kind: 'leave'; readonly why: string; readonly worthSaying: boolean };

/** Results that say nothing about the change: the run never got to judge. */
const NEVER_RAN: ReadonlySet<string> = new Set([
  'action_required',
  'skipped',
  'stale',
  'startup_failure',
]);

/**
 * Whether the gate's run is started again. It is if its colour is not that of the verdict as it is
 * now, and somebody reviewed since it began: then what it read is out of date. Without a review its
 * colour would come out the same again and again, so this also is what ends the circle of a run,
 * its companion, and the run again.
 *
 *   run red, verdict now green, alice approved since     started again
 *   run red, verdict now green, nobody reviewed since    left, with a warning: something else is wrong
 *   run red, verdict now red                             left
 *
 * `keep-gate-current.ts` asks it, and does what it says. Safe error: left alone, since a run that is started
 * for nothing starts the companion again. The reasons in words may be changed; results in `NEVER_RAN` are
 * GitHub's own, and one more is a line there. `__tests__/companion/decide.test.ts` has a row for each answer.
 *
 * @param green whether the verdict now lets the gate's job pass.
 * @param reviewedAt when a review was last given or dismissed, in milliseconds since 1970; null for
 *   never.
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
  if (reviewedAt === null || reviewedAt < run.startedAt) {
    return {
      kind: 'leave',
      why:
        `the gate's run ended as ${run.conclusion ?? 'nothing'}, and judged from the ` +
        `default branch it should be ${green ? 'success' : 'failure'}. Nobody reviewed ` +
        'since, so it is not re-run: look whether the pull request changed the workflow, ' +
        'whether both use one version of memtrust, or whether another job of that workflow ' +
        'failed',
      worthSaying: true,
    };
  }
  return { kind: 'rerun' };
}

/** Left alone, and nothing that anybody has to look at. */
function leave(why: string): Decision {
  return { kind: 'leave', why, worthSaying: false };
}

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
