import { z } from 'zod';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';

/*
 * Which run started the companion, and which commit was that about? The payload of GitHub's event
 * `workflow_run`, of which only a few keys are read:
 *
 *     {action: "completed", workflow_run: {id: 7, event: "pull_request", head_sha: "1a2b…",
 *      head_branch: "topic", head_repository: {id: 3, owner: {login: "ada"}}, created_at: "…"}}
 *
 * `run.ts` parses it first. Read no further key without asking who writes it: a name or a result is in the
 * hand of the author of the change. A key more is a line of `finishedRunShape`; all others may change at
 * GitHub without a word. When it is wrong, `__tests__/e2e/companion.test.ts` fails.
 */

/** The run of a workflow that came to its end, as far as it says which commit of which repository it was about. */
export interface FinishedRun {
  /** GitHub's number of it. */
  readonly id: number;
  /** What started that run. */
  readonly event: string;
  readonly headSha: string;
  /** Null where the run was about no branch. */
  readonly headBranch: string | null;
  /** Null where the fork is gone. */
  readonly headRepository: { readonly id: number; readonly owner: string } | null;
  /** When GitHub made the run: the time of its event, in milliseconds since 1970. */
  readonly createdAt: number;
}

const finishedRunShape = z.object({
  id: z.int().positive(),
  event: z.string().min(1),
  head_sha: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  head_branch: z.string().min(1).nullable(),
  head_repository: z
    .object({ id: z.int().positive(), owner: z.object({ login: z.string().min(1) }) })
    .nullish(),
  created_at: z.iso.datetime({ offset: true }),
});

const payloadShape = z.object({ action: z.literal('completed'), workflow_run: finishedRunShape });

/** Events of a pull request whose end may have changed what is to be said on it. */
const OF_PULL_REQUESTS: ReadonlySet<string> = new Set(['pull_request', 'pull_request_review']);

/** The event of a review; it has a run of its own, which does nothing but end. */
export const REVIEW = 'pull_request_review';

/**
 * What started the companion. Nothing in it is believed but what GitHub itself says: its number of
 * the run, and the commit and the repository that the run was about. The rest of that run, its name
 * and its result included, is in the hand of the author (SECURITY S30).
 *
 * @param payload the event as GitHub sent it, parsed as JSON.
 */
export function parseFinishedRun(name: string, payload: unknown): FinishedRun {
  if (name !== 'workflow_run') {
    throw new ConfigurationError(
      `memtrust/comment does not run on ${visible(name)}: only workflow_run runs the workflow ` +
        'of the default branch and names the commit',
      'Start its workflow on: workflow_run, with types: [completed] and the workflows that it follows.',
    );
  }
  const { data } = payloadShape.safeParse(payload);
  if (data === undefined)
    throw new ConfigurationError(
      'the payload does not describe a finished workflow run',
      'Give `workflow_run:` in the workflow `types: [completed]`, and run it on a GitHub runner.',
    );
  const {
    id,
    event,
    head_sha: headSha,
    head_branch: headBranch,
    head_repository: repository,
    created_at: createdAt,
  } = data.workflow_run;
  return {
    id,
    event,
    headSha,
    headBranch,
    headRepository: repository ? { id: repository.id, owner: repository.owner.login } : null,
    createdAt: Date.parse(createdAt),
  };
}

/** Whether the companion has anything to do after it. */
export function isOfPullRequest({ event }: FinishedRun): boolean {
  return OF_PULL_REQUESTS.has(event);
}
