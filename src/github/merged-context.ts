import { join } from 'node:path';
import { breakdown, type BudgetReport } from '../context/build/budget.js';
import {
  composeContext,
  type Composed,
  contextEnding,
  contextName,
  manifestName,
  ownerKindOf,
} from '../context/build/manifest.js';
import { projectInstructions, projectSkills } from '../context/build/project.js';
import type { ContextRequest } from '../context/build/request.js';
import { passagesOf } from '../context/recall/passages.js';
import { related } from '../context/recall/relations.js';
import { recall } from '../context/recall/passage-index.js';
import { renderJson } from '../report/json.js';
import type { Environment } from '../tree/git.js';
import { removeFile } from '../tree/disk.js';
import { Place } from '../tree/place.js';
import { type GateEvent, type MergeGroupEvent, type PullRequestEvent, startedOn } from './event.js';
import type { GitHub } from './client.js';
import type { RunnerEnvironment } from './environment.js';
import type { Inputs } from './inputs.js';
import type { Judged } from './judge.js';
import type { Logger } from './log.js';
import { type Outputs, writeResults } from './results.js';
import { type Readable, readTrusted } from '../context/reading.js';
import { trustTierOf } from '../trust/reader-trust.js';
import type { Evaluation } from '../gate/evaluate.js';
import { shortSha } from '../tree/digest.js';
import { changedPaths } from '../tree/changes.js';
import { type Commit, recentCommits } from '../tree/history.js';
import type { Tree } from '../tree/tree.js';
import type { Entry } from '../trust/entry.js';
import { type Clone, openCommit, useClone } from './base.js';
import { withPolicy } from './branch.js';
import { RunnerPast } from './runner-past.js';

/* The context for later steps of a job: only what is merged into the default branch, and none without a pass. */

export interface LaterSteps {
  readonly judged: Judged;
  readonly event: GateEvent;
  readonly inputs: Inputs;
  readonly runner: RunnerEnvironment;
  readonly github: GitHub;
  /** For git, without inputs and tokens. */
  readonly environment: Environment;
  readonly log: Logger;
}

/** Outputs without a context. */
const NONE: Outputs = { 'context-file': '', 'context-manifest': '' };

/**
 * Writes what the gate trusts, within the budget, with its manifest (SECURITY S41), or says in one line why not. Never
 * changes the verdict.
 */
export async function contextForLaterSteps(steps: LaterSteps): Promise<Outputs> {
  const { log, runner } = steps;
  const source = sourceOf(steps);
  if ('none' in source) {
    log.info(`no context: ${source.none}`);
    return NONE;
  }
  const composed = await compose(steps, await read(steps, source));
  if (composed.kind === 'overflow') {
    log.warning(overflowWords(composed.budget));
    return NONE;
  }
  const { built, manifest } = composed;
  const paths = writeBoth(join(runner.temp, 'memtrust', 'context'), composed);
  log.info(
    `context: ${built.budget.used} of ${built.budget.ceiling} tokens, with the text of ` +
      `${manifest.selected_memory.length} of ${manifest.entries.length} entries`,
  );
  return {
    'context-file': paths.context,
    'context-manifest': paths.manifest,
  };
}

type Source =
  { readonly none: string } | { readonly read: (opened: JudgedEvent) => Promise<Given> };

/** Where the context comes from, or why there is none. */
function sourceOf({ judged, event, runner, inputs }: LaterSteps): Source {
  const { evaluation, commit, policyIsKnown } = judged;
  if (evaluation.verdict !== 'pass') return { none: `the verdict is ${evaluation.verdict}` };
  if (!policyIsKnown)
    return { none: 'a policy cannot be read, so memtrust cannot tell what it blocks' };
  if (event.kind !== 'branch') {
    const { baseSha } = evaluation.subject;
    return baseSha === null
      ? { none: 'the base is missing' }
      : { read: async (opened) => givenOfChange(opened, event, baseSha) };
  }
  const branch = startedOn(event, runner);
  // A checkout of anything else may be a stranger's pull request.
  if (branch === null || commit !== runner.sha)
    return {
      none:
        'the checkout is not the commit of the default branch that started this workflow, ' +
        'so it has no trusted baseline',
    };
  return { read: async (opened) => givenOfBranch(opened, branch, inputs.policy) };
}

async function read(
  { judged, runner, github, environment }: LaterSteps,
  source: Exclude<Source, { readonly none: string }>,
): Promise<Given> {
  const { evaluation, commit } = judged;
  return useClone(runner, github, environment, async (clone) =>
    source.read({ clone, github, evaluation, commit }),
  );
}

/** For a change, only what it leaves alone is searched. */
async function compose(
  steps: LaterSteps,
  { entries, unchanged, commits, basis }: Given,
): Promise<ReturnType<typeof composeContext>> {
  const { judged, inputs } = steps;
  const { policy, subject } = judged.evaluation;
  // What must not be quoted does not influence the ranking either.
  const searched =
    unchanged === null ? entries : entries.filter(({ entry }) => unchanged.has(entry.id));
  const passages = await related(passagesOf({ entries: searched, policy }, commits));
  const request: ContextRequest = {
    purpose: inputs.contextFor,
    query: inputs.contextQuery,
    basis,
    hits: recall(passages, inputs.contextQuery),
    entries: entries.map(({ entry }) => entry),
    passages,
    policy: policy.policy,
    instructions: projectInstructions(entries, inputs.showFolder),
    prompt: null,
    transcript: [],
    summary: null,
    tools: [],
    skills: projectSkills(entries, new Set()),
    resources: [],
    evidence: [],
    budget: { ceiling: inputs.contextBudget ?? policy.policy.context.max_tokens, limits: {} },
    ...(unchanged === null ? {} : { onlyUnchangedSince: unchanged }),
  };
  return composeContext(
    request,
    {
      ownerKind: ownerKindOf(inputs.contextFor),
      ownerId: subject.headSha ?? inputs.contextFor,
      policyDigest: policy.digest,
      generatedAt: subject.evaluatedAt,
    },
    { folder: '' },
  );
}

/** Only our own words and numbers. */
function overflowWords(budget: BudgetReport): string {
  const parts = breakdown(budget).map(
    ({ part, limit, used }) => `${part} ${used}${limit === null ? '' : ` of ${limit}`}`,
  );
  return (
    `no context: it would take ${budget.used} tokens, and ` +
    `context-budget allows ${budget.ceiling} (${parts.join(', ')}). Raise context-budget`
  );
}

/** Both files or none. */
function writeBoth(
  folder: string,
  { built, manifest }: Composed,
): { readonly context: string; readonly manifest: string } {
  const context = `${contextName(manifest)}${contextEnding('markdown')}`;
  const names = { context, manifest: manifestName(context) };
  const paths = { context: join(folder, names.context), manifest: join(folder, names.manifest) };
  try {
    writeResults(folder, { [names.context]: built.text, [names.manifest]: renderJson(manifest) });
    return paths;
  } catch (error) {
    for (const path of Object.values(paths)) removeFile(Place.ofRunner(path));
    throw error;
  }
}

export interface Given {
  /** Those of the evaluation; only quotable ones have text. */
  readonly entries: readonly Readable[];
  /** Ids that the change leaves alone (SECURITY S41); null if nothing is a stranger's. */
  readonly unchanged: ReadonlySet<string> | null;
  readonly commits: readonly Commit[];
  readonly basis: string;
}

interface JudgedEvent {
  readonly clone: Clone;
  readonly github: GitHub;
  readonly evaluation: Evaluation;
  readonly commit: string;
}

/**
 * All entries are listed, but only texts that the change leaves alone are quoted: trusted in the base, and the same
 * file in base, head and merge result (SECURITY S41). From git objects; no worktree is read (SECURITY S04).
 */
async function givenOfChange(
  judged: JudgedEvent,
  event: PullRequestEvent | MergeGroupEvent,
  baseSha: string,
): Promise<Given> {
  const { clone, github, evaluation, commit } = judged;
  const base = await openCommit(clone, github, baseSha);
  const merged = await openCommit(clone, github, commit, base);
  const head =
    event.headSha === commit ? merged : await openCommit(clone, github, event.headSha, base);
  const settled = await readAs(judged, base, baseSha);
  const changed = new Set([...changedPaths(base, merged), ...changedPaths(base, head)]);
  const texts = new Map(
    settled.flatMap(({ entry, text }) =>
      isQuotable(entry, base, changed) ? [[keyOf(entry), text] as const] : [],
    ),
  );
  const once = idsThereOnce(evaluation.entries);
  // Files in a linked folder have no entry of their own.
  const entries = evaluation.entries.map((entry): Readable => ({
    entry,
    text: once.has(entry.id) && isSettled(entry) ? (texts.get(keyOf(entry)) ?? '') : '',
    linked: [],
  }));
  return {
    entries,
    unchanged: new Set(
      entries.flatMap(({ entry }) =>
        once.has(entry.id) && isSettled(entry) && texts.has(keyOf(entry)) ? [entry.id] : [],
      ),
    ),
    commits: [],
    basis:
      `base ${shortSha(baseSha)} of ${event.baseRef.replace(/^refs\/heads\//, '')}, as far ` +
      'as the change leaves it alone',
  };
}

async function givenOfBranch(
  judged: JudgedEvent,
  branch: string,
  policyFile: string | null,
): Promise<Given> {
  const { clone, github, evaluation, commit } = judged;
  const tree = await withPolicy(await openCommit(clone, github, commit), policyFile);
  const known = new Map(
    (await readAs(judged, tree, commit)).map((readable) => [keyOf(readable.entry), readable]),
  );
  return {
    entries: evaluation.entries.map((entry) => ({
      text: '',
      linked: [],
      ...known.get(keyOf(entry)),
      entry,
    })),
    unchanged: null,
    commits: await recentCommits(clone.repository, commit),
    basis: `commit ${shortSha(commit)} of ${branch}`,
  };
}

async function readAs(
  { clone, github, evaluation }: JudgedEvent,
  tree: Tree,
  commit: string,
): Promise<readonly Readable[]> {
  const { policy } = evaluation.policy;
  const now = Date.parse(evaluation.subject.evaluatedAt);
  return (
    await readTrusted(tree, { now, policy, past: new RunnerPast(clone, github, commit, commit) })
  ).entries;
}

/** Whether an entry is merged: if the base is not the default branch, what only the base has is not (SECURITY S43). */
function isSettled({ settled, status }: Entry): boolean {
  return settled && status !== 'rejected';
}

/** A link may be unchanged although its target changed. */
function isQuotable(entry: Entry, base: Tree, changed: ReadonlySet<string>): boolean {
  return (
    trustTierOf(entry) === 'trusted' &&
    entry.path !== null &&
    base.entries.get(entry.path)?.kind === 'file' &&
    !changed.has(entry.path)
  );
}

function keyOf({ id, path }: Entry): string {
  return `${id}\0${path ?? ''}`;
}

/** Of two entries with the same id neither counts. */
function idsThereOnce(entries: readonly Entry[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of entries) (once.has(id) ? twice : once).add(id);
  return new Set([...once].filter((id) => !twice.has(id)));
}
