import type { Evaluation } from '../gate/evaluate.js';
import { renderComment, renderSummary } from '../report/comment.js';
import { renderJson } from '../report/json.js';
import { trustReport } from '../report/trust-report.js';
import { VERSION } from '../report/version.js';
import type { Environment } from '../tree/git.js';
import { annotate } from './annotations.js';
import type { GitHub } from './client.js';
import { isWorthSaying, keepComment, MARKER } from './comment.js';
import { runnerEnvironment, withoutSecrets, type RunnerEnvironment } from './environment.js';
import { readEvent, type PullRequestEvent } from './event.js';
import { reportFault } from './fault.js';
import { modeInForce, readInputs } from './inputs.js';
import { judgeEvent } from './judge.js';
import { runnerLog as log } from './log.js';
import { statusOf } from './refusal.js';
import { appendSummary, countsOf, setOutputs, writeResults } from './results.js';

const REPORT_FILE = 'trust-report.json';
const MANIFEST_FILE = 'context-manifest.json';
const COMMENT_FILE = 'comment.md';

/**
 * The action: judges, and then tells. Never throws; a fault is verdict `error` (SECURITY S35).
 *
 * @param environment of the step, as the runner made it.
 * @returns the exit code: 0 pass, 1 fail or error, 3 for a fault of ours.
 */
export async function run(environment: Environment): Promise<number> {
  try {
    const evaluation = await judgeAndTell(environment);
    return exitCodeOf(evaluation);
  } catch (error) {
    return reportFault(error, environment, log);
  }
}

async function judgeAndTell(environment: Environment): Promise<Evaluation> {
  const runner = runnerEnvironment(environment);
  const inputs = readInputs(environment);
  const event = readEvent(runner.eventName, runner.eventPath);
  // Not before: the toolkit reads the payload while it loads, and a broken one would be a crash.
  const { createClient } = await import('./client.js');
  const github = createClient({ token: inputs.token, apiUrl: runner.apiUrl, repository: runner.repository, version: VERSION, remark: (message) => log.info(message) });

  const judged = await judgeEvent({ event, runner, github, environment: withoutSecrets(environment), now: wholeSeconds(new Date()) });
  const { mode, refused } = modeInForce(inputs.mode, judged.evaluation.mode, event.kind);
  if (refused) log.warning('the input `mode: report` is not obeyed: the policy of the base branch does not say `mode: report`');
  const evaluation = { ...judged.evaluation, mode };

  const comment = tell(evaluation, runner, environment);
  // A comment on an older head would hide what the run of the newer one says (SECURITY S05).
  if (event.kind === 'pull_request' && judged.moved?.what !== 'head') await tellPullRequest(github, event, evaluation, comment);
  return evaluation;
}

/** Everything that needs no permission, so that it is there whatever becomes of the comment. Answers the text of the comment. */
function tell(evaluation: Evaluation, runner: RunnerEnvironment, environment: Environment): string {
  const comment = renderComment(evaluation, { marker: MARKER });
  log.info(`verdict: ${evaluation.verdict}`);
  setOutputs(countsOf(evaluation));
  annotate(evaluation, log);
  appendSummary(environment, renderSummary(evaluation));
  const paths = writeResults(runner.temp, {
    [REPORT_FILE]: renderJson(trustReport(evaluation, { manifestPath: MANIFEST_FILE })),
    [MANIFEST_FILE]: renderJson(evaluation.manifest),
    [COMMENT_FILE]: comment,
  });
  setOutputs({ 'report-path': paths.get(REPORT_FILE) ?? '', 'manifest-path': paths.get(MANIFEST_FILE) ?? '' });
  return comment;
}

/** The comment comes last. That GitHub refuses it is a warning, and changes neither verdict nor exit code (SECURITY S29). */
async function tellPullRequest(github: GitHub, event: PullRequestEvent, evaluation: Evaluation, body: string): Promise<void> {
  try {
    const id = await keepComment(github, event.number, body, isWorthSaying(evaluation));
    setOutputs({ 'comment-id': id === null ? '' : String(id) });
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    log.warning(
      status === 403 || status === 404
        ? `GitHub refused the comment (${status}). The job needs the permission pull-requests: write; from a fork or Dependabot the token only reads. The summary has it all.`
        : `GitHub did not take the comment (${status}). The summary has it all.`,
    );
  }
}

/** A gate that cannot judge is red in every mode. */
function exitCodeOf({ verdict, mode }: Evaluation): 0 | 1 {
  if (verdict === 'fail') return mode === 'report' ? 0 : 1;
  return verdict === 'pass' ? 0 : 1;
}

function wholeSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
