/** Runs of workflows, as the stand-in for GitHub keeps and shows them. */
import type { WebhookDefinition } from '@octokit/webhooks-examples';
import { webhookExamples } from './webhook-examples.js';

type WorkflowRunEvent = Extract<
  WebhookDefinition<'workflow_run'>['examples'][number],
  { action: 'completed' }
>;
type RunJson = WorkflowRunEvent['workflow_run'];

export interface WorkflowRun {
  readonly id: number;
  /** File name below .github/workflows/. */
  readonly file: string;
  readonly name: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** As in the payload of a pull request; null where the fork is gone. */
  readonly headRepository: object | null;
  readonly createdAt: string;
  startedAt: string;
  status: string;
  conclusion: string | null;
  attempt: number;
}

/** The number of a workflow: stable, and other for another file. */
export function workflowId(file: string): number {
  return (
    [...file].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000_000
  );
}

/** A run that GitHub once described, with this run's names and state in it. */
export function runJson(
  run: WorkflowRun,
  repository: { readonly full_name: string },
  apiUrl: string,
): object {
  const { workflow_run: example } = exampleOf();
  const text = JSON.stringify(example)
    .replaceAll('https://api.github.com', apiUrl)
    .replaceAll(example.repository.full_name, repository.full_name)
    .replaceAll(`/runs/${example.id}`, `/runs/${run.id}`);
  const shown = JSON.parse(text) as RunJson;
  return {
    ...shown,
    id: run.id,
    name: run.name,
    display_title: run.name,
    path: `.github/workflows/${run.file}`,
    event: run.event,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    head_repository: run.headRepository,
    repository,
    status: run.status,
    conclusion: run.conclusion,
    run_attempt: run.attempt,
    run_number: 1,
    workflow_id: workflowId(run.file),
    created_at: run.createdAt,
    updated_at: run.startedAt,
    run_started_at: run.startedAt,
    // Empty for forks; never read here, so never filled.
    pull_requests: [],
  };
}

/** The payload of `workflow_run: completed`. */
export function workflowRunPayload(
  run: WorkflowRun,
  repository: { readonly full_name: string },
): object {
  const { installation: _none, ...example } = exampleOf() as WorkflowRunEvent & {
    installation?: unknown;
  };
  return {
    ...example,
    repository,
    workflow_run: runJson(run, repository, 'https://api.github.com'),
  };
}

function exampleOf(): WorkflowRunEvent {
  const found = (webhookExamples('workflow_run') as unknown as WorkflowRunEvent[]).find(
    ({ action }) => action === 'completed',
  );
  if (found === undefined)
    throw new Error('@octokit/webhooks-examples has no workflow_run completed');
  return found;
}
