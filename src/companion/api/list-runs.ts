import { z } from 'zod';
import { answerOf, everyPage } from '../../github/api/answer.js';
import type { GitHub } from '../../github/client.js';

/** A run of a workflow, in its latest attempt. */
export interface WorkflowRun {
  readonly id: number;
  /** Null where the fork is gone. */
  readonly headRepository: number | null;
  readonly completed: boolean;
  /** `success`, `failure`, `cancelled` …; null while it runs. */
  readonly conclusion: string | null;
  /** The time of its event, in milliseconds since 1970. */
  readonly createdAt: number;
  /** When its latest attempt began. */
  readonly startedAt: number;
}

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const shape = z.array(
  z.object({
    id: z.int().positive(),
    head_repository: z.object({ id: z.int() }).nullish(),
    status: z.string().nullable(),
    conclusion: z.string().nullable(),
    created_at: time,
    run_started_at: time.optional(),
  }),
);

/** Which runs are asked for. */
interface Asked {
  /** What started the runs. */
  readonly event: string;
  readonly headSha: string;
  /** File name of their workflow; null for any. */
  readonly workflow: string | null;
}

/**
 * Runs about a commit, newest first. GitHub tells of forks' runs too, so whoever asks looks at the repository.
 *
 * Only `keep-gate-current.ts` asks: for the gate's newest run, and for the newest review, whose run has its
 * time. `__tests__/e2e/companion.test.ts` ("the newest of them, and none of another fork with the same
 * commit") fails when this is wrong. `createdAt` is the time of the event and orders the list; `startedAt` is
 * that of the latest attempt, and `decide.ts` compares it with the review. Nothing is stored.
 */
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
  return answerOf(shape, runs)
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
