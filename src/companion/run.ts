import type { Evaluation } from '../gate/evaluate.js';
import type { GitHub } from '../github/client.js';
import { isWorthSaying, markerOf, type IsSame } from '../github/comment.js';
import { runnerEnvironment, withoutTokens, type RunnerEnvironment } from '../github/environment.js';
import { readPayload } from '../github/event.js';
import { reportFault } from '../github/fault.js';
import { readInputs, type Inputs } from '../github/inputs.js';
import { hostedRepository, linkedNames } from '../github/links.js';
import { runnerLog as log } from '../github/log.js';
import { NetworkBudget } from '../github/network-budget.js';
import { appendSummary, setOutputs } from '../github/results.js';
import { tellPullRequest } from '../github/tell-pull-request.js';
import type { Judged } from '../github/judge.js';
import { renderComment, renderSummary } from '../report/comment.js';
import { introduction } from '../report/introduction.js';
import { runFilesLine, withoutRunFiles } from '../report/run-files.js';
import { VERSION } from '../report/version.js';
import { within } from '../report/view.js';
import type { Environment } from '../tree/git.js';
import { isOfPullRequest, parseFinishedRun, REVIEW, type FinishedRun } from './event.js';
import { findPullRequest } from './find-pull-request.js';
import { readGateWorkflow } from './gate-workflow.js';
import { judgeNow } from './judge-now.js';
import { keepGateCurrent } from './keep-gate-current.js';

/*
 * What does the companion do after a run of the gate, and in which order?
 *
 *   1. the finished run that started it says which commit it was about   (event.ts)
 *   2. the one open pull request with that head is found                 (find-pull-request.ts)
 *   3. what merging it would give now is judged again                    (judge-now.ts)
 *   4. outputs and summary are written, and the comment                  (here)
 *   5. the gate's run is started again if a review changed the verdict   (keep-gate-current.ts)
 *
 * Each step may end it: then there is nothing to do, or nobody may be told. The order of 4 is a promise: of a head that
 * is no longer that of the pull request nothing is said (SECURITY S05). `src/companion.ts` calls it. When it is wrong,
 * `__tests__/e2e/companion.test.ts` fails, which runs the built action.
 */

/**
 * Runs the companion. Never throws.
 *
 * @param environment of the step, as the runner made it.
 * @param network what the run may wait, all its clients and git together (SECURITY S47); a test has its own clock.
 * @returns the exit code: 0 whatever the verdict, which is the gate's to enforce; 1 for a mistake in the workflow and 3
 *   for a fault of ours.
 */
export async function runCompanion(
  environment: Environment,
  network = new NetworkBudget(),
): Promise<0 | 1 | 3> {
  try {
    await judgeAndTell(environment, network);
    return 0;
  } catch (error) {
    return reportFault(error, environment, log);
  }
}

async function judgeAndTell(environment: Environment, network: NetworkBudget): Promise<void> {
  const runner = runnerEnvironment(environment);
  const inputs = readInputs(environment);
  const workflow = readGateWorkflow(environment);
  const finished = parseFinishedRun(runner.eventName, readPayload(runner.eventPath));
  if (!isOfPullRequest(finished))
    return log.info('the run was not for a pull request: nothing to do');
  const { github, members } = await createClients(runner, inputs, network);

  const found = await findPullRequest(github, finished);
  if (!('event' in found)) return log[found.worthSaying ? 'warning' : 'info'](found.why);
  const { event } = found;
  setOutputs({ 'pull-request': String(event.number) });
  const judged = await judgeNow({
    github,
    members,
    runner,
    event,
    environment: withoutTokens(environment),
  });
  if (judged === null)
    return log.warning(
      'GitHub has no merge commit of the pull request: it has conflicts, or it has just changed. Nothing was checked',
    );

  const { evaluation, moved } = judged;
  log.info(`pull request ${event.number}, verdict: ${evaluation.verdict}`);
  setOutputs({ verdict: evaluation.verdict });
  const texts = textsOf(judged, runner, inputs, finished);
  appendSummary(environment, texts.summary);
  // Of an older head nothing is to be said (SECURITY S05).
  if (moved?.what === 'head') return log.info(moved.why);
  if (inputs.comment !== 'never') {
    await tellPullRequest(
      github,
      event,
      texts.comment(),
      inputs.comment === 'always' || isWorthSaying(evaluation),
      log,
      texts.isSame,
    );
  }
  if (moved !== null) return log.warning(moved.why);
  const again = await keepGateCurrent(
    github,
    finished,
    { workflow, green: isGreen(evaluation) },
    log,
  );
  setOutputs({ 'rerun-id': again === null ? '' : String(again) });
}

/** The client of the step's token, and that of the token which may ask for members of teams. */
async function createClients(
  runner: RunnerEnvironment,
  inputs: Inputs,
  network: NetworkBudget,
): Promise<{ readonly github: GitHub; readonly members: GitHub | null }> {
  // Not before: the toolkit reads the payload while it loads, and a broken one would be a crash.
  const { createClient } = await import('../github/client.js');
  const client = {
    network,
    apiUrl: runner.apiUrl,
    repository: runner.repository,
    version: VERSION,
    remark: (message: string) => log.info(message),
  };
  return {
    github: createClient({ ...client, token: inputs.token }),
    members:
      inputs.membersToken === null ? null : createClient({ ...client, token: inputs.membersToken }),
  };
}

/** What is said of an evaluation. */
interface Texts {
  readonly summary: string;
  readonly comment: () => string;
  /** Whether the comment that is there says the same. */
  readonly isSame: IsSame;
}

/** Summary and comment, as the gate writes them, with a link to the gate's own files. */
function textsOf(
  judged: Judged,
  runner: RunnerEnvironment,
  inputs: Inputs,
  finished: FinishedRun,
): Texts {
  const view = within(judged.evaluation, inputs.workingDirectory);
  // Whatever the workflows look like, the companion is there: it writes this.
  const afterApproval = judged.afterApproval === 'person' ? 'unknown' : judged.afterApproval;
  const shown = { names: linkedNames(judged, runner), afterApproval };
  const marker = markerOf(inputs.commentKey);
  const opening = { marker, introduction: introduction(view) };
  const repository = hostedRepository(runner);

  // A review has a run of its own, which uploads nothing.
  const line = runFilesLine(
    { kind: 'elsewhere', run: finished.event === REVIEW ? null : finished.id },
    repository,
  );
  return {
    summary: `${renderSummary(view, shown)}${line}`,
    comment: () => `${renderComment(view, { ...opening, ...shown })}${line}`,
    // The gate knows its artifact, which the companion takes from nobody: a comment that differs in this alone stays.
    isSame: (there, body) =>
      withoutRunFiles(there, repository) === withoutRunFiles(body, repository),
  };
}

/** Whether the gate's job passes. On a pull request the mode is that of the base's policy (SECURITY S01). */
function isGreen({ verdict, mode }: Evaluation): boolean {
  return verdict === 'pass' || (verdict === 'fail' && mode === 'report');
}
