import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fetchCommit, parentsOf } from '../tree/commits.js';
import {
  type Environment,
  type NetworkTime,
  openRepository,
  type Repository,
} from '../tree/git.js';
import { GitTree } from '../tree/git-tree.js';
import { ObjectReader } from '../tree/object-reader.js';
import type { Tree } from '../tree/tree.js';
import { ConfigurationError } from '../text/errors.js';
import { visible } from '../text/visible.js';
import { ApiTree } from './api-tree.js';
import type { GitHub } from './client.js';
import type { RunnerEnvironment } from './environment.js';
import type { PullRequestEvent } from './event.js';
import { isAccessDenied } from './answers.js';

/*
 * The base of a pull request, which decides what is trusted. It is the first parent of the merge commit that GitHub
 * made (`refs/pull/7/merge`), and only if the second parent is the head that the event names. A branch can contain a
 * merge commit with any first parent, so the commit is named by the event or by GitHub, never by the checkout.
 */

export interface Clone {
  readonly repository: Repository;
  readonly objects: ObjectReader;
}

/**
 * Opens the clone that actions/checkout made, and closes it in any case. @param environment without inputs and tokens.
 */
export async function useClone<T>(
  { checkout }: Pick<RunnerEnvironment, 'checkout'>,
  { network }: GitHub,
  environment: Environment,
  use: (clone: Clone) => Promise<T>,
): Promise<T> {
  const repository = await openCheckout(checkout, network, environment);
  const objects = new ObjectReader(repository);
  try {
    return await use({ repository, objects });
  } finally {
    objects.close();
  }
}

/** The folder must be the top of a clone: above an empty workspace could be somebody else's. */
async function openCheckout(
  folder: string,
  network: NetworkTime,
  environment: Environment,
): Promise<Repository> {
  if (!isCheckout(folder)) throw noCheckout(folder);
  const safeFolder = realpathSync(folder);
  const repository = await openRepository(folder, environment, {
    network,
    transport: 'as-configured',
    safeFolder,
  });
  if (realpathSync(repository.root) !== safeFolder) throw noCheckout(folder);
  return repository;
}

function isCheckout(folder: string): boolean {
  return existsSync(join(folder, '.git'));
}

function noCheckout(folder: string): ConfigurationError {
  const below = foldersIn(folder).find((name) => isCheckout(join(folder, name)));
  return new ConfigurationError(
    `there is no checkout of the repository in ${visible(folder)}`,
    below === undefined
      ? 'Put a step `- uses: actions/checkout` before memtrust. If it has `path:`, give memtrust the same `path:`.'
      : `If the checkout in ${visible(below)} is meant, give memtrust \`path: ${visible(below)}\`.`,
  );
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

export interface Merge {
  /** The merge commit that GitHub made. */
  readonly commit: string;
  /** What the change is compared with. */
  readonly base: string;
  /** If GitHub's merge commit is older than the base: the merge by files, and the base of that commit. */
  readonly byFile?: { readonly tree: Tree; readonly olderBase: string };
}

/** Null if the commit is unavailable or not a merge with that head as second parent. */
export async function mergeAt(
  clone: Clone,
  commit: string,
  event: PullRequestEvent,
): Promise<Merge | null> {
  if (!(await fetchCommit(clone.repository, clone.objects, commit))) return null;
  return mergeOf(commit, await parentsOf(clone.objects, commit), event);
}

/** @param parents of the commit, first parent first. */
export function mergeOf(
  commit: string,
  [base, head, ...more]: readonly string[],
  event: PullRequestEvent,
): Merge | null {
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
