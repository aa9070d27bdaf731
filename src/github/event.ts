import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import type { RunnerEnvironment } from './environment.js';

export type GateEvent = PullRequestEvent | MergeGroupEvent | BranchEvent;

export interface PullRequestEvent {
  readonly kind: 'pull_request';
  readonly number: number;
  readonly headSha: string;
  readonly baseRef: string;
  /** The branch whose policy counts as well; null if unknown. */
  readonly defaultBranch: string | null;
  /** Null if the account is gone. */
  readonly author: string | null;
}

/** A commit that a merge queue is about to merge, of one or more pull requests. */
export interface MergeGroupEvent {
  readonly kind: 'merge_group';
  readonly headSha: string;
  readonly baseSha: string;
  /** Branch of the queue, which names the last pull request; if empty, nothing is approved. */
  readonly headRef: string;
  /** `refs/heads/main` */
  readonly baseRef: string;
  readonly defaultBranch: string | null;
}

/** A branch, which is its own base. */
export interface BranchEvent {
  readonly kind: 'branch';
  /** Its commit before a push; null for none. */
  readonly before: string | null;
  /** If false, its own records are no baseline. */
  readonly isDefault: boolean;
  /** Null if unknown. */
  readonly defaultBranch: string | null;
}

/** Full: a short id or a name could be made to mean another commit. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

const pullShape = z.object({
  number: z.int().positive(),
  user: z.object({ login: z.string().min(1) }).nullable(),
  head: z.object({ sha }),
  base: z.object({ ref: z.string().min(1) }),
});

const repositoryShape = z.object({ default_branch: z.string().min(1) }).nullish();
const pullRequestShape = z.object({ pull_request: pullShape, repository: repositoryShape });
const mergeGroupShape = z.object({
  merge_group: z.object({
    head_sha: sha,
    base_sha: sha,
    head_ref: z.string().default(''),
    base_ref: z.string().default(''),
  }),
  repository: repositoryShape,
});
const anyShape = z.object({ repository: z.object({ default_branch: z.string().min(1) }) });
const pushShape = z.object({
  ref: z.string().min(1),
  before: sha,
  repository: z.object({ default_branch: z.string().min(1) }),
});

type Reader = (payload: unknown) => GateEvent | null;

/** All of these runs have the merge commit of a pull request, and their check is on its head. */
const readPullRequest: Reader = (payload) => {
  const { data } = pullRequestShape.safeParse(payload);
  if (data === undefined) return null;
  const { number, user, head, base } = data.pull_request;
  return {
    kind: 'pull_request',
    number,
    headSha: head.sha,
    baseRef: base.ref,
    defaultBranch: data.repository?.default_branch ?? null,
    author: user?.login ?? null,
  };
};

/** Readers by event; any other event is about a branch. */
const READERS: Readonly<Record<string, Reader>> = {
  pull_request: readPullRequest,
  pull_request_review: readPullRequest,
  pull_request_review_comment: readPullRequest,
  merge_group(payload) {
    const { data } = mergeGroupShape.safeParse(payload);
    return data === undefined
      ? null
      : {
          kind: 'merge_group',
          headSha: data.merge_group.head_sha,
          baseSha: data.merge_group.base_sha,
          headRef: data.merge_group.head_ref,
          baseRef: data.merge_group.base_ref,
          defaultBranch: data.repository?.default_branch ?? null,
        };
  },
  push(payload) {
    const { data } = pushShape.safeParse(payload);
    if (data === undefined) return null;
    return {
      kind: 'branch',
      before: /^0+$/.test(data.before) ? null : data.before,
      isDefault: data.ref === `refs/heads/${data.repository.default_branch}`,
      defaultBranch: data.repository.default_branch,
    };
  },
};

/** Events that run with the rights of the base on behalf of a stranger (SECURITY S04). */
const REFUSED: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run']);

/** @param payload parsed as JSON, otherwise not trusted. */
export function parseEvent(name: string, payload: unknown): GateEvent {
  if (REFUSED.has(name)) {
    throw new ConfigurationError(
      `memtrust does not run on ${name}: there the checkout is not the change, or it is untrusted ` +
        'code next to a token that can write',
      'Start the gate on: pull_request, merge_group. For comments on pull requests of ' +
        'forks use the companion action memtrust/comment.',
    );
  }
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (reader === undefined)
    return {
      kind: 'branch',
      before: null,
      isDefault: true,
      defaultBranch: anyShape.safeParse(payload).data?.repository.default_branch ?? null,
    };
  const event = reader(payload);
  if (event === null)
    throw new ConfigurationError(
      `the payload of ${visible(name)} does not have the format that GitHub documents`,
      'Run the action on a GitHub runner.',
    );
  return event;
}

export function readEvent(name: string, path: string): GateEvent {
  return parseEvent(name, readPayload(path));
}

export function readPayload(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigurationError(
      'the file at GITHUB_EVENT_PATH does not exist, or is not JSON',
      'Run the action on a GitHub runner.',
    );
  }
}

const HEADS = 'refs/heads/';
/** Events for the tip of a branch, not for a commit of someone's choice. */
const AUDITED: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch']);

/** Name of the default branch if the event is for its tip; else null. */
export function auditedBranch(
  event: BranchEvent,
  runner: Pick<RunnerEnvironment, 'eventName' | 'ref'>,
): string | null {
  return AUDITED.has(runner.eventName) ? startedOn(event, runner) : null;
}

/** Name of the default branch if the workflow was started on it; else null. */
export function startedOn(
  { isDefault, defaultBranch }: BranchEvent,
  { eventName, ref }: Pick<RunnerEnvironment, 'eventName' | 'ref'>,
): string | null {
  if (!isDefault || !ref.startsWith(HEADS)) return null;
  const branch = ref.slice(HEADS.length);
  // A schedule runs only on the default branch, which its payload need not name.
  return branch === defaultBranch || (defaultBranch === null && eventName === 'schedule')
    ? branch
    : null;
}
