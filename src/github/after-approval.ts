import { z } from 'zod';
import type { AfterApproval } from '../report/verdict.js';
import type { WorkflowReader } from '../gate/authority/workflow-reader.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';

/*
 * What starts the check again after an approval: the companion, if the default branch has its workflow, else a person.
 */

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** `memtrust/memtrust/comment@v0`, or a fork's. */
const COMPANION = /^[^@]*\bmemtrust\/comment@/i;

const permissionsShape = z
  .union([z.literal('write-all'), z.object({ actions: z.string().optional() })])
  .optional()
  .catch(undefined);

const jobShape = z.object({
  permissions: permissionsShape,
  uses: z.unknown().optional(),
  steps: z.array(z.object({ uses: z.string().optional().catch(undefined) })).catch([]),
});

const workflowShape = z.object({
  name: z.string().optional(),
  on: z.union([
    z.string().transform((event) => ({ [event]: null })),
    z.array(z.string()).transform((events) => Object.fromEntries(events.map((one) => [one, null]))),
    z.record(z.string(), z.unknown()),
  ]),
  permissions: permissionsShape,
  jobs: z.record(z.string(), jobShape),
});

const listeningShape = z.object({ workflows: z.array(z.string()) });

interface WorkflowFile {
  readonly path: string;
  readonly text: string;
  /** Null if it could not be parsed. */
  readonly workflow: z.infer<typeof workflowShape> | null;
}

/** @param tree of the default branch; null if only another branch is available. */
export async function afterApproval(tree: Tree | null): Promise<AfterApproval> {
  const paths = tree === null ? [] : [...tree.entries.keys()].filter((path) => WORKFLOW.test(path));
  if (tree === null) return 'unknown';
  if (paths.length === 0) return 'person';
  // Large, so it is loaded late.
  const { WorkflowReader } = await import('../gate/authority/workflow-reader.js');
  const reader = new WorkflowReader();
  const contents = await tree.read(paths, MEMORY_FILE_BYTES);
  if (paths.some((path) => contents.get(path)?.kind !== 'bytes')) return 'unknown';
  const files = [...contents].map(([path, content]) =>
    fileOf(path, content.kind === 'bytes' ? content.bytes : new Uint8Array(), reader),
  );
  if (files.some((file) => isCompanion(file, files))) return 'companion';
  return files.some(mayRerun) ? 'unknown' : 'person';
}

function fileOf(path: string, bytes: Uint8Array, reader: WorkflowReader): WorkflowFile {
  const text = Buffer.from(bytes).toString('utf8');
  const read = reader.read(text);
  const workflow = workflowShape.safeParse(read.kind === 'read' ? read.value : undefined);
  return { path, text, workflow: workflow.data ?? null };
}

/** The companion's workflow, with the right to start runs and another workflow that listens to reviews. */
function isCompanion({ workflow }: WorkflowFile, files: readonly WorkflowFile[]): boolean {
  if (workflow === null) return false;
  const { workflows = [] } = listeningShape.safeParse(workflow.on['workflow_run']).data ?? {};
  const hearsReviews = files.some(
    ({ path, workflow: bell }) =>
      bell !== null && 'pull_request_review' in bell.on && workflows.includes(bell.name ?? path),
  );
  return (
    hearsReviews &&
    Object.values(workflow.jobs).some(
      ({ steps, permissions }) =>
        steps.some(({ uses }) => COMPANION.test(uses ?? '')) &&
        mayStartRuns(permissions ?? workflow.permissions),
    )
  );
}

function mayStartRuns(permissions: z.infer<typeof permissionsShape>): boolean {
  return permissions === 'write-all' || permissions?.actions === 'write';
}

/** Whether a workflow might run the gate again in some other way. */
function mayRerun({ text, workflow }: WorkflowFile): boolean {
  if (workflow === null) return true;
  if ('workflow_run' in workflow.on)
    return (
      /memtrust/i.test(text) ||
      Object.values(workflow.jobs).some(
        ({ uses, steps }) =>
          uses !== undefined || steps.some((step) => step.uses?.startsWith('./') === true),
      )
    );
  return 'pull_request_review' in workflow.on && /memtrust/i.test(text);
}
