import { z } from 'zod';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { GitHub } from '../client.js';
import { answerOf, statusOf } from '../answers.js';

/**
 * Commits above which a pull request is not looked through: 30 pages. The list of a pull request itself ends at 250.
 */
const MOST_COMMITS = 3_000;
const PAGE = 100;

/** An e-mail address that belongs to nobody gives null, or an empty object. */
const account = z.object({ login: z.string().min(1).optional() }).nullish();

/** A commit as GitHub lists it. */
export const commitShape = z.object({
  sha: z.string().min(1),
  author: account,
  committer: account,
  parents: z.array(z.object({ sha: z.string().min(1) })),
  commit: z.object({ verification: z.object({ verified: z.boolean() }).nullish() }),
});

/** A listed commit under our own names. Where GitHub says nothing of a signature, there is none that counts. */
export function commitOf({
  sha,
  author,
  committer,
  parents,
  commit,
}: z.output<typeof commitShape>): GitHubCommit {
  return {
    sha,
    author: author?.login ?? null,
    committer: committer?.login ?? null,
    verified: commit.verification?.verified ?? false,
    parents: parents.map((parent) => parent.sha),
  };
}

const comparisonShape = z.object({
  total_commits: z.int().min(0),
  commits: z.array(commitShape),
});

/**
 * Every commit that a head has and a base has not; null where they are too many, or where GitHub does not give all of
 * them: the missing one could be by the reviewer. So the head must be among them, and their number the announced one.
 */
export async function commitsBetween(
  { octokit, owner, repo }: GitHub,
  base: string,
  head: string,
): Promise<GitHubCommit[] | null> {
  const commits = new Map<string, GitHubCommit>();
  for (let page = 1; ; page += 1) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${base}...${head}`,
      per_page: PAGE,
      page,
    });
    const answer = answerOf(comparisonShape, data);
    if (answer.total_commits > MOST_COMMITS) return null;
    for (const listed of answer.commits) commits.set(listed.sha, commitOf(listed));
    if (commits.size >= answer.total_commits)
      return commits.size === 0 || commits.has(head) ? [...commits.values()] : null;
    if (answer.commits.length === 0) return null;
  }
}

/** Commits of one file above which nobody asks further: a note is written, and perhaps seen again some times. */
const MOST_COMMITS_OF_PATH = 50;

/**
 * The commits up to one that changed a file, the newest first, as GitHub simplifies history: a merge that only takes
 * over what a parent has is left out. A file under its former name is another file.
 * @param from full object id of the last commit.
 */
export async function listCommitsOfPath(
  { octokit, owner, repo }: GitHub,
  path: string,
  from: string,
): Promise<readonly GitHubCommit[] | 'too-many'> {
  const { data } = await octokit.rest.repos.listCommits({
    owner,
    repo,
    sha: from,
    path,
    per_page: MOST_COMMITS_OF_PATH + 1,
  });
  const commits = answerOf(z.array(commitShape), data);
  return commits.length > MOST_COMMITS_OF_PATH ? 'too-many' : commits.map(commitOf);
}

/** The newest commits up to one that changed anything in a folder, the newest first; what is older is not looked at. */
export async function listCommitsOfFolder(
  { octokit, owner, repo }: GitHub,
  folder: string,
  from: string,
): Promise<readonly GitHubCommit[]> {
  const { data } = await octokit.rest.repos.listCommits({
    owner,
    repo,
    sha: from,
    path: folder,
    per_page: MOST_COMMITS_OF_PATH,
  });
  return answerOf(z.array(commitShape), data).map(commitOf);
}

/** A commit as GitHub tells of it, with what it does to the files of its first parent. */
export interface HostedCommit {
  /** Login of the account behind its author; null where the address is nobody's. */
  readonly author: string | null;
  /** `web-flow` where GitHub made it itself. */
  readonly committer: string | null;
  readonly message: string;
  readonly parents: readonly string[];
  /**
   * By path the object id of what it writes, or null where it takes the file away. Null where GitHub does not list all
   * of it.
   */
  readonly change: ReadonlyMap<string, string | null> | null;
}

/** GitHub lists 3,000 files of a commit at most, a hundred a page; what is beyond makes `change` null. */
const MOST_PAGES = 30;

const hostedCommitShape = z.object({
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

type Listed = z.output<typeof hostedCommitShape>;

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
    const answer = answerOf(hostedCommitShape, data);
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

const mergeBaseShape = z.object({ merge_base_commit: z.object({ sha: z.string().min(1) }) });

/**
 * The last commit that two commits have in common; `unrelated` where GitHub says that they have none ("No common
 * ancestor" are its words), null where it does not know one of them.
 */
export async function getMergeBase(
  { octokit, owner, repo }: GitHub,
  one: string,
  other: string,
): Promise<{ readonly sha: string } | 'unrelated' | null> {
  try {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${one}...${other}`,
      per_page: 1,
    });
    return answerOf(mergeBaseShape, data).merge_base_commit;
  } catch (error) {
    if (statusOf(error) === 404)
      return error instanceof Error && error.message.includes('No common ancestor')
        ? 'unrelated'
        : null;
    throw error;
  }
}
