import { z } from 'zod';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';

/*
 * What does a commit do to files, and under which accounts? Asked by `reviews/former-notes.ts` (which notes it
 * touched) and `refine/keep-pull.ts` (whether it is ours, and makes the same change).
 *
 * Safe error: `change: null`, "not known in full". A list that GitHub ended early must not look whole: a
 * change would be taken for a smaller one. `PAGE` and `MOST_PAGES` are GitHub's own end of the list; fields
 * may be added. `__tests__/github/refine/refine.test.ts` ("known again where GitHub shows it as a rename,
 * or in pages") fails when this is wrong.
 */

/** A commit as GitHub tells of it, with what it does to the files of its first parent. */
export interface HostedCommit {
  /** Login of the account behind its author; null where the address is nobody's. */
  readonly author: string | null;
  /** `web-flow` where GitHub made it itself. */
  readonly committer: string | null;
  readonly message: string;
  readonly parents: readonly string[];
  /**
   * By path the object id of what it writes, or null where it takes the file away. Null where
   * GitHub does not list all of it.
   */
  readonly change: ReadonlyMap<string, string | null> | null;
}

const PAGE = 100;
/** GitHub lists 3,000 files of a commit at most, a hundred a page; what is beyond makes `change` null. */
const MOST_PAGES = 30;

const account = z.object({ login: z.string().min(1).optional() }).nullish();
const shape = z.object({
  author: account,
  committer: account,
  commit: z.object({ message: z.string() }),
  parents: z.array(z.object({ sha: z.string().min(1) })),
  files: z
    .array(
      z.object({
        filename: z.string().min(1),
        previous_filename: z.string().min(1).optional(),
        status: z.string(),
        sha: z.string().min(1).nullable(),
      }),
    )
    .default([]),
});

type Listed = z.output<typeof shape>;

/** @param sha full object id. */
export async function getCommit(
  { octokit, owner, repo }: GitHub,
  sha: string,
): Promise<HostedCommit> {
  const change = new Map<string, string | null>();
  for (let page = 1; ; page += 1) {
    const { data, headers } = await octokit.rest.repos.getCommit({
      owner,
      repo,
      ref: sha,
      per_page: PAGE,
      page,
    });
    const answer = answerOf(shape, data);
    for (const file of answer.files) note(file, change);
    const isLast = headers.link?.includes('rel="next"') !== true;
    if (!isLast && page < MOST_PAGES) continue;
    const { author, committer, commit, parents } = answer;
    return {
      author: author?.login ?? null,
      committer: committer?.login ?? null,
      message: commit.message,
      parents: parents.map((parent) => parent.sha),
      change: isLast ? change : null,
    };
  }
}

/** What git shows as a rename is a file that goes and one that comes. */
function note(
  { filename, previous_filename: previous, status, sha }: Listed['files'][number],
  change: Map<string, string | null>,
): void {
  if (status === 'unchanged') return;
  if (status === 'renamed' && previous !== undefined && !change.has(previous))
    change.set(previous, null);
  change.set(filename, status === 'removed' ? null : sha);
}
