import { z } from 'zod';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { GitHub } from '../client.js';
import { answerOf, statusOf, unlessNotFound } from '../answers.js';

/** 30 pages; larger pull requests are not examined. The list of a pull request itself ends at 250. */
const MOST_COMMITS = 3_000;
const PAGE = 100;

/** An unknown e-mail address gives null or an empty object. */
const account = z.object({ login: z.string().min(1).optional() }).nullish();

const commitShape = z.object({
  sha: z.string().min(1),
  author: account,
  committer: account,
  parents: z.array(z.object({ sha: z.string().min(1) })),
  commit: z.object({ verification: z.object({ verified: z.boolean() }).nullish() }),
});

/** A missing signature status counts as unsigned. */
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

const comparisonShape = z.object({ total_commits: z.int().min(0), commits: z.array(commitShape) });

/**
 * Every commit that a head has and a base has not; null if there are too many or the list is incomplete: the missing
 * one could be by the reviewer.
 */
export async function commitsBetween(
  { octokit, at }: GitHub,
  base: string,
  head: string,
): Promise<GitHubCommit[] | null> {
  const commits = new Map<string, GitHubCommit>();
  for (let page = 1; ; page += 1) {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      ...at,
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

const MOST_COMMITS_OF_PATH = 50;

/**
 * Commits that changed a file, newest first, with GitHub's simplification of history. Renames are not followed.
 * @param from full object id of the last commit.
 */
export async function listCommitsOfPath(
  { octokit, at }: GitHub,
  path: string,
  from: string,
): Promise<readonly GitHubCommit[] | 'too-many'> {
  const { data } = await octokit.rest.repos.listCommits({
    ...at,
    sha: from,
    path,
    per_page: MOST_COMMITS_OF_PATH + 1,
  });
  const commits = answerOf(z.array(commitShape), data);
  return commits.length > MOST_COMMITS_OF_PATH ? 'too-many' : commits.map(commitOf);
}

/** The newest commits that changed a folder, newest first. */
export async function listCommitsOfFolder(
  { octokit, at }: GitHub,
  folder: string,
  from: string,
): Promise<readonly GitHubCommit[]> {
  const { data } = await octokit.rest.repos.listCommits({
    ...at,
    sha: from,
    path: folder,
    per_page: MOST_COMMITS_OF_PATH,
  });
  return answerOf(z.array(commitShape), data).map(commitOf);
}

export interface HostedCommit {
  /** Login of the author's account; null if the address is unknown. */
  readonly author: string | null;
  /** `web-flow` for commits made on GitHub. */
  readonly committer: string | null;
  readonly message: string;
  readonly parents: readonly string[];
  /** New object ids by path, null for removed files. Null if GitHub does not list all of it. */
  readonly change: ReadonlyMap<string, string | null> | null;
}

/** GitHub lists 3,000 files; beyond that `change` is null. */
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

export async function getCommit({ octokit, at }: GitHub, sha: string): Promise<HostedCommit> {
  const change = new Map<string, string | null>();
  for (let page = 1; ; page += 1) {
    const { data, headers } = await octokit.rest.repos.getCommit({
      ...at,
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

/** A rename is a removed file and a new one. */
function note(
  { filename, previous_filename: previous, status, sha }: Listed['files'][number],
  change: Map<string, string | null>,
): void {
  if (status === 'unchanged') return;
  if (status === 'renamed' && previous !== undefined && !change.has(previous))
    change.set(previous, null);
  change.set(filename, status === 'removed' ? null : sha);
}

const mergeBaseShape = z.object({
  merge_base_commit: z.object({ sha: z.string().min(1) }),
  ahead_by: z.int().nonnegative(),
});

/** Where two commits parted, and how many commits the second has that the first lacks. */
interface MergeBase {
  readonly sha: string;
  readonly ahead: number;
}

/** Null if GitHub does not know one of them; `unrelated` if it says "No common ancestor". */
export async function getMergeBase(
  { octokit, at }: GitHub,
  one: string,
  other: string,
): Promise<MergeBase | 'unrelated' | null> {
  try {
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      ...at,
      basehead: `${one}...${other}`,
      per_page: 1,
    });
    const { merge_base_commit: base, ahead_by: ahead } = answerOf(mergeBaseShape, data);
    return { sha: base.sha, ahead };
  } catch (error) {
    if (statusOf(error) === 404)
      return error instanceof Error && error.message.includes('No common ancestor')
        ? 'unrelated'
        : null;
    throw error;
  }
}

const parentsShape = z.object({ parents: z.array(z.object({ sha: z.string().min(1) })) });

/** First parent first; null if GitHub does not know the commit. */
export async function getParents(
  { octokit, at }: GitHub,
  commit: string,
): Promise<string[] | null> {
  const asked = octokit.rest.git.getCommit({ ...at, commit_sha: commit });
  const answer = await unlessNotFound(asked, null);
  return answer && answerOf(parentsShape, answer.data).parents.map(({ sha }) => sha);
}
