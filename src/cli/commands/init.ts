import type { FileChange } from '../../lifecycle/file-change.js';
import { type FirstApproval, initialFiles, isWorkflow, storesLine } from '../../lifecycle/init.js';
import type { Suggestions } from '../../lifecycle/suggest.js';
import { parsePolicy, POLICY_PATH } from '../../memory/policy.js';
import { SCHEMA_BASE_URL } from '../../report/project.js';
import { ConfigurationError } from '../../text/errors.js';
import { addCommand, type CommandDefinition, useMemory } from '../command.js';
import { foundStores, foundStoresLine, layoutsIn, unlistedHint } from '../found-stores.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory } from '../open-memory.js';
import { suggestionsIn } from '../suggestions.js';
import { readText } from '../write.js';
import {
  adoptersFrom,
  decideApproval,
  decideCompanion,
  type InitAnswers,
  loginFrom,
  refuseOtherPolicy,
} from './init/decide.js';
import {
  approvalRemarks,
  confirm,
  nextSteps,
  preview,
  type Situation,
  writtenLines,
  wroteWords,
} from './init/next-steps.js';
import { goneMentionsLine } from './init/gone-mentions.js';
import { join, relative } from 'node:path';
import { runGit } from '../../tree/git.js';
import { gitSettings } from '../git-user.js';

interface InitOptions {
  readonly adopters?: string;
  readonly solo?: boolean;
  readonly by?: string;
  readonly companion?: boolean;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly workflow: boolean;
  readonly candidates: boolean;
}

/** As many as a person reviews at once. */
const FIRST_CANDIDATES = 5;

/** Sets up the repository around the user: policy, merge rules, workflow, first candidates. */
export const init: CommandDefinition = (program, run) => {
  addCommand(program, {
    name: 'init',
    about: 'set up memtrust here: a policy, a workflow, first candidates',
    takes: `
      -y, --yes | ask nothing, and take the default of every question
      --adopters <names> | who may approve: GitHub logins and teams, with commas between them
      --solo | you work alone and adopt your own facts: asks for your GitHub login and nothing else
      --no-solo | for a team: somebody else approves
      --by <login> | your GitHub login, with --solo (default: what git knows)
      --companion | also write the two workflows that comment on pull requests from forks
      --no-companion | do not write these two workflows
      --no-workflow | do not write .github/workflows/memtrust.yml
      --no-candidates | do not write candidates from agent files
      --dry-run | print what would be written, and write nothing; asks nothing
    `,
    examples: `
      init | in the repository around this folder; a terminal asks up to four questions
      init --adopters alice,@acme/platform | for a team, with who may approve
      init --solo | you adopt alone; asks for your GitHub login and nothing else
      init --solo --by alice | alice adopts alone; asks nothing
      init --yes --no-workflow | asks nothing, and leaves the workflow to you
      init --dry-run | what would be written
    `,
  }).action(async (options: InitOptions) => run(async (io) => initHere(io, options)));
};

async function initHere(io: Io, options: InitOptions): Promise<ExitCode> {
  if (options.by !== undefined && options.solo !== true)
    throw new ConfigurationError(
      '--by names the one who adopts alone',
      'Give it with --solo, or name who may approve with --adopters.',
    );
  if (options.by !== undefined && options.adopters !== undefined)
    throw new ConfigurationError(
      '--by and --adopters both name who may approve',
      'Give one of them.',
    );
  const given = namesGiven(options);
  return useMemory(io, async (open) => initIn(io, open, options, given));
}

/** Null if they name no one. */
function namesGiven({ adopters, by }: InitOptions): readonly string[] | null {
  if (adopters !== undefined) return adoptersFrom(adopters);
  return by === undefined ? null : loginFrom(by);
}

/** All files are written together, so that a no leaves the repository as it was. */
async function initIn(
  io: Io,
  open: OpenMemory,
  options: InitOptions,
  adopters: readonly string[] | null,
): Promise<ExitCode> {
  const existing = existingFiles(open);
  const given = givenBy(io, options, adopters);
  const approval = existing.has(POLICY_PATH)
    ? refuseOtherPolicy(existing.get(POLICY_PATH) ?? '', given)
    : await decideApproval(io, open, given);
  const stores = layoutsIn(open.tree);
  const first = initialFiles(existing, {
    stores,
    ...(approval === null ? {} : { approval }),
    schema: `${SCHEMA_BASE_URL}/policy.schema.json`,
    workflow: options.workflow ? { defaultBranch: await open.workspace.defaultBranch() } : null,
  });
  refuseBrokenPolicy(first);
  const workflows = new Map([
    ...existing,
    ...first.map(({ path, content }) => [path, content] as const),
  ]);
  const files = [...first, ...(await decideCompanion(io, workflows, given))];
  const suggested = await firstCandidates(open, options);
  const lines = writtenLines(existing, files, suggested);
  if (lines.length === 0) {
    io.out('everything is there already\n');
    io.err(storesRemark(open, stores, first));
    return EXIT.pass;
  }
  if (options.dryRun === true) {
    for (const line of lines) io.out(preview(line));
    io.err('Nothing was written: this is a dry run.\n');
    io.err(storesRemark(open, stores, first));
    io.err(await otherMemory(open, options, suggested));
    return EXIT.pass;
  }
  if (given.isAsked && options.solo !== true) await confirm(io, lines);
  open.write([...files, ...suggested.best.flatMap(({ changes }) => changes)]);
  for (const line of lines) io.out(wroteWords(line));
  io.err(storesRemark(open, stores, first));
  const situation = await situationOf(io, open, {
    files,
    suggested,
    isSuggested: options.candidates && remembersNothing(open),
    approval,
  });
  if (situation.isBelowRoot) io.err('These paths start at the root of the repository.\n');
  if (approval !== null) io.err(approvalRemarks(approval, given.isAsked));
  io.err(nextSteps(situation));
  io.err(await goneMentionsLine(io, open));
  io.err(await otherMemory(open, options, suggested));
  return EXIT.pass;
}

/** Stores that the new policy lists, or that an existing one lacks. */
function storesRemark(
  { memory }: OpenMemory,
  stores: ReturnType<typeof layoutsIn>,
  files: readonly FileChange[],
): string {
  if (stores.length === 0) return '';
  return files.some(({ path }) => path === POLICY_PATH)
    ? `Memory of other tools is here: the policy lists it as ${storesLine(stores)}.\n`
    : unlistedHint(memory.policy.policy, stores);
}

/** What `migrate` would find that is not remembered yet. */
async function otherMemory(
  open: OpenMemory,
  { candidates }: InitOptions,
  suggested: Suggestions,
): Promise<string> {
  if (!candidates) return '';
  return foundStoresLine(await foundStores(open, suggested));
}

function existingFiles({ workspace, tree }: OpenMemory): Map<string, string> {
  const existing = new Map<string, string>();
  for (const path of [
    POLICY_PATH,
    '.gitattributes',
    '.gitignore',
    ...[...tree.entries.keys()].filter(isWorkflow),
  ]) {
    const text = readText(workspace.repository.root, path);
    if (text !== null) existing.set(path, text);
  }
  return existing;
}

/** What the options say. A dry run asks nothing. */
function givenBy(
  { input }: Io,
  { solo, companion, yes, dryRun }: InitOptions,
  adopters: readonly string[] | null,
): InitAnswers {
  const isTerminal = input.interactive;
  return {
    adopters,
    solo: solo ?? null,
    companion: companion ?? null,
    isAsked: isTerminal && yes !== true && dryRun !== true,
    takesDefaults: yes === true || (isTerminal && dryRun === true),
  };
}

/** The policy contains typed names, so it is parsed before it is written. */
function refuseBrokenPolicy(files: readonly FileChange[]): void {
  const policy = files.find(({ path }) => path === POLICY_PATH);
  if (policy !== undefined && parsePolicy(Buffer.from(policy.content)).origin !== 'file')
    throw new Error('the first policy is not a valid policy');
}

const NONE: Suggestions = { best: [], others: [], more: 0, isCut: false };

/** Only for a repository that never had facts. */
async function firstCandidates(
  open: OpenMemory,
  { candidates, by }: InitOptions,
): Promise<Suggestions> {
  if (!candidates || !remembersNothing(open)) return NONE;
  return suggestionsIn(open, {
    limit: FIRST_CANDIDATES,
    path: null,
    ...(by === undefined ? {} : { by }),
  });
}

function remembersNothing({ memory, settled }: OpenMemory): boolean {
  return [memory, settled].every(
    (one) => one === null || (one.facts.length === 0 && one.events.length === 0),
  );
}

/** Null if the policy names adopters. */
function adopterToName({ adopters, alone }: FirstApproval): Situation['toName'] {
  if (adopters.length > 0) return null;
  return alone ? 'yourself as adopter' : 'your adopters';
}

function presentApproval({ memory }: OpenMemory): FirstApproval {
  const { adopters, approvals } = memory.policy.policy.adoption;
  return { adopters, alone: approvals === 0 };
}

/** For the next steps. */
async function situationOf(
  io: Io,
  open: OpenMemory,
  did: {
    readonly files: readonly FileChange[];
    readonly suggested: Suggestions;
    readonly isSuggested: boolean;
    readonly approval: FirstApproval | null;
  },
): Promise<Situation> {
  const { repository } = open.workspace;
  const [defaultBranch, current, settings] = await Promise.all([
    open.workspace.defaultBranch(),
    runGit(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD']),
    gitSettings(repository),
  ]);
  const source = sourceToCite(open);
  const approval = did.approval ?? presentApproval(open);
  return {
    written: did.files.map(({ path }) => path),
    suggested: did.suggested,
    isSuggested: did.isSuggested,
    toName: adopterToName(approval),
    needsApproval: !approval.alone,
    isBelowRoot: relative(repository.root, io.cwd) !== '',
    hasFacts: !remembersNothing(open),
    hasCommits: open.base !== null,
    hasRemote: settings.has('remote.origin.url'),
    branch: current.stdout.toString('utf8').trim() || null,
    defaultBranch,
    hasWorkflow: did.files.some(({ path }) => isWorkflow(path)),
    source:
      source === null
        ? null
        : relative(io.cwd, join(repository.root, source)).replaceAll('\\', '/'),
  };
}

const OFTEN_THERE = ['package.json', 'pyproject.toml', 'Cargo.toml', 'go.mod', 'README.md'];

/** A usual file for the first fact, or the first one that needs no quotes. */
function sourceToCite(open: OpenMemory): string | null {
  const names = [...open.tree.entries].flatMap(([path, { kind }]) =>
    kind === 'file' && /^\w[\w./-]*$/.test(path) ? [path] : [],
  );
  const citable = (name: string): boolean => open.mayCite(name);
  return (
    OFTEN_THERE.find((name) => names.includes(name) && citable(name)) ?? names.find(citable) ?? null
  );
}
