import { beginSelfProof, prover } from '../fixtures/run.js';
import { evaluate, type Evaluation, type EvaluationInput } from '../gate/evaluate.js';
import type { ReviewInput } from '../gate/review/review.js';
import type { LineSuggestion } from '../gate/suggestions.js';
import type { ThenAndNow } from '../gate/then-and-now.js';
import { formerFilesIn } from '../lifecycle/former-files.js';
import { mayHoldMemory, readMemory } from '../memory/store.js';
import type { PolicyFile } from '../memory/policy.js';
import { fetchCommit, resolveCommit } from '../tree/commits.js';
import type { Sha256 } from '../tree/digest.js';
import type { Environment } from '../tree/git.js';
import { askingGit } from '../tree/asking-git.js';
import { GitTree } from '../tree/git-tree.js';
import type { ObjectReader } from '../tree/object-reader.js';
import type { Tree } from '../tree/tree.js';
import { holdYoungGeneration } from '../tree/v8-settings.js';
import { ConfigurationError, WaitedTooLong } from '../text/errors.js';
import type { AfterApproval } from '../report/verdict.js';
import { afterApproval } from './after-approval.js';
import { GitHubUnavailable, statusOf } from './answers.js';
import { BranchAuditor } from './audit.js';
import { ApiTree } from './api-tree.js';
import {
  auditedBranch,
  type BranchEvent,
  type GateEvent,
  type MergeGroupEvent,
  type PullRequestEvent,
} from './event.js';
import { openCommit, type Clone, type Merge, useClone } from './base.js';
import { findMerge, type FoundMerge, newestMerge } from './newest-merge.js';
import type { GitHub } from './client.js';
import type { RunnerEnvironment } from './environment.js';
import { changesSince, withPolicy } from './branch.js';
import { otherDefaultBranch, defaultBranchOf, type DefaultBranch } from './default-branch.js';
import {
  askLive,
  type LiveQuestion,
  markOutdated,
  type RefMovement,
  refMovementSince,
} from './ref-movement.js';
import { PullRequestAuthority } from './reviews/pull-request-authority.js';
import { RunnerPast } from './runner-past.js';
import { pastSearch } from '../tree/past-search.js';
import { QueueAuthority } from './reviews/queue-authority.js';

/*
 * Which trees an event compares, and the evaluation of them. A pull request: its merge result with the first parent of
 * that. A merge group: the commit that the queue would merge. Anything else: the branch alone, which is audited.
 */

interface EvaluationRequest {
  readonly event: GateEvent;
  readonly runner: RunnerEnvironment;
  readonly github: GitHub;
  /** Client that can read team members; null without the input `members-token`. */
  readonly members?: GitHub | null;
  /** For git, without inputs and tokens. */
  readonly environment: Environment;
  /** ISO 8601, whole seconds. */
  readonly now: string;
  /** Policy file instead of the branch's own; refused for other events. */
  readonly policy?: string | null;
  /** A reviewer's findings; they can only add findings. */
  readonly review?: ReviewInput | null;
  /** Whether suggestions for a pull request are wanted. */
  readonly suggests?: boolean;
}

export interface Judged {
  readonly evaluation: Evaluation;
  /** Set if branches moved; then the verdict is `error`. */
  readonly moved: RefMovement | null;
  /** For a pull request its merge commit. Full object id. */
  readonly commit: string;
  readonly trees: { readonly head: Tree; readonly base: Tree | null };
  /** Null if there is nothing to approve. */
  readonly afterApproval: AfterApproval | null;
  /** False if some policy could not be read: then it is unknown what it hides. */
  readonly policyIsKnown: boolean;
  /** What stale facts cite, then and now, for page and comment. */
  readonly cited?: readonly ThenAndNow[];
  /** Null if none were wanted, or it is unknown what may be shown. */
  readonly suggestions?: readonly LineSuggestion[] | null;
}

/** Reads git objects of the checkout, and GitHub where these do not suffice. */
export async function judgeEvent(question: EvaluationRequest): Promise<Judged> {
  holdYoungGeneration();
  const { event, github } = question;
  // GitHub answers while the trees are read and judged.
  const live = event.kind === 'pull_request' ? askLive(github, event) : undefined;
  return useClone(question.runner, github, question.environment, async (clone) => {
    if (mayHoldMemory(clone.repository)) void beginSelfProof();
    const judged = await judgeIn(clone, question, live);
    const withText = await withCited(judged, clone.objects);
    if (!judged.policyIsKnown) return withText;
    return { ...withText, suggestions: await suggestionsFor(judged, question, clone) };
  });
}

/** What stale facts cite, then and now, without asking GitHub; none where it is unknown what a policy hides. */
export async function withCited(judged: Judged, objects: ObjectReader): Promise<Judged> {
  const { evaluation, trees } = judged;
  if (!judged.policyIsKnown) return judged;
  const base = trees.base instanceof ApiTree ? null : trees.base;
  const former = formerFilesIn(base, objects, [evaluation.policy.policy]);
  const { thenAndNow } = await import('../gate/then-and-now.js');
  return { ...judged, cited: await thenAndNow(evaluation, { ...trees, former }) };
}

/** Lines of the judged merge that the head has too. Null also if GitHub does not answer: no verdict depends on them. */
async function suggestionsFor(
  { evaluation, moved, trees: { head: merged, base } }: Judged,
  { event, github, suggests = false }: EvaluationRequest,
  clone: Clone,
): Promise<readonly LineSuggestion[] | null> {
  if (!suggests || event.kind !== 'pull_request' || moved !== null || base === null) return null;
  const { hasFixes, suggestionsOf } = await import('../gate/suggestions.js');
  if (!hasFixes(evaluation)) return [];
  try {
    const head = await openCommit(clone, github, event.headSha, merged);
    return await suggestionsOf(evaluation, { base, merged, head });
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
}

function isUnavailable(error: unknown): boolean {
  return (
    statusOf(error) !== null ||
    error instanceof GitHubUnavailable ||
    error instanceof WaitedTooLong ||
    error instanceof ConfigurationError
  );
}

async function judgeIn(
  clone: Clone,
  question: EvaluationRequest,
  live: LiveQuestion | undefined,
): Promise<Judged> {
  const { event } = question;
  switch (event.kind) {
    case 'pull_request':
      return judgePullRequest(question, event, clone, live);
    case 'merge_group':
      return judgeMergeGroup(question, event, clone);
    case 'branch':
      return judgeBranch(question, event, clone);
  }
}

/**
 * The merge commit of the event, or a newer merge if memory of the base moved. It is judged while GitHub is asked:
 * mostly nothing moved.
 */
async function judgePullRequest(
  question: EvaluationRequest,
  event: PullRequestEvent,
  clone: Clone,
  live: LiveQuestion | undefined,
): Promise<Judged> {
  const { github, runner } = question;
  const found = await findMerge(github, clone, event, runner.sha);
  const first = await judgeWhileAsking(question, event, found, live);
  if (first.before?.what !== 'base') return first.judged;
  const newer = await newestMerge(github, clone, event, found.merge);
  if (newer === null || newer.merge.base === found.merge.base) return first.judged;
  return judgeMerge(question, event, newer);
}

/** Waits for both, even if one fails. */
async function judgeWhileAsking(
  question: EvaluationRequest,
  event: PullRequestEvent,
  found: FoundMerge,
  live?: LiveQuestion,
): Promise<{ readonly before: RefMovement | null; readonly judged: Promise<Judged> }> {
  const before = refMovementSince(question.github, event, found.merge.base, live);
  const judged = judgeMerge(question, event, found, before);
  await Promise.allSettled([before, judged]);
  // A missing permission is reported before its consequences.
  return { before: await before, judged };
}

/**
 * Compares a merge result with its first parent, and checks before and after that nothing moved (SECURITY S05, S06).
 * @param before what had moved already.
 */
export async function judgeMerge(
  question: EvaluationRequest,
  event: PullRequestEvent,
  { merge, clone }: FoundMerge,
  before: Promise<RefMovement | null> | null = null,
): Promise<Judged> {
  const change = await compare(question, clone, merge);
  const sources = { github: question.github, members: question.members ?? null, clone };
  const from = (baseSha: string): PullRequestAuthority =>
    new PullRequestAuthority(
      sources,
      { number: event.number, author: event.author, headSha: event.headSha, baseSha },
      change.head,
    );
  const defaultBranch = await otherDefaultBranch(question.github, event, clone, from);
  const evaluation = await evaluate({
    ...change,
    authority: from(merge.base),
    subject: { ...change.subject, headSha: event.headSha },
    ...asEvaluationInput(defaultBranch),
  });
  const moved = (await before) ?? (await refMovementSince(question.github, event, merge.base));
  return {
    moved,
    evaluation: moved === null ? evaluation : markOutdated(evaluation, moved),
    commit: merge.commit,
    trees: treesOf(change),
    afterApproval: await afterwards(evaluation, defaultBranch === null ? change.base : null),
    policyIsKnown: areKnown(evaluation.policy, defaultBranch),
  };
}

/** Only if an approval is missing: it reads the workflows. */
async function afterwards(
  { findings }: Evaluation,
  defaultBranch: Tree | null,
): Promise<AfterApproval | null> {
  return findings.some(({ awaitsApproval }) => awaitsApproval)
    ? afterApproval(defaultBranch)
    : null;
}

function treesOf({ head, base }: EvaluationInput): Judged['trees'] {
  return { head, base };
}

/** The default branch in the form that `evaluate` takes; nothing if it is the base itself. */
function asEvaluationInput(
  found: DefaultBranch | null,
): Pick<EvaluationInput, 'alsoUnder' | 'defaultBranch'> {
  if (found === null) return {};
  return {
    alsoUnder: found.policy.policy,
    ...(found.memory === null ? {} : { defaultBranch: found.memory }),
  };
}

function areKnown(own: PolicyFile, found: DefaultBranch | null): boolean {
  return own.origin !== 'broken' && found?.policy.origin !== 'broken';
}

async function judgeMergeGroup(
  question: EvaluationRequest,
  event: MergeGroupEvent,
  clone: Clone,
): Promise<Judged> {
  if (!(await fetchCommit(clone.repository, clone.objects, event.headSha))) {
    throw new ConfigurationError(
      'the commit of the merge queue is not in the clone',
      'Use actions/checkout without `ref`.',
    );
  }
  const { baseSha: base, headSha: commit } = event;
  const change = await compare(question, clone, { base, commit });
  const from = (baseSha: string): QueueAuthority =>
    new QueueAuthority(
      { github: question.github, members: question.members ?? null, clone },
      { ...event, baseSha },
      change.head,
    );
  const defaultBranch = await otherDefaultBranch(question.github, event, clone, from);
  const evaluation = await evaluate({
    ...change,
    authority: from(event.baseSha),
    ...asEvaluationInput(defaultBranch),
  });
  return {
    moved: null,
    evaluation,
    commit: event.headSha,
    trees: treesOf(change),
    afterApproval: null,
    policyIsKnown: areKnown(evaluation.policy, defaultBranch),
  };
}

/** The branch as its own base: the audit, and what a push did to trust. */
async function judgeBranch(
  { github, members = null, runner, now, policy = null, review = null }: EvaluationRequest,
  event: BranchEvent,
  clone: Clone,
): Promise<Judged> {
  const { repository, objects } = clone;
  const commit = await resolveCommit(objects, 'HEAD');
  if (commit === null)
    throw new ConfigurationError('the workspace is empty', 'Run actions/checkout first.');
  const tree = await withPolicy(await GitTree.open(repository, commit, objects), policy);
  const before = event.before === null ? null : await resolveCommit(objects, event.before);
  const older =
    before === null || before === commit ? null : await GitTree.open(repository, before, objects);
  const branch = auditedBranch(
    event.defaultBranch === null && runner.eventName === 'workflow_dispatch'
      ? { ...event, defaultBranch: await defaultBranchOf(github) }
      : event,
    runner,
  );
  const audit =
    branch === null
      ? {}
      : {
          auditor: new BranchAuditor(
            { github, members, clone },
            branch,
            commit,
            await eventsBefore(event, clone, commit),
          ),
        };
  const evaluation = await evaluate({
    base: tree,
    head: tree,
    scope: 'state',
    surface: 'branch',
    prover,
    now,
    subject: { repository: nameOf(runner), baseSha: commit, headSha: commit },
    past: new RunnerPast(
      clone,
      github,
      commit,
      commit,
      pastSearch(clone.repository, clone.objects, commit, tree),
    ),
    ...audit,
    ...(review === null ? {} : { review }),
  });
  const told =
    older === null
      ? evaluation
      : { ...evaluation, changes: await changesSince(older, tree, evaluation) };
  return {
    moved: null,
    evaluation: told,
    commit,
    trees: { head: tree, base: older },
    afterApproval: null,
    policyIsKnown: areKnown(evaluation.policy, null),
  };
}

/** Events from before a push, which is fetched if necessary; null to trace all. */
async function eventsBefore(
  { before }: BranchEvent,
  { repository, objects }: Clone,
  commit: string,
): Promise<ReadonlySet<Sha256> | null> {
  if (before === null || before === commit || !(await fetchCommit(repository, objects, before)))
    return null;
  return new Set(
    (await readMemory(await GitTree.open(repository, before, objects))).events.map(({ id }) => id),
  );
}

async function compare(
  { github, runner, now, review = null }: EvaluationRequest,
  clone: Clone,
  { base, commit, byFile }: Merge,
): Promise<EvaluationInput> {
  const settled = await openCommit(clone, github, base);
  return {
    base: settled,
    head: byFile?.tree ?? (await openCommit(clone, github, commit, settled)),
    scope: 'change',
    surface: 'pull-request',
    prover,
    now,
    past: new RunnerPast(clone, github, byFile?.olderBase ?? base, commit),
    attributes: askingGit(clone.repository.environment),
    ...(review === null ? {} : { review }),
    subject: { repository: nameOf(runner), baseSha: base, headSha: commit },
  };
}

function nameOf({ repository }: RunnerEnvironment): string {
  return `${repository.owner}/${repository.repo}`;
}
