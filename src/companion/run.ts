import type { Evaluation } from '../gate/evaluate.js';
import { isWorthSaying, markerOf, type IsSame } from '../github/comment.js';
import { runnerEnvironment, withoutTokens, type RunnerEnvironment } from '../github/environment.js';
import { readPayload, type PullRequestEvent } from '../github/event.js';
import { reportFault } from '../github/fault.js';
import { readInputs } from '../github/inputs.js';
import { judgeMerge, type Judged } from '../github/judge.js';
import { hostedRepository, linkedNames } from '../github/links.js';
import { runnerLog as log } from '../github/log.js';
import { NetworkBudget } from '../github/network-budget.js';
import { appendSummary, setOutputs } from '../github/results.js';
import { tellPullRequest } from '../github/tell-pull-request.js';
import type { GitHub } from '../github/client.js';
import { renderComment, renderSummary } from '../report/comment.js';
import { runFilesLine, withoutRunFiles } from '../report/run-files.js';
import { VERSION } from '../report/version.js';
import { within } from '../report/view.js';
import { ObjectReader } from '../tree/object-reader.js';
import type { Environment } from '../tree/git.js';
import { makeBareRepository } from './bare-repository.js';
import { isOfPullRequest, parseFinishedRun, REVIEW } from './event.js';
import { findCurrentMerge } from './find-merge.js';
import { findPullRequest } from './find-pull-request.js';
import { keepGateCurrent } from './keep-gate-current.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';

/**
 * The companion of the gate: on the default branch, after a run about a pull request, it judges again from git objects,
 * comments where the gate may not, and starts the gate again where a review changed the verdict. Never throws.
 *
 * @param environment of the step, as the runner made it.
 * @returns the exit code: 0 whatever the verdict, which is the gate's to enforce; 1 for a mistake in the workflow and 3
 *   for a fault of ours.
 */
export async function runCompanion(environment: Environment): Promise<0 | 1 | 3> {
  try {
    await judgeAndTell(environment);
    return 0;
  } catch (error) {
    return reportFault(error, environment, log);
  }
}

async function judgeAndTell(environment: Environment): Promise<void> {
  const runner = runnerEnvironment(environment);
  const inputs = readInputs(environment);
  const workflow = readGateWorkflow(environment);
  const finished = parseFinishedRun(runner.eventName, readPayload(runner.eventPath));
  if (!isOfPullRequest(finished))
    return log.info('the run was not about a pull request: nothing to do');
  // Not before: the toolkit reads the payload while it loads, and a broken one would be a crash.
  const { createClient } = await import('../github/client.js');
  // One for all clients and for git: the run has one deadline (SECURITY S47).
  const network = new NetworkBudget();
  const client = {
    network,
    apiUrl: runner.apiUrl,
    repository: runner.repository,
    version: VERSION,
    remark: (message: string) => log.info(message),
  };
  const github = createClient({ ...client, token: inputs.token });
  const members =
    inputs.membersToken === null ? null : createClient({ ...client, token: inputs.membersToken });

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
      'GitHub has no merge commit of the pull request: it has conflicts, or it was pushed to. Nothing is judged',
    );

  const { evaluation, moved } = judged;
  const view = within(evaluation, inputs.workingDirectory);
  log.info(`pull request ${event.number}, verdict: ${evaluation.verdict}`);
  setOutputs({ verdict: evaluation.verdict });
  const names = linkedNames(judged, runner);
  const repository = hostedRepository(runner);
  // A review has a run of its own, which uploads nothing.
  const line = runFilesLine(
    { kind: 'elsewhere', run: finished.event === REVIEW ? null : finished.id },
    repository,
  );
  appendSummary(environment, `${renderSummary(view, names)}${line}`);
  // Of an older head nothing is to be said (SECURITY S05).
  if (moved?.what === 'head') return log.info(moved.why);
  if (inputs.comment !== 'never') {
    const comment = `${renderComment(view, { marker: markerOf(inputs.commentKey), names })}${line}`;
    // The gate knows its artifact, which the companion takes from nobody: a comment that differs in this alone stays.
    const isSame: IsSame = (there, body) =>
      withoutRunFiles(there, repository) === withoutRunFiles(body, repository);
    await tellPullRequest(
      github,
      event,
      comment,
      inputs.comment === 'always' || isWorthSaying(evaluation),
      log,
      isSame,
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

interface Asked {
  readonly github: GitHub;
  readonly members: GitHub | null;
  readonly runner: RunnerEnvironment;
  readonly event: PullRequestEvent;
  readonly environment: Environment;
}

/**
 * Judges what merging would give now, from objects alone: nothing of the change is checked out, run
 * or taken at its word.
 */
async function judgeNow({
  github,
  members,
  runner,
  event,
  environment,
}: Asked): Promise<Judged | null> {
  const repository = makeBareRepository(runner, environment, github.network);
  const objects = new ObjectReader(repository);
  try {
    const found = await findCurrentMerge(github, { repository, objects }, event);
    if (found === null) return null;
    const now = `${new Date().toISOString().slice(0, 19)}Z`;
    return await judgeMerge(
      { event, runner, github, members, environment, now },
      event,
      found.clone,
      found.merge,
    );
  } finally {
    objects.close();
  }
}

/** Whether the gate's job passes. On a pull request the mode is that of the base's policy (SECURITY S01). */
function isGreen({ verdict, mode }: Evaluation): boolean {
  return verdict === 'pass' || (verdict === 'fail' && mode === 'report');
}

const FILE_NAME = /^[A-Za-z0-9._-]{1,100}\.ya?ml$/;

/** The input that only the companion has; the others are those of the gate. */
function readGateWorkflow(environment: Environment): string {
  const given = environment['INPUT_GATE-WORKFLOW']?.trim() || 'memtrust.yml';
  const name = given.replace(/^(?:\.\/)?\.github\/workflows\//, '');
  if (!FILE_NAME.test(name))
    throw new ConfigurationError(
      `the input gate-workflow cannot be ${visible(given)}`,
      'Write the file name of the workflow that runs the gate: memtrust.yml',
    );
  return name;
}
