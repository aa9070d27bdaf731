import { agentFileOf } from '../../agent-files/agents.js';
import { BASELINE_PATH } from '../../memory/baseline.js';
import { CODEOWNERS_PATHS } from '../../memory/codeowners.js';
import { isAitPolicy } from '../../memory/layouts/ait.js';
import { POLICY_PATH } from '../../memory/policy.js';
import { foldersAbove, normalisePath } from '../../tree/path.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { type AskAttributes, ATTRIBUTES_FILE } from '../../tree/attributes.js';
import { scannedEntries } from '../../tree/scanned-entries.js';
import type { Tree } from '../../tree/tree.js';
import { hidingFiles } from './hiding-attributes.js';
import { literalPieces, WorkflowReader } from './workflow-reader.js';

/*
 * On which changed files does the gate itself rest? Example of a change and what `gateFiles` says of it:
 *
 *   .memtrust/policy.yml              policy
 *   .github/CODEOWNERS                owners
 *   .github/workflows/memtrust.yml    gate-workflow, because it runs memtrust
 *   .gitattributes                    attributes, where it hides a change of memory
 *   .github/workflows/docs.yml        nothing, where it has nothing to do with the gate
 */

/** What a changed file is to the gate. */
export type GatePart = 'policy' | 'baseline' | 'owners' | 'gate-workflow' | 'action' | 'attributes';

export interface GateFile {
  readonly path: string;
  readonly part: GatePart;
}

/** `.github/workflows/ci.yml`: GitHub reads no folders below it. */
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** What is asked about attributes. */
interface Attributed {
  readonly ask: AskAttributes;
  /** Names of memory of the head that no name shows: notes of other stores, and what agent files import. */
  readonly memory: readonly string[];
}

/**
 * The changed files on which the gate itself rests (SECURITY S03), sorted by path: its policy and what findings it
 * accepts, who owns what, the workflows
 * and local actions that run it or give a check its name, and attributes that hide changes of memory from a reviewer.
 * What looks like one is taken for one: a reviewer is asked once too often rather than not at all.
 */
export async function gateFiles(
  base: Tree,
  head: Tree,
  changed: ReadonlySet<string>,
  { ask, memory }: Attributed,
): Promise<GateFile[]> {
  if (changed.size === 0) return [];
  const found: GateFile[] = [];
  const add = (path: string, part: GatePart): void => void found.push({ path, part });
  const reader = new WorkflowReader();
  const gate = await gateWorkflows(base, head, reader);
  const attributes = [...changed].filter((path) => ATTRIBUTES_FILE.test(path));
  const hiding = new Set(
    attributes.length === 0
      ? []
      : await hidingFiles(base, head, attributes, [...guardedNames(head, gate), ...memory], ask),
  );
  const workflows = await textsOf(
    [head],
    [...changed].filter((path) => WORKFLOW.test(path)),
  );
  for (const path of [...changed].toSorted()) {
    if (path === POLICY_PATH || isAitPolicy(path)) add(path, 'policy');
    else if (path === BASELINE_PATH) add(path, 'baseline');
    else if (CODEOWNERS_PATHS.some((known) => known === path)) add(path, 'owners');
    else if (WORKFLOW.test(path)) {
      // Of other workflows nothing is said: they are most of what people change here.
      if (gate.files.has(path) || couldStandIn(workflows[0]?.get(path) ?? null, gate, reader))
        add(path, 'gate-workflow');
    } else if (isOfLocalAction(path, gate.actions)) add(path, 'action');
    else if (hiding.has(path)) add(path, 'attributes');
  }
  return found;
}

interface GateWorkflows {
  /** Workflows that run the gate, at the base or at the head. */
  readonly files: ReadonlySet<string>;
  /** Names under which its jobs appear as checks. */
  readonly checks: ReadonlySet<string>;
  /** Whether one of them was not read: then any name may be one of these. */
  readonly hasUnknownChecks: boolean;
  /** Folders and files of local actions that run beside it or are it. */
  readonly actions: readonly string[];
}

/** The workflows that run the gate in base or head. Names of checks are those of the base alone. */
async function gateWorkflows(
  base: Tree,
  head: Tree,
  reader: WorkflowReader,
): Promise<GateWorkflows> {
  const before = await gateWorkflowsOf(base, reader);
  const after = await gateWorkflowsOf(head, reader);
  const all = [...before, ...after];
  const used = all.flatMap(({ uses }) => uses);
  const folders = new Set(used.filter((path) => !WORKFLOW.test(path)));
  return {
    files: new Set([...all.map(({ path }) => path), ...used.filter((path) => WORKFLOW.test(path))]),
    // What the head calls its jobs gives no check a name that anybody waits for.
    checks: new Set(before.flatMap(({ jobs }) => jobs)),
    hasUnknownChecks: before.some(({ isUnread }) => isUnread),
    actions: [...folders, ...(await mainsOf(base, folders, reader))],
  };
}

/** A workflow that runs the gate, or could. */
interface GateWorkflow {
  readonly path: string;
  /** It is no text, no YAML, or too much of one: it counts as the gate's whatever it holds. */
  readonly isUnread: boolean;
  /** Local actions and workflows that it uses. */
  readonly uses: readonly string[];
  /** Names under which its jobs appear as checks. */
  readonly jobs: readonly string[];
}

/** Of one tree: those that name memtrust, use a local action that does, or could not be read. */
async function gateWorkflowsOf(tree: Tree, reader: WorkflowReader): Promise<GateWorkflow[]> {
  const [texts = new Map<string, string | null>()] = await textsOf(
    [tree],
    scannedEntries(tree)
      .map(({ path }) => path)
      .filter((path) => WORKFLOW.test(path)),
  );
  const locals = await localActions(tree);
  return [...texts].flatMap(([path, text]) => {
    if (text !== null && !mayRunGate(text, locals)) return [];
    const read = text === null ? null : reader.read(text);
    const workflow = read?.kind === 'read' ? read.value : undefined;
    const isUnread = read?.kind !== 'read';
    const uses = usesIn(workflow);
    const isGate = isUnread || /memtrust/i.test(text ?? '') || uses.some((use) => locals.has(use));
    return isGate ? [{ path, isUnread, uses, jobs: jobsOf(workflow) }] : [];
  });
}

/**
 * Whether a workflow can have to do with the gate, before it is parsed: it names it, or a local
 * action; an escape could hide either.
 */
function mayRunGate(text: string, locals: ReadonlySet<string>): boolean {
  return /memtrust/i.test(text) || text.includes('\\') || (locals.size > 0 && text.includes('./'));
}

/** Folders of local actions whose own definition mentions the gate; the root is an empty text. */
async function localActions(tree: Tree): Promise<Set<string>> {
  const paths = scannedEntries(tree)
    .map(({ path }) => path)
    .filter((path) => /(?:^|\/)action\.ya?ml$/.test(path));
  const [texts] = await textsOf([tree], paths);
  return new Set(
    [...(texts ?? [])]
      .filter(([, text]) => text !== null && /memtrust/i.test(text))
      .map(([path]) => path.replace(/\/?action\.ya?ml$/, '')),
  );
}

/** Folders of the scripts that actions at the root start: all of a repository is no action. */
async function mainsOf(
  tree: Tree,
  folders: ReadonlySet<string>,
  reader: WorkflowReader,
): Promise<string[]> {
  if (!folders.has('')) return [];
  const [texts] = await textsOf([tree], ['action.yml', 'action.yaml']);
  return [...(texts ?? [])].flatMap(([, text]) => {
    const action = reader.read(text ?? '');
    const runs = field(action.kind === 'read' ? action.value : undefined, 'runs');
    return ['main', 'pre', 'post', 'image'].flatMap((key) => {
      const path =
        typeof field(runs, key) === 'string' ? normalisePath(String(field(runs, key))) : null;
      return path === null ? [] : [foldersAbove(path)[0] ?? path];
    });
  });
}

/** Whether a path is part of one of these actions; of an action at the root its definition alone. */
function isOfLocalAction(path: string, actions: readonly string[]): boolean {
  return actions.some((folder) =>
    folder === '' ? /^action\.ya?ml$/.test(path) : path === folder || path.startsWith(`${folder}/`),
  );
}

/**
 * Whether a workflow has a job whose check could have one of these names; an expression in a name
 * could be anything.
 */
function couldStandIn(
  text: string | null,
  { checks, hasUnknownChecks }: GateWorkflows,
  reader: WorkflowReader,
): boolean {
  if (text === null) return false; // it is gone
  if (hasUnknownChecks) return true;
  const workflow = reader.read(text);
  // GitHub may understand what is not understood here.
  if (workflow.kind !== 'read') return checks.size > 0;
  return jobsOf(workflow.value).some((name) => [...checks].some((check) => couldBe(name, check)));
}

/**
 * Whether the name of a job could come out as the name of a check: `gate (${{ matrix.os }})` could be `gate (linux)`.
 * The literal pieces must stand in the check in their order, without overlapping.
 */
function couldBe(name: string, check: string): boolean {
  const pieces = literalPieces(name).map((piece) => piece.toLowerCase());
  const wanted = check.toLowerCase();
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return wanted === first || check.includes('${{');
  const last = rest.pop() ?? '';
  if (
    !wanted.startsWith(first) ||
    !wanted.endsWith(last) ||
    wanted.length < first.length + last.length
  )
    return false;
  let at = first.length;
  for (const piece of rest) {
    const found = wanted.indexOf(piece, at);
    if (found < 0 || found + piece.length > wanted.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}

/** Ids and names of the jobs of a workflow: a job is shown by its name, else by its id. */
function jobsOf(workflow: unknown): string[] {
  return Object.entries(mapping(field(workflow, 'jobs'))).map(([id, job]) => {
    const name = field(job, 'name');
    return typeof name === 'string' || typeof name === 'number' ? String(name) : id;
  });
}

/** Local actions and workflows that a workflow uses, as paths in the repository; the root is an empty text. */
function usesIn(workflow: unknown): string[] {
  const jobs = Object.values(mapping(field(workflow, 'jobs')));
  const steps = jobs.flatMap((job): unknown[] => {
    const listed = field(job, 'steps');
    return Array.isArray(listed) ? listed : [];
  });
  return [...jobs, ...steps].flatMap((part) => {
    const uses = field(part, 'uses');
    return typeof uses === 'string' && uses.startsWith('./') ? [normalisePath(uses) ?? ''] : [];
  });
}

/** Names that stand for memory that is not there yet. */
const MEMORY_NAMES = [
  POLICY_PATH,
  BASELINE_PATH,
  '.memtrust/facts/a.md',
  '.memtrust/facts/a/b.md',
  '.memtrust/ledger/a.jsonl',
  '.memtrust/ledger/a/b.jsonl',
  '.memtrust/fixtures/a.yml',
  'CLAUDE.md',
  'AGENTS.md',
  'GEMINI.md',
  '.claude/settings.json',
  '.github/workflows/a.yml',
  '.gitattributes',
  ...CODEOWNERS_PATHS,
];

/** Memory, agent files, and what the gate rests on, as far as the head has them. */
function guardedNames(head: Tree, gate: GateWorkflows): string[] {
  const notable = scannedEntries(head).map(({ path }) => path);
  const ofActions =
    gate.actions.length === 0
      ? []
      : [...head.entries.keys()].filter((path) => isOfLocalAction(path, gate.actions));
  return [
    ...MEMORY_NAMES,
    ...notable.filter(
      (name) =>
        name.startsWith('.memtrust/') ||
        WORKFLOW.test(name) ||
        ATTRIBUTES_FILE.test(name) ||
        agentFileOf(name) !== null,
    ),
    ...ofActions,
  ];
}

/**
 * Texts of files in each of these trees, by path; null where one cannot be read as text. A file
 * that is not there is left out.
 */
async function textsOf(
  trees: readonly Tree[],
  paths: readonly string[],
): Promise<Map<string, string | null>[]> {
  return Promise.all(
    trees.map(async (tree) => {
      const contents = await tree.read(
        paths.filter((path) => tree.entries.get(path)?.kind === 'file'),
        MEMORY_FILE_BYTES,
      );
      return new Map(
        [...contents].map(
          ([path, content]) =>
            [
              path,
              content.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null,
            ] as const,
        ),
      );
    }),
  );
}

/** A value out of a workflow as a mapping; what is none has no keys. */
function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

/** One own key of a value out of a workflow; undefined where there is none, `constructor` included. */
function field(value: unknown, name: string): unknown {
  const object = mapping(value);
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
