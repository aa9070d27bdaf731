import type { Evaluation } from '../gate/evaluate.js';
import { notesOf } from '../report/annotations.js';
import { isoSeconds, numbered } from '../text/visible.js';
import { type Logger, runnerLog as log } from './log.js';
import { join } from 'node:path';
import { renderComment, renderSummary } from '../report/comment.js';
import { renderJson } from '../report/json.js';
import { introduction } from '../report/verdict.js';
import {
  COMMENT_FILE,
  HTML_FILE,
  MANIFEST_FILE,
  REPORT_FILE,
  type RunFiles,
  runFilesLine,
  SARIF_FILE,
  STATEMENT_FILE,
} from '../report/run-files.js';
import { renderSarif } from '../report/sarif.js';
import { renderStatement } from '../report/statement.js';
import { trustReport } from '../report/trust-report.js';
import { VERSION } from '../report/project.js';
import { within } from '../report/view.js';
import { WaitedTooLong } from '../text/errors.js';
import type { Environment } from '../tree/git.js';
import { type NoArtifact, uploadArtifact, type Uploaded } from './artifact.js';
import { isWorthSaying, markerOf, commentOnPullRequest } from './comment.js';
import type { LaterSteps } from './merged-context.js';
import { runnerEnvironment, type RunnerEnvironment, withoutTokens } from './environment.js';
import { type PullRequestEvent, readEvent } from './event.js';
import type { GitHub } from './client.js';
import {
  appendSummary,
  countsOf,
  hostedLinks,
  hostedRepository,
  linkedNames,
  reportFault,
  setOutputs,
  writeResults,
} from './results.js';
import {
  type Inputs,
  modeInForce,
  readInputs,
  readReviewFindings,
  refuseOwnPolicy,
  refuseRefine,
} from './inputs.js';
import { type Judged, judgeEvent } from './judge.js';
import { NetworkBudget } from './network-budget.js';
import type { Refining } from './refine/refine.js';

/** GitHub shows ten of each level a step. The rest is for the action's own messages. */
const MOST = { error: 9, warning: 6 } as const;

/** Annotates the findings of the verdict; those that do not fit are counted. */
export function annotate(evaluation: Evaluation, logger: Logger): void {
  const all = notesOf(evaluation);
  const left = (['error', 'warning'] as const).flatMap((severity) => {
    const notes = all.filter((note) => note.severity === severity);
    for (const { title, message, path, line, column } of notes.slice(0, MOST[severity])) {
      logger[severity](message, { title, path, line, column });
    }
    const more = notes.length - MOST[severity];
    return more > 0 ? [numbered(more, `more ${severity}`)] : [];
  });
  if (left.length > 0) logger.info(`${left.join(' and ')}: see the summary`);
}

/**
 * Never throws; a fault is verdict `error` (SECURITY S35). @param network the time that the run may wait (SECURITY
 * S47).
 * @returns exit code: 0 pass, 1 fail or error, 3 for a bug.
 */
export async function runAction(
  environment: Environment,
  network = new NetworkBudget(),
): Promise<number> {
  try {
    const evaluation = await judgeAndTell(environment, network);
    return exitCodeOf(evaluation);
  } catch (error) {
    return reportFault(error, environment, log);
  }
}

async function judgeAndTell(environment: Environment, network: NetworkBudget): Promise<Evaluation> {
  const inputs = readInputs(environment);
  const there = runnerEnvironment(environment);
  const runner = { ...there, checkout: join(there.workspace, inputs.path) };
  const event = readEvent(runner.eventName, runner.eventPath);
  refuseOwnPolicy(inputs.policy, event.kind);
  refuseRefine(inputs.refine, event.kind, runner.eventName);
  // Loaded late: the toolkit reads the payload while it loads, and a broken one would crash it.
  const { createClient } = await import('./client.js');
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

  const judged = await judgeEvent({
    event,
    runner,
    github,
    members,
    environment: withoutTokens(environment),
    now: isoSeconds(Date.now()),
    policy: inputs.policy,
    suggests: inputs.suggestions,
    review:
      inputs.reviewFindings === null ? null : readReviewFindings(inputs.reviewFindings, runner),
  });
  const { mode, refused } = modeInForce(inputs.mode, judged.evaluation.mode, event.kind);
  if (refused)
    log.warning(
      'the input `mode: report` is ignored: the policy of the base branch does not set `mode: report`',
    );
  if (event.kind === 'branch' && !event.isDefault)
    log.warning(
      'this branch is checked with its own records, so this run protects nothing: run the ' +
        'workflow on push to the default branch only',
    );
  const evaluation = { ...judged.evaluation, mode };

  const comment = await tell({ ...judged, evaluation }, inputs, runner, network, environment);
  if (event.kind === 'pull_request')
    await writeOnPullRequest(github, event, { ...judged, evaluation }, comment, inputs);
  if (inputs.contextQuery !== '')
    await handOn({
      judged: { ...judged, evaluation },
      event,
      inputs,
      runner,
      github,
      environment: withoutTokens(environment),
      log,
    });
  if (inputs.refine !== null && event.kind === 'branch') {
    const app =
      inputs.refineToken === null ? null : createClient({ ...client, token: inputs.refineToken });
    await offerRefined(
      { judged, event, runner, github, app, environment: withoutTokens(environment), log },
      environment,
    );
  }
  return evaluation;
}

/** The comment, and suggestions of the part that is shown. */
async function writeOnPullRequest(
  github: GitHub,
  event: PullRequestEvent,
  { evaluation, moved, suggestions = null }: Judged,
  comment: string,
  { comment: when, commentKey, showFolder }: Inputs,
): Promise<void> {
  // A comment on an outdated head would hide that of the newer run (SECURITY S05).
  if (moved?.what !== 'head' && when !== 'never')
    await commentOnPullRequest(
      github,
      event,
      comment,
      when === 'always' || isWorthSaying(evaluation),
      log,
    );
  if (suggestions === null) return;
  const shown = new Set(within(evaluation, showFolder).findings);
  const { keepSuggestions } = await import('./suggestions.js');
  await keepSuggestions(
    github,
    event,
    suggestions.filter(({ findings }) => findings.some((finding) => shown.has(finding))),
    commentKey,
    log,
  );
}

/** Last, and only here is its code loaded. */
async function handOn(handing: LaterSteps): Promise<void> {
  const { contextForLaterSteps } = await import('./merged-context.js');
  setOutputs(await contextForLaterSteps(handing));
}

async function offerRefined(
  refining: Omit<Refining, 'plan'>,
  environment: Environment,
): Promise<void> {
  const [{ refineByPullRequest }, { planRefine }] = await Promise.all([
    import('./refine/refine.js'),
    import('./refine/plan-refine.js'),
  ]);
  const { outputs, summary } = await refineByPullRequest({ ...refining, plan: planRefine });
  setOutputs(outputs);
  appendSummary(environment, `\n${summary}`, refining.log);
}

/** Everything that needs no permission. @returns the text of the comment. */
async function tell(
  judged: Judged,
  inputs: Inputs,
  runner: RunnerEnvironment,
  network: NetworkBudget,
  environment: Environment,
): Promise<string> {
  const { evaluation } = judged;
  const view = within(evaluation, inputs.showFolder);
  const { cited = [], afterApproval } = judged;
  const shown = { names: linkedNames(judged, runner), afterApproval, cited };
  const comment = renderComment(view, {
    marker: markerOf(inputs.commentKey),
    introduction: introduction(view),
    ...shown,
  });
  log.info(`verdict: ${evaluation.verdict}`);
  setOutputs(countsOf(evaluation));
  if (inputs.annotations) annotate(view, log);
  const hasSummary = appendSummary(environment, renderSummary(view, shown), log);
  const folder = join(runner.temp, 'memtrust');
  const { renderHtml } = await import('../report/html.js');
  const report = trustReport(evaluation, { manifestPath: MANIFEST_FILE });
  const files = {
    [REPORT_FILE]: renderJson(report),
    [MANIFEST_FILE]: renderJson(evaluation.manifest),
    [SARIF_FILE]: renderSarif(evaluation),
    [HTML_FILE]: renderHtml(evaluation, {
      links: hostedLinks(judged, runner),
      cited,
      afterApproval,
    }),
    [COMMENT_FILE]: comment,
  };
  const paths = writeResults(folder, {
    ...files,
    [STATEMENT_FILE]: renderStatement(report, files),
  });
  setOutputs({
    'report-path': paths.get(REPORT_FILE) ?? '',
    'manifest-path': paths.get(MANIFEST_FILE) ?? '',
    'sarif-path': paths.get(SARIF_FILE) ?? '',
    'html-path': paths.get(HTML_FILE) ?? '',
    'comment-path': paths.get(COMMENT_FILE) ?? '',
  });
  const line = runFilesLine(
    await keepFiles(inputs, folder, [...paths.values()], runner, network),
    hostedRepository(runner),
  );
  if (hasSummary) appendSummary(environment, line, log);
  return `${comment}${line}`;
}

/** If nothing is uploaded, the files are still in the runner's folder. */
async function keepFiles(
  { artifacts, artifactName: name, retentionDays }: Inputs,
  folder: string,
  files: readonly string[],
  runner: RunnerEnvironment,
  network: NetworkBudget,
): Promise<RunFiles> {
  const at = { run: runner.runId };
  if (!artifacts) return { kind: 'runner', why: 'the input artifacts is false', ...at };
  const kept = await withinTime(network, async (leftMs) =>
    uploadArtifact({ name, folder, files, retentionDays }, runner, leftMs),
  );
  if ('id' in kept) {
    log.info('uploaded the report as an artifact');
    return { kind: 'artifact', name, artifact: kept.id, ...at };
  }
  if (kept.remedy === null) log.info(`no artifact: ${kept.why}`);
  else log.warning(`no artifact: ${kept.why}. ${kept.remedy}`);
  return { kind: 'runner', why: kept.why, ...at };
}

async function withinTime(
  network: NetworkBudget,
  upload: (leftMs: number) => Promise<Uploaded | NoArtifact>,
): Promise<Uploaded | NoArtifact> {
  try {
    return await network.spend('the upload of the artifact', upload);
  } catch (error) {
    if (error instanceof WaitedTooLong) return { why: error.what, remedy: error.remedy };
    throw error;
  }
}

/** A gate that cannot judge is red in every mode. */
function exitCodeOf({ verdict, mode }: Evaluation): 0 | 1 {
  if (verdict === 'fail') return mode === 'report' ? 0 : 1;
  return verdict === 'pass' ? 0 : 1;
}
