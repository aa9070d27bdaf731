import { changedPaths } from '../tree/changes.js';
import { fetchCommit, resolveCommit } from '../tree/commits.js';
import { gitFetch } from '../tree/git.js';
import { foldersAbove } from '../tree/path.js';
import type { Tree } from '../tree/tree.js';
import { differs, LayeredTree } from '../tree/virtual-tree.js';
import { ConfigurationError } from '../text/errors.js';
import { getMergeBase, getParents } from './api/commits.js';
import type { LivePullRequest } from './api/pull-requests.js';
import { type Clone, type Merge, mergeAt, mergeOf, openCommit } from './base.js';
import type { GitHub } from './client.js';
import type { PullRequestEvent } from './event.js';
import { runnerLog as log } from './log.js';
import { askLive, type LiveQuestion, refMovementSince, unlessDenied } from './ref-movement.js';

/*
 * The merge of a pull request with its base as that is now. A run that is started again keeps its old merge commit, and
 * so does GitHub: since February 2026 it merges anew only if the head changes, or after twelve hours.
 */

/** A merge, and the clone through which its files are read. */
export interface FoundMerge {
  readonly merge: Merge;
  readonly clone: Clone;
}

/** After so many answers with an old merge commit, GitHub is not about to make a new one. */
const MOST_ASKED = 3;

/**
 * The merge commit of the event, else the newest one. @param sha `GITHUB_SHA`.
 * @throws ConfigurationError if there is none.
 */
export async function findMerge(
  github: GitHub,
  clone: Clone,
  event: PullRequestEvent,
  sha: string,
): Promise<FoundMerge> {
  const checkedOut = await mergeAt(clone, sha, event);
  if (checkedOut !== null) return { merge: checkedOut, clone };
  const newest = await newestMerge(github, clone, event);
  if (newest !== null) return newest;
  throw new ConfigurationError(
    'the checked-out commit is not the merge commit of the pull request, so memtrust cannot tell the base',
    'Use actions/checkout without `ref`. If the pull request has conflicts, resolve them; ' +
      'if it has new commits, run again.',
  );
}

/**
 * Asks GitHub, and waits while it still merges. If it keeps a merge with an older base, the merge is made here, by
 * files. Null if there is none: conflicts, or another head or base branch by now.
 * @param older a known merge of this head.
 */
export async function newestMerge(
  github: GitHub,
  clone: Clone,
  event: PullRequestEvent,
  older: Merge | null = null,
): Promise<FoundMerge | null> {
  let known: FoundMerge | null = older && { merge: older, clone };
  let outdated = 0;
  for (let tries = 1; ; tries += 1) {
    const live = askLive(github, event);
    const pull = await unlessDenied(async () => live.pull);
    if (!isMergeable(pull, event)) return null;
    if (pull.mergeable === true) {
      known = await mergeNamed(pull.mergeCommit, known);
      if (known !== null && !(await isOutdated(github, event, known.merge, live))) return known;
      outdated += 1;
    }
    if (tries === 1)
      log.info(
        'the base moved, and GitHub has not merged the pull request with it yet: asking again',
      );
    if (outdated >= MOST_ASKED || !(await github.network.pause(tries, null))) break;
  }
  return known && ((await mergeByFile(github, known, event)) ?? known);

  async function mergeNamed(
    commit: string | null,
    before: FoundMerge | null,
  ): Promise<FoundMerge | null> {
    if (commit === null || before?.merge.commit === commit) return before;
    return (await readMerge(github, clone, event, commit)) ?? before;
  }
}

/** False for conflicts, and if the pull request has another head or base branch by now. */
function isMergeable(pull: LivePullRequest, event: PullRequestEvent): boolean {
  const isTheSame = pull.headSha === event.headSha && pull.baseRef === event.baseRef;
  return isTheSame && pull.mergeable !== false;
}

async function isOutdated(
  github: GitHub,
  event: PullRequestEvent,
  { base }: Merge,
  live: LiveQuestion,
): Promise<boolean> {
  return (await refMovementSince(github, event, base, live))?.what === 'base';
}

/** GitHub says which commit it is; its files come from git if it may fetch them, else from the API. */
async function readMerge(
  github: GitHub,
  clone: Clone,
  event: PullRequestEvent,
  commit: string,
): Promise<FoundMerge | null> {
  const { repository, objects } = clone;
  const merge = mergeOf(commit, (await getParents(github, commit)) ?? [], event);
  if (merge === null) return null;
  // In a full clone `--depth` would cut the history.
  const depth = repository.shallow ? ['--depth=1'] : [];
  const fetched = await gitFetch(repository, depth, `refs/pull/${event.number}/merge`);
  const isThere = fetched.code === 0 && (await resolveCommit(objects, commit)) === commit;
  return { merge, clone: isThere ? clone : withoutFetching(clone) };
}

/** Marked as complete, so that git does not try to fetch what it may not read: the API gives it. */
function withoutFetching(clone: Clone): Clone {
  return { ...clone, repository: { ...clone.repository, shallow: false } };
}

/** The merge with the tip of the base branch; null if only git could tell what it is. */
async function mergeByFile(
  github: GitHub,
  { merge, clone }: FoundMerge,
  event: PullRequestEvent,
): Promise<FoundMerge | null> {
  const tip = await askLive(github, event).tip;
  const start = await onlyMergeBase(github, [merge.base, tip], event.headSha);
  if (start === null) return null;
  const reader = (await fetchCommit(clone.repository, clone.objects, tip))
    ? clone
    : withoutFetching(clone);
  const open = async (commit: string): Promise<Tree> => openCommit(reader, github, commit);
  try {
    const tree = byFile({
      start: await open(start),
      head: await open(event.headSha),
      olderBase: await open(merge.base),
      olderMerge: await open(merge.commit),
      base: await open(tip),
    });
    if (tree !== null)
      log.info('GitHub keeps its older merge: judged are the files of base and head, merged here');
    const { commit, base: olderBase } = merge;
    return tree && { merge: { commit, base: tip, byFile: { tree, olderBase } }, clone: reader };
  } catch (error) {
    // GitHub does not list all files, or not to this token.
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}

/**
 * Where a head parted from each of these bases; null if that is not one commit and the same for all. Of several merge
 * bases GitHub names one, but git merges them. There is one if as many commits of the head are not in it as not in a
 * base.
 */
async function onlyMergeBase(
  github: GitHub,
  bases: readonly string[],
  head: string,
): Promise<string | null> {
  const found = await Promise.all(bases.map(async (base) => getMergeBase(github, base, head)));
  const [first] = found;
  if (!first || first === 'unrelated') return null;
  const whole = await getMergeBase(github, first.sha, head);
  return [...found, whole].every(
    (one) => one && one !== 'unrelated' && one.sha === first.sha && one.ahead === first.ahead,
  )
    ? first.sha
    : null;
}

interface Merged {
  /** Where head and base branch parted. */
  readonly start: Tree;
  readonly head: Tree;
  readonly olderBase: Tree;
  /** What GitHub made of `olderBase` and `head`. */
  readonly olderMerge: Tree;
  readonly base: Tree;
}

/**
 * The merge of `base` and `head`, which have one merge base, `start`. What the base changed since is taken from it, if
 * the head did not change it; all else is as GitHub merged it. Null if both changed a file, since git merges lines, and
 * if git may take something to be moved, since then it merges under other names.
 */
export function byFile(trees: Merged): Tree | null {
  const { start, head, olderBase, olderMerge, base } = trees;
  const isClear = (path: string): boolean =>
    (isSame(path, head, start) && isSame(path, olderMerge, olderBase)) ||
    (isSame(path, head, base) && isSame(path, olderMerge, base));
  if (![...changedPaths(olderBase, base)].every(isClear) || mayBeMoved(trees)) return null;
  const tree = new LayeredTree(base, olderMerge, changedPaths(olderBase, olderMerge));
  return isPossible(tree) ? tree : null;
}

/** git follows a file that one side removed and the other edited, and puts new files where their folder went. */
function mayBeMoved({ start, head, olderBase, olderMerge, base }: Merged): boolean {
  const own = changedPaths(start, head);
  const isFollowed = (from: Tree, to: Tree): boolean =>
    [...changedPaths(start, from)].some(
      (path) => start.entries.has(path) && from.entries.has(path) && !to.entries.has(path),
    );
  const folders = foldersOf(start);
  const losesFolder = (from: Tree, to: Tree): boolean => {
    const left = foldersOf(to);
    const isGone = (folder: string): boolean => folders.has(folder) && !left.has(folder);
    return [...changedPaths(start, from)].some(
      (path) => !start.entries.has(path) && foldersAbove(path).some(isGone),
    );
  };
  return (
    [...changedPaths(olderBase, olderMerge)].some((path) => !own.has(path)) ||
    isFollowed(head, base) ||
    isFollowed(base, head) ||
    losesFolder(head, base) ||
    losesFolder(base, head)
  );
}

/** False if a file has the name of a folder. */
function isPossible(tree: Tree): boolean {
  const folders = foldersOf(tree);
  return [...tree.entries.keys()].every((path) => !folders.has(path));
}

function foldersOf(tree: Tree): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of tree.entries.keys())
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}

function isSame(path: string, one: Tree, other: Tree): boolean {
  return !differs(one.entries.get(path), other.entries.get(path));
}
