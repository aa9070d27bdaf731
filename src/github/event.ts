import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';

/** What the gate is asked to judge. */
export type GateEvent = PullRequestEvent | MergeGroupEvent | BranchEvent;

export interface PullRequestEvent {
  readonly kind: 'pull_request';
  readonly number: number;
  readonly headSha: string;
  readonly baseRef: string;
  /** Login of its author; null where the account is gone. */
  readonly author: string | null;
}

/** A merge queue asks for the commit that it is about to merge; there is no single pull request. */
export interface MergeGroupEvent {
  readonly kind: 'merge_group';
  readonly headSha: string;
  readonly baseSha: string;
}

/** A branch as it stands: its head is its own base. */
interface BranchEvent {
  readonly kind: 'branch';
}

const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);

const pullRequestShape = z.object({
  number: z.int().positive(),
  pull_request: z.object({
    user: z.object({ login: z.string().min(1) }).nullable(),
    head: z.object({ sha }),
    base: z.object({ ref: z.string().min(1) }),
  }),
});

const mergeGroupShape = z.object({ merge_group: z.object({ head_sha: sha, base_sha: sha }) });

/** Each event that is judged, and how its payload is read. An event that is not here is refused: judging the wrong commit would read as a pass. */
const READERS: Readonly<Record<string, (payload: unknown) => GateEvent | null>> = {
  pull_request(payload) {
    const { data } = pullRequestShape.safeParse(payload);
    if (data === undefined) return null;
    const { user, head, base } = data.pull_request;
    return { kind: 'pull_request', number: data.number, headSha: head.sha, baseRef: base.ref, author: user?.login ?? null };
  },
  merge_group(payload) {
    const { data } = mergeGroupShape.safeParse(payload);
    return data === undefined ? null : { kind: 'merge_group', headSha: data.merge_group.head_sha, baseSha: data.merge_group.base_sha };
  },
  push: () => ({ kind: 'branch' }),
  schedule: () => ({ kind: 'branch' }),
  workflow_dispatch: () => ({ kind: 'branch' }),
};

/** @param payload the event as GitHub sent it, parsed as JSON and otherwise not trusted. */
export function parseEvent(name: string, payload: unknown): GateEvent {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (reader === undefined) {
    throw new ConfigurationError(`memtrust does not judge the event ${visible(name)}`, `Start the workflow on one of: ${Object.keys(READERS).join(', ')}`);
  }
  const event = reader(payload);
  if (event === null) throw new ConfigurationError(`the payload of ${name} is not as GitHub describes it`, 'Run the action on a GitHub runner.');
  return event;
}

/** Reads the payload that the runner left in a file. */
export function readEvent(name: string, path: string): GateEvent {
  let payload: unknown;
  try {
    payload = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigurationError('the file behind GITHUB_EVENT_PATH is not there, or is not JSON', 'Run the action on a GitHub runner.');
  }
  return parseEvent(name, payload);
}
