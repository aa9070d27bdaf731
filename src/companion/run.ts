import type { GitHub } from '../github/client.js';
import { type PullRequestEvent, readPayload } from '../github/event.js';
import { listPullRequests } from './api.js';
import { type FinishedRun, isOfPullRequest, parseFinishedRun, REVIEW } from './event.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { Environment } from '../tree/git.js';
import type { Evaluation } from '../gate/evaluate.js';
import { type IsSame, isWorthSaying, markerOf, commentOnPullRequest } from '../github/comment.js';
import { runnerEnvironment, type RunnerEnvironment, withoutTokens } from '../github/environment.js';
import {
  appendSummary,
  hostedRepository,
  linkedNames,
  reportFault,
  setOutputs,
} from '../github/results.js';
import { type Inputs, readInputs } from '../github/inputs.js';
import { runnerLog as log } from '../github/log.js';
import { NetworkBudget } from '../github/network-budget.js';
import type { Judged } from '../github/judge.js';
import { renderComment, renderSummary } from '../report/comment.js';
import { introduction } from '../report/verdict.js';
import { runFilesLine, withoutRunFiles } from '../report/run-files.js';
import { VERSION } from '../report/project.js';
import { within } from '../report/view.js';
import { judgeNow } from './judge-now.js';
import { keepGateCurrent } from './keep-gate-current.js';

/** The pull request of a run, or why there is none. */
type FoundPullRequest =
  { readonly event: PullRequestEvent } | { readonly why: string; readonly worthSaying: boolean };

/**
 * Found by head commit, head repository and state; the payload's own list is empty for forks (SECURITY S30). If there
 * are several, none is chosen: each has its own base.
 */
async function findPullRequest(
  github: GitHub,
  { headSha, headBranch, headRepository }: FinishedRun,
): Promise<FoundPullRequest> {
  if (headRepository === null || headBranch === null)
    return { why: 'the repository or branch of the pull request was deleted', worthSaying: true };
  const pulls = await listPullRequests(github, { owner: headRepository.owner, branch: headBranch });
  const [pull, ...more] = pulls.filter(
    (one) => one.headSha === headSha && one.headRepository === headRepository.id,
  );
  if (pull === undefined)
    return {
      why: 'no open pull request has this commit as its head: it has newer commits, or was merged or closed',
      worthSaying: false,
    };
  if (more.length > 0) {
    const numbers = [pull, ...more].map(({ number }) => number).toSorted((a, b) => a - b);
    return {
      why:
        `${numbers.length} open pull requests have this head (${numbers.join(', ')}), so ` +
        'the companion does nothing. Close all but one; the gate itself checks each',
      worthSaying: true,
    };
  }
  const { number, baseRef, defaultBranch, author } = pull;
  return { event: { kind: 'pull_request', number, headSha, baseRef, defaultBranch, author } };
}

const FILE_NAME = /^[A-Za-z0-9._-]{1,100}\.ya?ml$/;

/** The only input that the gate has not. */
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

/**
 * @param environment of the step. @param network the time that the run may wait (SECURITY S47).
 * @returns exit code: 0 for any verdict, 1 for a mistake in the workflow, 3 for a bug.
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
  appendSummary(environment, texts.summary, log);
  // An outdated head gets no comment (SECURITY S05).
  if (moved?.what === 'head') return log.info(moved.why);
  if (inputs.comment !== 'never') {
    await commentOnPullRequest(
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

/** Two clients: one with the step's token, one with the token that may read team members. */
async function createClients(
  runner: RunnerEnvironment,
  inputs: Inputs,
  network: NetworkBudget,
): Promise<{ readonly github: GitHub; readonly members: GitHub | null }> {
  // Loaded late: the toolkit reads the payload while it loads, and a broken one would crash it.
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

interface Texts {
  readonly summary: string;
  readonly comment: () => string;
  /** Whether the existing comment says the same. */
  readonly isSame: IsSame;
}

/** Summary and comment, as the gate writes them, with a link to the gate's files. */
function textsOf(
  judged: Judged,
  runner: RunnerEnvironment,
  inputs: Inputs,
  finished: FinishedRun,
): Texts {
  const view = within(judged.evaluation, inputs.showFolder);
  // The companion itself is here, whatever the workflows look like.
  const afterApproval = judged.afterApproval === 'person' ? 'unknown' : judged.afterApproval;
  const { cited = [] } = judged;
  const shown = { names: linkedNames(judged, runner), afterApproval, cited };
  const marker = markerOf(inputs.commentKey);
  const opening = { marker, introduction: introduction(view) };
  const repository = hostedRepository(runner);

  // The run of a review uploads nothing.
  const line = runFilesLine(
    { kind: 'elsewhere', run: finished.event === REVIEW ? null : finished.id },
    repository,
  );
  return {
    summary: `${renderSummary(view, shown)}${line}`,
    comment: () => `${renderComment(view, { ...opening, ...shown })}${line}`,
    // Only the gate knows its artifact: a comment that differs in this alone stays.
    isSame: (there, body) =>
      withoutRunFiles(there, repository) === withoutRunFiles(body, repository),
  };
}

/** Whether the gate's job passes, by the mode of the base's policy (SECURITY S01). */
function isGreen({ verdict, mode }: Evaluation): boolean {
  return verdict === 'pass' || (verdict === 'fail' && mode === 'report');
}
