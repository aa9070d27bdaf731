import type { RunnerEnvironment } from '../github/environment.js';
import { makeUnsyncedFolder, writeOver } from '../tree/disk.js';
import { type Environment, LOCAL_GIT_MS, type NetworkTime, type Repository } from '../tree/git.js';
import { Place } from '../tree/place.js';
import { newestMerge } from '../github/newest-merge.js';
import type { GitHub } from '../github/client.js';
import type { PullRequestEvent } from '../github/event.js';
import { isoSeconds } from '../text/visible.js';
import { type Judged, judgeMerge, withCited } from '../github/judge.js';
import { writeTemporary } from '../github/results.js';
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
  // Whoever reads a repository needs its root; this one stays empty.
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

interface JudgeNowInput {
  readonly github: GitHub;
  readonly members: GitHub | null;
  readonly runner: RunnerEnvironment;
  readonly event: PullRequestEvent;
  readonly environment: Environment;
}

/** Judges the newest merge commit of a pull request without a checkout; null if it has none. */
export async function judgeNow(input: JudgeNowInput): Promise<Judged | null> {
  const { github, runner, event, environment } = input;
  const repository = writeTemporary('the bare repository of the companion', runner.temp, () =>
    makeBareRepository(runner, environment, github.network),
  );
  const objects = new ObjectReader(repository);
  try {
    const found = await newestMerge(github, { repository, objects }, event);
    if (found === null) return null;
    const now = isoSeconds(Date.now());
    return await withCited(await judgeMerge({ ...input, now }, event, found), objects);
  } finally {
    objects.close();
  }
}
