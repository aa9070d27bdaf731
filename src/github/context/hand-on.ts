import { join } from 'node:path';
import { breakdown } from '../../context/build/breakdown.js';
import type { BudgetReport } from '../../context/build/build.js';
import {
  composeContext,
  contextEnding,
  contextName,
  manifestName,
  type Composed,
} from '../../context/build/compose.js';
import { projectInstructions, projectSkills } from '../../context/build/project.js';
import type { ContextRequest } from '../../context/build/request.js';
import { ownerKindOf } from '../../context/build/manifest.js';
import { passagesOf } from '../../context/recall/passages.js';
import { recall } from '../../context/recall/passage-index.js';
import { renderJson } from '../../report/json.js';
import { openRepository, type Environment } from '../../tree/git.js';
import { removeFile } from '../../tree/disk.js';
import { ObjectReader } from '../../tree/object-reader.js';
import { Place } from '../../tree/place.js';
import { startedOn } from '../audit/branch.js';
import type { GitHub } from '../client.js';
import type { RunnerEnvironment } from '../environment.js';
import type { GateEvent } from '../event.js';
import type { Inputs } from '../inputs.js';
import type { Judged } from '../judge.js';
import type { Logger } from '../log.js';
import { writeResults, type Outputs } from '../results.js';
import { givenOfBranch, givenOfChange, type Given, type JudgedEvent } from './settled.js';

/*
 * What may the agent in a later step of the job be given? `handOnContext` writes a context file of what the gate
 * trusts, with its manifest, and answers their paths as outputs; empty ones where there is nothing to hand on.
 * `settled.ts` decides what of a pull request may be quoted. It never changes the verdict.
 */

/** All that is needed to write the context file for the agent in a later step of the job. */
export interface HandingOn {
  readonly judged: Judged;
  readonly event: GateEvent;
  readonly inputs: Inputs;
  readonly runner: RunnerEnvironment;
  readonly github: GitHub;
  /** The environment for git; no input and no token is in it. */
  readonly environment: Environment;
  readonly log: Logger;
}

/** What later steps see where there is no context. */
const NONE: Outputs = { 'context-file': '', 'context-manifest': '', AIT_CONTEXT_FILE: '' };

/**
 * Writes what the gate trusts for the agent of a later step, within its budget, beside the manifest
 * that explains every line (SECURITY S41). Says in one line where there is nothing to hand on.
 * Never changes the verdict.
 */
export async function handOnContext(handing: HandingOn): Promise<Outputs> {
  const { log, runner } = handing;
  const source = sourceOf(handing);
  if ('none' in source) {
    log.info(`no context: ${source.none}`);
    return NONE;
  }
  const composed = compose(handing, await read(handing, source));
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
    AIT_CONTEXT_FILE: paths.context,
  };
}

type Source = { readonly none: string } | { readonly read: (sight: JudgedEvent) => Promise<Given> };

/** Where a context may come from after this event and this verdict, or why from nowhere. */
function sourceOf({ judged, event, runner, inputs }: HandingOn): Source {
  const { evaluation, commit, policyIsKnown } = judged;
  if (evaluation.verdict !== 'pass') return { none: `the verdict is ${evaluation.verdict}` };
  if (!policyIsKnown)
    return { none: 'a policy cannot be read, so memtrust cannot tell what it blocks' };
  if (event.kind !== 'branch') {
    const { baseSha } = evaluation.subject;
    return baseSha === null
      ? { none: 'the base is missing' }
      : { read: async (sight) => givenOfChange(sight, event, baseSha) };
  }
  const branch = startedOn(event, runner);
  // What else is checked out there may be a stranger's pull request, whose records would speak for themselves.
  if (branch === null || commit !== runner.sha)
    return {
      none:
        'the checkout is not the commit of the default branch that started this workflow, ' +
        'so it has no trusted baseline',
    };
  return { read: async (sight) => givenOfBranch(sight, branch, inputs.policy) };
}

/** Opens the workspace's git objects for as long as the texts are read. */
async function read(
  { judged, runner, github, environment }: HandingOn,
  source: Exclude<Source, { readonly none: string }>,
): Promise<Given> {
  const repository = await openRepository(runner.workspace, environment, {
    network: github.network,
    transport: 'as-configured',
  });
  const objects = new ObjectReader(repository);
  try {
    return await source.read({
      clone: { repository, objects },
      github,
      evaluation: judged.evaluation,
      commit: judged.commit,
    });
  } finally {
    objects.close();
  }
}

/** The context itself, made as the command line makes it; of a change only what it leaves alone is searched. */
function compose(
  handing: HandingOn,
  { entries, unchanged, commits, basis }: Given,
): ReturnType<typeof composeContext> {
  const { judged, inputs } = handing;
  const { policy, subject } = judged.evaluation;
  // What must not be quoted has no say in the ranking of the rest either.
  const searched =
    unchanged === null ? entries : entries.filter(({ entry }) => unchanged.has(entry.id));
  const passages = passagesOf({ entries: searched, policy }, commits);
  const request: ContextRequest = {
    purpose: inputs.contextFor,
    query: inputs.contextQuery,
    basis,
    hits: recall(passages, inputs.contextQuery),
    entries: entries.map(({ entry }) => entry),
    passages,
    policy: policy.policy,
    instructions: projectInstructions(entries, inputs.workingDirectory),
    prompt: null,
    transcript: [],
    summary: null,
    tools: [],
    skills: projectSkills(entries, new Set()),
    resources: [],
    evidence: [],
    budget: { ceiling: ceilingOf(handing), limits: {} },
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

/** Tokens: as the input says, or else the policy. */
function ceilingOf({ judged, inputs }: HandingOn): number {
  return inputs.contextBudget ?? judged.evaluation.policy.policy.context.max_tokens;
}

/** One line of our own words and numbers. */
function overflowWords(budget: BudgetReport): string {
  const parts = breakdown(budget).map(
    ({ part, limit, used }) => `${part} ${used}${limit === null ? '' : ` of ${limit}`}`,
  );
  return (
    `no context: it would take ${budget.used} tokens, and ` +
    `context-budget allows ${budget.ceiling} (${parts.join(', ')}). Raise context-budget`
  );
}

/** Both files or none: a context without its manifest explains nothing. */
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
