import type { WorkflowRun } from './api/list-runs.js';

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
