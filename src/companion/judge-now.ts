import type { RunnerEnvironment } from '../github/environment.js';
import { makeUnsyncedFolder, writeOver } from '../tree/disk.js';
import { type Environment, LOCAL_GIT_MS, type NetworkTime, type Repository } from '../tree/git.js';
import { Place } from '../tree/place.js';
import { type Clone, type Merge, newestMerge } from '../github/base.js';
import type { GitHub } from '../github/client.js';
import type { PullRequestEvent } from '../github/event.js';
import { getMerge, getParents, type MergeState } from './api.js';
import { isoSeconds } from '../text/visible.js';
import { type Judged, judgeMerge } from '../github/judge.js';
import { ObjectReader } from '../tree/object-reader.js';

/**
 * An empty bare repository in the temporary folder, with GitHub as its `origin`; objects of strangers never become
 * files (SECURITY S04). Made by hand, without templates and hooks. @param environment without a token, so git reads
 * only what is public (SECURITY S31).
 */
function makeBareRepository(
  { temp, serverUrl, repository: { owner, repo } }: RunnerEnvironment,
  environment: Environment,
  network: NetworkTime,
): Repository {
  makeUnsyncedFolder(Place.ofRunner(temp));
  const folder = Place.temporary(temp, 'memtrust-objects-');
  const gitDir = folder.within('objects.git');
  // git needs a working tree; this one stays empty.
  const root = folder.within('nothing');
  for (const each of [gitDir.within('objects'), gitDir.within('refs'), root])
    makeUnsyncedFolder(each);
  const url = new URL(
    `${serverUrl.replace(/\/+$/, '')}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}.git`,
  ).href;
  writeOver(gitDir.within('HEAD'), 'ref: refs/heads/none\n');
  writeOver(
    gitDir.within('config'),
    `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = "${url}"\n`,
  );
  // Shallow: only what is asked for is fetched.
  return {
    root: root.absolute,
    gitDir: gitDir.absolute,
    objectFormat: 'sha1',
    shallow: true,
    environment,
    network,
    localMs: LOCAL_GIT_MS,
    transport: 'as-configured',
  };
}

interface ReadableMerge {
  readonly clone: Clone;
  readonly merge: Merge;
}

/**
 * Fetched by git if the repository is public, else read through GitHub's API. Null if it has conflicts, or is not for
 * the expected head.
 */
async function findCurrentMerge(
  github: GitHub,
  clone: Clone,
  event: PullRequestEvent,
): Promise<ReadableMerge | null> {
  const state = await waitForMergeability(github, event.number);
  if (state.mergeable === false) return null;
  const fetched = await newestMerge(clone, event);
  if (fetched !== null) return { clone, merge: fetched };
  if (state.commit === null) return null;
  const [base, head, ...more] = await getParents(github, state.commit);
  if (base === undefined || head !== event.headSha || more.length > 0) return null;
  // Marked as complete, so that git does not try to fetch what it may not read: the API gives it.
  return {
    clone: { ...clone, repository: { ...clone.repository, shallow: false } },
    merge: { commit: state.commit, base },
  };
}

/** GitHub says null until it has computed this. */
async function waitForMergeability(github: GitHub, pullRequest: number): Promise<MergeState> {
  for (let tries = 1; ; tries += 1) {
    const state = await getMerge(github, pullRequest);
    if (state.mergeable !== null) return state;
    const hasTimeLeft = await github.network.pause(tries, null);
    if (!hasTimeLeft) return state;
  }
}

interface JudgeNowInput {
  readonly github: GitHub;
  readonly members: GitHub | null;
  readonly runner: RunnerEnvironment;
  readonly event: PullRequestEvent;
  readonly environment: Environment;
}

/** Null if the pull request has no merge commit. */
export async function judgeNow(input: JudgeNowInput): Promise<Judged | null> {
  const { github, runner, event, environment } = input;
  const repository = makeBareRepository(runner, environment, github.network);
  const objects = new ObjectReader(repository);
  try {
    const found = await findCurrentMerge(github, { repository, objects }, event);
    if (found === null) return null;
    const now = isoSeconds(Date.now());
    return await judgeMerge({ ...input, now }, event, found.clone, found.merge);
  } finally {
    objects.close();
  }
}
