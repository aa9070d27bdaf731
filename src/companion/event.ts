import { z } from 'zod';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';

/*
 * The payload of `workflow_run`: which run started the companion, and for which commit. Only keys that GitHub itself
 * sets decide anything; names and results are under the control of the author of the change.
 */

/** A finished run: the commit and repository that it was about. */
export interface FinishedRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  /** Null if the fork is gone. */
  readonly headRepository: { readonly id: number; readonly owner: string } | null;
  /** Time of its event, in milliseconds since 1970. */
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

/** Events of a pull request after which its comment may have to change. */
const OF_PULL_REQUESTS: ReadonlySet<string> = new Set(['pull_request', 'pull_request_review']);

/** A review has a run of its own, which only has to end. */
export const REVIEW = 'pull_request_review';

/**
 * Only the run's number, commit and repository are trusted. Its name and result are under the author's control
 * (SECURITY S30). @param payload the event, parsed as JSON.
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

export function isOfPullRequest({ event }: FinishedRun): boolean {
  return OF_PULL_REQUESTS.has(event);
}
