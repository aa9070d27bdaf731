import { z } from 'zod';
import { parseYaml } from '../memory/yaml.js';
import type { FileChange } from './file-change.js';
import { isWorkflow, runsGate, WORKFLOW_PATH } from './init.js';

/*
 * Which workflows does `memtrust init` write so that pull requests of forks are served? `companionFor` gives the
 * two of docs/companion.md, or why they would not work here.
 */

/** Where the two workflows are written. */
const BELL_PATH = '.github/workflows/memtrust-review.yml';
const COMPANION_PATH = '.github/workflows/memtrust-comment.yml';

/** The workflows to write (none where they are there), or what is in the way. */
export type CompanionPlan =
  | { readonly kind: 'files'; readonly files: readonly FileChange[] }
  | { readonly kind: 'no-gate' }
  | { readonly kind: 'other-jobs'; readonly gate: string };

/**
 * What the companion needs here.
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

/** What is read of the gate's workflow: GitHub calls one without a name by its path. */
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

/** It does nothing: that it ended tells the companion of a review. */
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

/** The companion, listening to the gate by its name and starting it again by its file. */
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
