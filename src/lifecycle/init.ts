import type { Layout } from '../memory/layouts/layout.js';
import { TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import { POLICY_PATH } from '../memory/policy.js';
import type { FileChange } from './file-change.js';
import { z } from 'zod';
import { parseYaml } from '../memory/yaml.js';

/*
 * What does `memtrust init` write? The first policy, lines for git, the workflow of the gate, and, on request, the two
 * workflows of the companion.
 */

export interface FirstApproval {
  /** Logins, and teams such as `@acme/platform`; none where they are named later. */
  readonly adopters: readonly string[];
  /** Whether adopters may approve themselves: `approvals: 0`. */
  readonly alone: boolean;
}

/** The strict default: one other person approves, and no adopter is named yet. */
const NOBODY_YET: FirstApproval = { adopters: [], alone: false };

/** The first policy, with its comments. @param schema address of the JSON Schema that editors check it with. */
function policyText(
  { adopters, alone }: FirstApproval,
  schema: string | null,
  stores: readonly Layout['name'][],
): string {
  const approvals = alone
    ? 'approvals: 0           # adopters adopt alone; such facts are labelled self_adopted'
    : 'approvals: 1           # reviews that an adoption needs; 0 for a solo maintainer';
  const modeline = schema === null ? '' : `# yaml-language-server: $schema=${schema}\n`;
  const more =
    stores.length === 0
      ? ''
      : `# Memory of other tools that is read where it is, as candidates.\n${storesLine(['memtrust', ...stores])}\n`;
  return `${modeline}\
# The rules of memtrust. The gate reads them from the base branch: a pull request that edits this file
# is judged under the rules before it. Every key is optional; without it the strict default holds.
version: 1
mode: enforce            # or report, for a soft start
adoption:
  ${approvals}
  ${adoptersLine(adopters, alone)}
exclude_paths: [.env, ".env.*", "*.pem", "*.key", "secrets/**"]
${more}# No need to touch this: a pull request fails if its memory is unlabelled or not adopted, or if its documents or
# demos claim too much about memory; to lower one of these checks, remove the # and set it to warn or off.
# release: {labels: error, adoption: error, docs: error, demos: error}
`;
}

export function storesLine(names: readonly Layout['name'][]): string {
  return `stores: [${names.map((layout) => `{layout: ${layout}}`).join(', ')}]`;
}

/** The names, or a comment where to put them. */
function adoptersLine(adopters: readonly string[], alone: boolean): string {
  if (adopters.length > 0)
    return `adopters: [${adopters.map((name) => JSON.stringify(name)).join(', ')}]`;
  return alone
    ? 'adopters: []           # put your GitHub login here, such as [alice]: until then nobody can approve a fact'
    : 'adopters: []           # logins or teams who may adopt, such as [alice, "@acme/platform"]';
}

/** Lines for `.gitattributes`: files that only grow are merged by keeping both sides. */
const ATTRIBUTES_LINE = '.memtrust/ledger/**/*.jsonl merge=union';
const TOMBSTONES_LINE = `${TOMBSTONES_PATH} merge=union`;
const IGNORE_LINE = '.memtrust/context/';

export const WORKFLOW_PATH = '.github/workflows/memtrust.yml';

interface InitialWorkflow {
  /** Null where it is not known; then no push is judged. */
  readonly defaultBranch: string | null;
}

/** The workflow of the README, and the audit of the default branch, which needs the whole history. */
function workflowText({ defaultBranch }: InitialWorkflow): string {
  // Wildcards in a branch name would have to be escaped by the user.
  const push =
    defaultBranch === null || !/^[\w./-]+$/.test(defaultBranch)
      ? ''
      : `\n  push: {branches: [${JSON.stringify(defaultBranch)}]}   # reports decisions that got there ` +
        'without the approval that the policy asks for';
  return `name: memtrust
on:
  pull_request:
    types: [opened, synchronize, reopened, edited]   # edited: the base branch may be another one now
  merge_group:${push}
  schedule: [{cron: "23 4 * * 1"}]
permissions: {}
concurrency:
  group: memtrust-\${{ github.ref }}-\${{ github.event_name }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  memtrust:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      pull-requests: write     # for the one comment; without it the verdict stays the same
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: {fetch-depth: 0, persist-credentials: false}
      - id: memtrust
        uses: memtrust/memtrust@v0   # pin a full commit SHA in production
`;
}

/** `.github/workflows/ci.yml`; GitHub reads no folder below it. */
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/i;

export function isWorkflow(path: string): boolean {
  return WORKFLOW.test(path);
}

/** Whether a workflow is ours by its name, or uses the action or the command (not in a comment). */
function runsGate(path: string, text: string): boolean {
  return (
    isWorkflow(path) &&
    (/\/memtrust\.ya?ml$/i.test(path) ||
      /^[^#\n]*(?:\buses:[^#\n]*\/memtrust@|\bmemtrust check\b)/m.test(text))
  );
}

/** Wishes for the first files; absent ones mean the strict default, or nothing. */
interface InitialWishes {
  readonly approval?: FirstApproval;
  readonly schema?: string;
  readonly workflow?: InitialWorkflow | null;
  readonly stores?: readonly Layout['name'][];
}

/**
 * What `memtrust init` writes. Nothing that exists is overwritten; lines are added at the end.
 *
 * @param existing texts of the policy, of `.gitattributes` and `.gitignore`, and of all workflows, by path.
 */
export function initialFiles(
  existing: ReadonlyMap<string, string>,
  { approval = NOBODY_YET, schema, workflow = null, stores = [] }: InitialWishes = {},
): FileChange[] {
  const changes: FileChange[] = [];
  if (!existing.has(POLICY_PATH))
    changes.push({ path: POLICY_PATH, content: policyText(approval, schema ?? null, stores) });
  for (const [path, wanted] of [
    ['.gitattributes', [ATTRIBUTES_LINE, TOMBSTONES_LINE]],
    ['.gitignore', [IGNORE_LINE]],
  ] as const) {
    const before = existing.get(path) ?? '';
    const known = new Set(before.split(/\r?\n/).map((line) => line.trim()));
    const lines = wanted.filter((line) => !known.has(line));
    if (lines.length > 0)
      changes.push({
        path,
        content: `${before === '' || before.endsWith('\n') ? before : `${before}\n`}${lines.join('\n')}\n`,
      });
  }
  if (workflow !== null && ![...existing].some(([path, text]) => runsGate(path, text)))
    changes.push({ path: WORKFLOW_PATH, content: workflowText(workflow) });
  return changes;
}

const BELL_PATH = '.github/workflows/memtrust-review.yml';
const COMPANION_PATH = '.github/workflows/memtrust-comment.yml';

/** The workflows to write (none where they exist), or what prevents them. */
type CompanionPlan =
  | { readonly kind: 'files'; readonly files: readonly FileChange[] }
  | { readonly kind: 'no-gate' }
  | { readonly kind: 'other-jobs'; readonly gate: string };

/**
 * The workflows of the companion.
 *
 * @param workflows all workflows by path, with the gate's own that `init` is about to write.
 */
export function companionFor(workflows: ReadonlyMap<string, string>): CompanionPlan {
  const known = [...workflows].filter(([path]) => isWorkflow(path));
  if (known.some(([path, text]) => path === COMPANION_PATH || runsCompanion(text)))
    return { kind: 'files', files: [] };
  const gate = known.find(([path, text]) => runsGate(path, text));
  if (gate === undefined) return { kind: 'no-gate' };
  const [path, text] = gate;
  const read = gateShape.safeParse(dataOf(text));
  if (!read.success || Object.keys(read.data.jobs).length !== 1)
    return { kind: 'other-jobs', gate: path };
  const files = [
    { path: BELL_PATH, content: BELL },
    { path: COMPANION_PATH, content: companionText(read.data.name ?? path, path) },
  ];
  return { kind: 'files', files: files.filter((file) => !workflows.has(file.path)) };
}

/** The part of the gate's workflow that is read: GitHub calls one without a name by its path. */
const gateShape = z.object({
  name: z.string().min(1).optional(),
  jobs: z.record(z.string(), z.unknown()),
});

function dataOf(text: string): unknown {
  const yaml = parseYaml(text);
  return yaml.ok ? yaml.data : null;
}

/** Whether a step, not a comment, uses the companion. */
function runsCompanion(text: string): boolean {
  return /^[^#\n]*\buses:[^#\n]*\/memtrust\/comment@/m.test(text);
}

/** It does nothing: its end tells the companion of a review. */
const BELL = `name: memtrust review
on:
  pull_request_review:
    types: [submitted, dismissed]
permissions: {}
jobs:
  bell:
    runs-on: ubuntu-latest
    steps:
      - run: 'true'
`;

/** One run at a time for each head of a pull request. */
const GROUP =
  'memtrust-comment-${{ github.event.workflow_run.head_repository.full_name }}-' +
  '${{ github.event.workflow_run.head_sha }}';

/** Runs after the gate, by its name, and starts it again, by its file. */
function companionText(name: string, path: string): string {
  const listed = /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const inputs =
    path === WORKFLOW_PATH ? '' : `        with: {gate-workflow: ${JSON.stringify(file)}}\n`;
  return `name: memtrust comment
on:
  workflow_run:
    workflows: [${listed}, memtrust review]
    types: [completed]
permissions: {}
concurrency:
  # The newest judges what is there now, so one that waits may give way.
  group: ${GROUP}
jobs:
  comment:
    if: github.event.workflow_run.event == 'pull_request' || github.event.workflow_run.event == 'pull_request_review'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pull-requests: write
      actions: write # starts the gate again after a review; leave it out and a warning says so
    steps:
      - uses: memtrust/memtrust/comment@v0 # pin a full commit SHA in production
${inputs}`;
}
