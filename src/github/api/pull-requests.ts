import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from '../answers.js';

export interface LivePullRequest {
  readonly headSha: string;
  readonly baseRef: string;
  /** False for conflicts; null while GitHub computes it. */
  readonly mergeable: boolean | null;
  /** Its latest test merge, or null. Since February 2026 GitHub makes it anew only after twelve hours. */
  readonly mergeCommit: string | null;
}

const livePullShape = z.object({
  head: z.object({ sha: z.string().min(1) }),
  base: z.object({ ref: z.string().min(1) }),
  mergeable: z.boolean().nullish(),
  merge_commit_sha: z.string().min(1).nullish(),
});

/** Asking also makes GitHub look whether it can still merge. */
export async function getPullRequest(
  { octokit, at }: GitHub,
  number: number,
): Promise<LivePullRequest> {
  const { data } = await octokit.rest.pulls.get({ ...at, pull_number: number });
  const { head, base, mergeable, merge_commit_sha: mergeCommit } = answerOf(livePullShape, data);
  return {
    headSha: head.sha,
    baseRef: base.ref,
    mergeable: mergeable ?? null,
    mergeCommit: mergeCommit ?? null,
  };
}

/** What every list of pull requests says. */
interface ListedPull {
  readonly number: number;
  readonly open: boolean;
  readonly merged: boolean;
  /** Null if the account is gone. */
  readonly author: string | null;
  readonly baseRef: string;
  readonly headSha: string;
}

const listedPull = {
  number: z.int().positive(),
  state: z.string(),
  merged_at: z.string().nullish(),
  user: z.object({ login: z.string().min(1) }).nullable(),
  base: z.object({ ref: z.string().min(1) }),
  head: z.object({ sha: z.string().min(1) }),
};

function listed(pull: z.output<z.ZodObject<typeof listedPull>>): ListedPull {
  const { number, state, merged_at, user, base, head } = pull;
  return {
    number,
    open: state === 'open',
    merged: typeof merged_at === 'string',
    author: user?.login ?? null,
    baseRef: base.ref,
    headSha: head.sha,
  };
}

export interface PullBranch extends ListedPull {
  /** The merged commit; null if it is not merged or unknown. */
  readonly mergeSha: string | null;
  readonly headRef: string;
  /** Null if that repository is gone. */
  readonly headRepository: { readonly owner: string; readonly repo: string } | null;
}

const pullBranchShape = z.object({
  ...listedPull,
  merge_commit_sha: z.string().min(1).nullish(),
  head: listedPull.head.extend({
    ref: z.string().min(1),
    repo: z
      .object({ name: z.string().min(1), owner: z.object({ login: z.string().min(1) }) })
      .nullable(),
  }),
});

/** @param data a pull request from any endpoint. */
function pullBranch(data: unknown): PullBranch {
  const pull = answerOf(pullBranchShape, data);
  const { ref, repo } = pull.head;
  return {
    ...listed(pull),
    mergeSha: pull.merge_commit_sha ?? null,
    headRef: ref,
    headRepository: repo === null ? null : { owner: repo.owner.login, repo: repo.name },
  };
}

/** `merged` is not the same as not open. */
export async function getPullBranch({ octokit, at }: GitHub, number: number): Promise<PullBranch> {
  const { data } = await octokit.rest.pulls.get({ ...at, pull_number: number });
  return pullBranch(data);
}

export async function listPullsOfCommit(
  { octokit, at }: GitHub,
  commit: string,
): Promise<PullBranch[]> {
  const { data } = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
    ...at,
    commit_sha: commit,
    per_page: 100,
  });
  return answerOf(z.array(z.unknown()), data).map(pullBranch);
}

export interface PullOfBranch extends ListedPull {
  readonly title: string;
  readonly body: string;
}

const pullsOfBranchShape = z.array(
  z.object({
    ...listedPull,
    title: z.string(),
    body: z.string().nullish(),
    head: listedPull.head.extend({
      repo: z.object({ full_name: z.string().min(1) }).nullable(),
    }),
  }),
);

/** The newest hundred, open or not, newest first, of this repository alone. */
export async function listPullsOfBranch(
  { octokit, owner, repo }: GitHub,
  branch: string,
): Promise<PullOfBranch[]> {
  const { data } = await octokit.rest.pulls.list({
    owner,
    repo,
    state: 'all',
    head: `${owner}:${branch}`,
    per_page: 100,
  });
  return answerOf(pullsOfBranchShape, data)
    .filter(({ head }) => head.repo?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase())
    .map((pull) => ({ ...listed(pull), title: pull.title, body: pull.body ?? '' }));
}

const closerShape = z.object({ closed_by: z.object({ login: z.string().min(1) }).nullish() });

/** Null if unknown. */
export async function getCloser({ octokit, at }: GitHub, number: number): Promise<string | null> {
  const { data } = await octokit.rest.issues.get({ ...at, issue_number: number });
  return answerOf(closerShape, data).closed_by?.login ?? null;
}

const createdShape = z.object({ number: z.int().positive() });

interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  readonly head: string;
  readonly base: string;
}

/** @returns its number. */
export async function createPullRequest(
  { octokit, at }: GitHub,
  { title, body, head, base }: NewPullRequest,
): Promise<number> {
  const { data } = await octokit.rest.pulls.create({ ...at, title, body, head, base });
  return answerOf(createdShape, data).number;
}

type Update = { readonly title: string; readonly body: string } | { readonly state: 'closed' };

export async function updatePullRequest(
  { octokit, at }: GitHub,
  number: number,
  update: Update,
): Promise<void> {
  await octokit.rest.pulls.update({ ...at, pull_number: number, ...update });
}
