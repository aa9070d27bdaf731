import { prose } from '../../report/markdown.js';
import { openRepository, type Environment } from '../../tree/git.js';
import { ObjectReader } from '../../tree/object-reader.js';
import { getViewer, WORKFLOW_IDENTITY } from '../api/people.js';
import { startedOn } from '../audit/branch.js';
import { openCommit } from '../base.js';
import type { GitHub } from '../client.js';
import type { RunnerEnvironment } from '../environment.js';
import type { BranchEvent } from '../event.js';
import type { Judged } from '../judge.js';
import type { Logger } from '../log.js';
import type { Outputs } from '../results.js';
import { changeOf, type BranchEdits } from './change.js';
import { keepPull, type KeptPull } from './keep-pull.js';
import type { PlanRefine, RefinePlan } from './plan.js';
import {
  pullRequestBody,
  info,
  remarksOf,
  saidOfChecks,
  titleOf,
  warning,
  whyNot,
  type RefineRemark,
} from './words.js';

/*
 * What does the action do about staged notes on the default branch? It keeps one pull request open that
 * proposes what `memtrust notes refine` would write, for example "Refine memory: 2 facts proposed":
 *
 *   the gate could not judge        nothing is proposed, and the summary says so
 *   there is something to propose   the pull request is opened, or brought up to date
 *   GitHub refuses                  a warning that names what is missing
 */

/** All that is needed to keep the pull request that refines memory up to date. */
export interface Refining {
  readonly judged: Judged;
  readonly event: BranchEvent;
  readonly runner: RunnerEnvironment;
  /** Client of the workflow's token. */
  readonly github: GitHub;
  /** Client of `refine-token`; null where none is given. */
  readonly app: GitHub | null;
  /** The environment for git; no input and no token is in it. */
  readonly environment: Environment;
  readonly plan: PlanRefine;
  readonly log: Logger;
}

/** What there is to tell of it. */
export interface Refined {
  readonly outputs: Outputs;
  /** One line for the summary of the job, in Markdown. */
  readonly summary: string;
}

/**
 * Keeps the pull request with what is to be refined in the memory of the default branch. What
 * GitHub refuses is a warning, and changes neither verdict nor exit code (SECURITY S29).
 */
export async function refineByPullRequest(refining: Refining): Promise<Refined> {
  const { number, said } = await refine(refining);
  refining.log[said.level](`refine: ${said.text}`);
  return {
    outputs: { 'refine-pull-request': number === null ? '' : String(number) },
    summary: `**Refine:** ${prose(said.text)}.\n`,
  };
}

interface Outcome {
  /** Of the open pull request. */
  readonly number: number | null;
  readonly said: RefineRemark;
}

/** First what rules out any proposal: another branch, or a gate that could not judge. */
async function refine(refining: Refining): Promise<Outcome> {
  const { judged, event, runner } = refining;
  const base = startedOn(event, runner);
  // Another branch's records are nobody's baseline, so nothing follows from them.
  if (base === null)
    return {
      number: null,
      said: warning(
        'nothing is refined, because the workflow was not started on the default branch',
      ),
    };
  if (judged.evaluation.verdict === 'error' || !judged.policyIsKnown)
    return { number: null, said: info('nothing is refined, because the gate could not judge') };
  const { plan, change } = await planned(refining);
  try {
    return await offer(refining, base, plan, change);
  } catch (error) {
    return { number: null, said: whyNot(error, refining.app === null) };
  }
}

/** What is to be proposed, and which of its edits make a difference in the commit that was judged. */
async function planned({
  judged: { commit, evaluation },
  runner,
  github,
  environment,
  plan: planRefine,
}: Refining): Promise<{ readonly plan: RefinePlan; readonly change: BranchEdits }> {
  const repository = await openRepository(runner.workspace, environment, {
    network: github.network,
    transport: 'as-configured',
  });
  const objects = new ObjectReader(repository);
  try {
    const clone = { repository, objects };
    const tree = await openCommit(clone, github, commit);
    const plan = await planRefine({ tree, commit, evaluation, clone });
    return { plan, change: changeOf(plan.edits, tree) };
  } finally {
    objects.close();
  }
}

/** Keeps the pull request with that change, under the app's account where there is one. */
async function offer(
  { judged: { commit }, github, app, log }: Refining,
  base: string,
  plan: RefinePlan,
  change: BranchEdits,
): Promise<Outcome> {
  const self = await getViewer(app ?? github);
  // What the workflow's own token began, the app goes on with.
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
    log.warning(saidOfChecks(kept.number).text);
  return { number: openNumber(kept), said: remarksOf(kept) };
}

/** The number for the output `refine-pull-request`: of a pull request that is open, ours or not. */
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
