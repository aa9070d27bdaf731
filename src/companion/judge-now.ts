import type { RunnerEnvironment } from '../github/environment.js';
import { makePassingFolder, writeOver } from '../tree/disk.js';
import { type Environment, LOCAL_GIT_MS, type Repository } from '../tree/git.js';
import type { NetworkTime } from '../tree/network.js';
import { Place } from '../tree/place.js';
import { type Clone, type Merge, newestMerge } from '../github/base.js';
import type { GitHub } from '../github/client.js';
import type { PullRequestEvent } from '../github/event.js';
import { getMerge, getParents, type MergeState } from './api.js';
import { isoSeconds } from '../text/iso-seconds.js';
import { type Judged, judgeMerge } from '../github/judge.js';
import { ObjectReader } from '../tree/object-reader.js';

/**
 * An empty bare repository in the runner's temporary folder, with GitHub as its `origin`. Objects
 * of strangers go in here; they never become files (SECURITY S04). Made by hand, so that no
 * template and no hook of the machine gets into it.
 *
 * @param environment for git; no token is in it, so it reads what anybody may read (SECURITY S31).
 */
export function makeBareRepository(
  { temp, serverUrl, repository: { owner, repo } }: RunnerEnvironment,
  environment: Environment,
  network: NetworkTime,
): Repository {
  makePassingFolder(Place.ofRunner(temp));
  const folder = Place.temporary(temp, 'memtrust-objects-');
  const gitDir = folder.within('objects.git');
  // git wants a working tree to name beside it; this one stays empty.
  const root = folder.within('nothing');
  for (const each of [gitDir.within('objects'), gitDir.within('refs'), root])
    makePassingFolder(each);
  const url = new URL(
    `${serverUrl.replace(/\/+$/, '')}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}.git`,
  ).href;
  writeOver(gitDir.within('HEAD'), 'ref: refs/heads/none\n');
  writeOver(
    gitDir.within('config'),
    `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = "${url}"\n`,
  );
  // Shallow: what is asked for is fetched, and nothing else.
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

/** A merge commit, and the repository that its objects are read from. */
interface ReadableMerge {
  readonly clone: Clone;
  readonly merge: Merge;
}

/**
 * Fetched by git where everybody may read, else named by GitHub's API, which then gives the files
 * too. Null where there is nothing to judge: conflicts, or a head that is not the one that was asked
 * for.
 */
export async function findCurrentMerge(
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
  // Not shallow: what is not there cannot be fetched either, so nobody tries.
  return {
    clone: { ...clone, repository: { ...clone.repository, shallow: false } },
    merge: { commit: state.commit, base },
  };
}

/** GitHub finds out after a push to either side, and when it is asked: until then it says null. */
async function waitForMergeability(github: GitHub, pullRequest: number): Promise<MergeState> {
  for (let tries = 1; ; tries += 1) {
    const state = await getMerge(github, pullRequest);
    if (state.mergeable !== null) return state;
    const hasTimeLeft = await github.network.pause(tries, null);
    if (!hasTimeLeft) return state;
  }
}

/** What judging needs beside the objects. */
export interface JudgeNowInput {
  readonly github: GitHub;
  readonly members: GitHub | null;
  readonly runner: RunnerEnvironment;
  readonly event: PullRequestEvent;
  readonly environment: Environment;
}

/** Null where GitHub has no merge commit of the pull request. */
export async function judgeNow({
  github,
  members,
  runner,
  event,
  environment,
}: JudgeNowInput): Promise<Judged | null> {
  const repository = makeBareRepository(runner, environment, github.network);
  const objects = new ObjectReader(repository);
  try {
    const found = await findCurrentMerge(github, { repository, objects }, event);
    if (found === null) return null;
    const now = isoSeconds(Date.now());
    return await judgeMerge(
      { event, runner, github, members, environment, now },
      event,
      found.clone,
      found.merge,
    );
  } finally {
    objects.close();
  }
}
