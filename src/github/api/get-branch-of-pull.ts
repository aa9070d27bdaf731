import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/** A pull request, as far as its approvals depend on it. */
export interface PullBranch {
  readonly number: number;
  readonly open: boolean;
  readonly merged: boolean;
  /** Null where the account is gone. */
  readonly author: string | null;
  readonly baseRef: string;
  readonly headSha: string;
  /** What merging it made, once it is merged; null where GitHub does not say. */
  readonly mergeSha: string | null;
  readonly headRef: string;
  /** Where its branch is; null where that repository is gone. */
  readonly headRepository: { readonly owner: string; readonly repo: string } | null;
}

const shape = z.object({
  number: z.int().positive(),
  state: z.string(),
  merged_at: z.string().nullish(),
  merge_commit_sha: z.string().min(1).nullish(),
  user: z.object({ login: z.string().min(1) }).nullable(),
  base: z.object({ ref: z.string().min(1) }),
  head: z.object({
    sha: z.string().min(1),
    ref: z.string().min(1),
    repo: z
      .object({ name: z.string().min(1), owner: z.object({ login: z.string().min(1) }) })
      .nullable(),
  }),
});

/** @param data a pull request as any endpoint of GitHub describes it. */
export function pullBranch(data: unknown): PullBranch {
  const { number, state, merged_at, merge_commit_sha, user, base, head } = answerOf(shape, data);
  const { repo } = head;
  return {
    number,
    open: state === 'open',
    merged: typeof merged_at === 'string',
    author: user?.login ?? null,
    baseRef: base.ref,
    headSha: head.sha,
    mergeSha: merge_commit_sha ?? null,
    headRef: head.ref,
    headRepository: repo === null ? null : { owner: repo.owner.login, repo: repo.name },
  };
}

/**
 * One pull request by its number. `auditor.ts` and `queue-authority.ts` ask whether it was merged and where,
 * `known-pushes.ts` in which repository its branch is. A payload of another shape is an error, never a guess
 * (`answerOf`). `__tests__/e2e/approvals.test.ts` and `__tests__/e2e/action-audit.test.ts` fail when this is
 * wrong. `merged` is not `open: false`; `headSha` is the tip of its branch, `mergeSha` the commit in the
 * base. Nothing is stored, so fields may be added.
 */
export async function getPullBranch(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<PullBranch> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  return pullBranch(data);
}
