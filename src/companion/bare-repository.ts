import type { RunnerEnvironment } from '../github/environment.js';
import { makePassingFolder, writeOver } from '../tree/disk.js';
import { LOCAL_GIT_MS, type Environment, type Repository } from '../tree/git.js';
import type { NetworkTime } from '../tree/network.js';
import { Place } from '../tree/place.js';

/*
 * Where do objects of a pull request go, when nothing of it may be checked out? `judge-now.ts` beside it
 * makes one such repository for each run. `none` is a branch that never is; no file of this folder may come
 * from the change, since git obeys what stands in its configuration. Other keys of git's configuration may be
 * written, as long as all come from here. `__tests__/security/S30-companion.test.ts` fails when a file of the
 * change gets there.
 */

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
