import { fetchCommit, parentsOf, resolveCommit } from '../tree/commits.js';
import { type Environment, gitFetch, openRepository, type Repository } from '../tree/git.js';
import { GitTree } from '../tree/git-tree.js';
import { ObjectReader } from '../tree/object-reader.js';
import type { Tree } from '../tree/tree.js';
import { ConfigurationError } from '../text/errors.js';
import { ApiTree } from './api-tree.js';
import type { GitHub } from './client.js';
import type { RunnerEnvironment } from './environment.js';
import type { PullRequestEvent } from './event.js';
import { isAccessDenied } from './answers.js';

/*
 * The base of a pull request, which decides what is trusted. It is the first parent of the merge commit that GitHub
 * made (`refs/pull/7/merge`), and only if the second parent is the head that the event names.
 */

export interface Clone {
  readonly repository: Repository;
  readonly objects: ObjectReader;
}

/** Opens the clone of the workspace, and closes it in any case. @param environment without inputs and tokens. */
export async function useClone<T>(
  { workspace }: Pick<RunnerEnvironment, 'workspace'>,
  { network }: GitHub,
  environment: Environment,
  use: (clone: Clone) => Promise<T>,
): Promise<T> {
  const options = { network, transport: 'as-configured' } as const;
  const repository = await openRepository(workspace, environment, options);
  const objects = new ObjectReader(repository);
  try {
    return await use({ repository, objects });
  } finally {
    objects.close();
  }
}

export interface Merge {
  readonly commit: string;
  readonly base: string;
}

/**
 * The merge commit of a pull request; its first parent is the base (DESIGN "Which base"). Named by the event or by
 * GitHub's ref, not by the checkout: a branch can contain a merge commit with any first parent. @param sha
 * `GITHUB_SHA`.
 */
export async function findMerge(
  clone: Clone,
  event: PullRequestEvent,
  sha: string,
): Promise<Merge> {
  const merge = (await mergeAt(clone, sha, event)) ?? (await newestMerge(clone, event));
  if (merge !== null) return merge;
  throw new ConfigurationError(
    'the checked-out commit is not the merge commit of the pull request, so memtrust cannot tell the base',
    'Use actions/checkout without `ref`. If the pull request has conflicts, resolve them; ' +
      'if it has new commits, run again.',
  );
}

/** The present merge of the same head, or null. A run that is started again keeps its old merge commit. */
export async function newestMerge(clone: Clone, event: PullRequestEvent): Promise<Merge | null> {
  const { repository, objects } = clone;
  // In a full clone `--depth` would cut the history.
  const depth = repository.shallow ? ['--depth=1'] : [];
  const fetched = await gitFetch(repository, depth, `refs/pull/${event.number}/merge`);
  const commit = fetched.code === 0 ? await resolveCommit(objects, 'FETCH_HEAD') : null;
  return commit === null ? null : mergeAt(clone, commit, event);
}

/** Null if the commit is unavailable or not a merge with that head as second parent. */
async function mergeAt(
  clone: Clone,
  commit: string,
  event: PullRequestEvent,
): Promise<Merge | null> {
  if (!(await fetchCommit(clone.repository, clone.objects, commit))) return null;
  const [base, head, ...more] = await parentsOf(clone.objects, commit);
  return base !== undefined && head === event.headSha && more.length === 0
    ? { commit, base }
    : null;
}

/**
 * From the clone, fetched, or through the API. @param beside for a head: its base, so that git lists only the
 * differences.
 */
export async function openCommit(
  { repository, objects }: Clone,
  github: GitHub,
  commit: string,
  beside: Tree | null = null,
): Promise<Tree> {
  if (await fetchCommit(repository, objects, commit))
    return GitTree.open(repository, commit, objects, beside);
  try {
    return await ApiTree.open(github, commit, objects, repository.objectFormat);
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    throw new ConfigurationError(
      'the base commit is not in the clone, could not be fetched, and GitHub does not show it to the token',
      'Give actions/checkout `fetch-depth: 0`, and the job `permissions: contents: read`.',
    );
  }
}
