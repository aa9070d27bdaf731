import { z } from 'zod';
import { answerOf, everyPage } from '../github/answers.js';
import type { GitHub } from '../github/client.js';

/** An open pull request of a given branch. */
interface OpenPullRequest {
  readonly number: number;
  readonly headSha: string;
  /** Null if the fork is gone. */
  readonly headRepository: number | null;
  readonly baseRef: string;
  readonly defaultBranch: string | null;
  /** Null if the account is gone. */
  readonly author: string | null;
}

const listPullRequestsShape = z.array(
  z.object({
    number: z.int().positive(),
    user: z.object({ login: z.string().min(1) }).nullable(),
    head: z.object({ sha: z.string().min(1), repo: z.object({ id: z.int() }).nullable() }),
    base: z.object({
      ref: z.string().min(1),
      repo: z.object({ default_branch: z.string().min(1) }).nullish(),
    }),
  }),
);

/** Every page. Several repositories of the owner may have a branch with this name. */
export async function listPullRequests(
  { octokit, owner, repo }: GitHub,
  head: { readonly owner: string; readonly branch: string },
): Promise<OpenPullRequest[]> {
  const pulls = await everyPage(
    octokit.paginate.iterator(octokit.rest.pulls.list, {
      owner,
      repo,
      state: 'open',
      head: `${head.owner}:${head.branch}`,
      per_page: 100,
    }),
  );
  return answerOf(listPullRequestsShape, pulls).map(
    ({ number, user, head: { sha, repo: repository }, base }) => ({
      number,
      headSha: sha,
      headRepository: repository?.id ?? null,
      baseRef: base.ref,
      defaultBranch: base.repo?.default_branch ?? null,
      author: user?.login ?? null,
    }),
  );
}

/** A workflow run, in its latest attempt. */
export interface WorkflowRun {
  readonly id: number;
  /** Null if the fork is gone. */
  readonly headRepository: number | null;
  readonly completed: boolean;
  /** `success`, `failure`, `cancelled` …; null while it runs. */
  readonly conclusion: string | null;
  /** Time of its event, in milliseconds since 1970. */
  readonly createdAt: number;
  /** Start of its latest attempt, in milliseconds since 1970. */
  readonly startedAt: number;
}

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const listRunsShape = z.array(
  z.object({
    id: z.int().positive(),
    head_repository: z.object({ id: z.int() }).nullish(),
    status: z.string().nullable(),
    conclusion: z.string().nullable(),
    created_at: time,
    run_started_at: time.optional(),
  }),
);

interface Asked {
  readonly event: string;
  readonly headSha: string;
  /** File name of the workflow; null for any. */
  readonly workflow: string | null;
}

/** Runs for a commit, newest first by the time of their event. Includes runs of forks: check the repository. */
export async function listRuns(
  { octokit, owner, repo }: GitHub,
  { event, headSha, workflow }: Asked,
): Promise<WorkflowRun[]> {
  const asked = { owner, repo, event, head_sha: headSha, per_page: 100 };
  const runs =
    workflow === null
      ? await everyPage(
          octokit.paginate.iterator(octokit.rest.actions.listWorkflowRunsForRepo, asked),
        )
      : await everyPage(
          octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, {
            ...asked,
            workflow_id: workflow,
          }),
        );
  return answerOf(listRunsShape, runs)
    .map((run) => ({
      id: run.id,
      headRepository: run.head_repository?.id ?? null,
      completed: run.status === 'completed',
      conclusion: run.conclusion,
      createdAt: run.created_at,
      startedAt: run.run_started_at ?? run.created_at,
    }))
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
}

/** Starts all jobs of a run again, for the same commit and check. */
export async function rerun({ octokit, owner, repo }: GitHub, run: number): Promise<void> {
  await octokit.rest.actions.reRunWorkflow({ owner, repo, run_id: run });
}
