import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerEnvironment } from '../github/environment.js';
import type { Environment, Repository } from '../tree/git.js';

/**
 * An empty bare repository in the runner's temporary folder, with GitHub as its `origin`. Objects of strangers go in here;
 * they never become files (SECURITY S04). Made by hand, so that no template and no hook of the machine gets into it.
 *
 * @param environment for git; no token is in it, so it reads what anybody may read (SECURITY S31).
 */
export function makeBareRepository({ temp, serverUrl, repository: { owner, repo } }: RunnerEnvironment, environment: Environment): Repository {
  mkdirSync(temp, { recursive: true });
  const folder = mkdtempSync(join(temp, 'memtrust-objects-'));
  const gitDir = join(folder, 'objects.git');
  // git wants a working tree to name beside it; this one stays empty.
  const root = join(folder, 'nothing');
  for (const each of [join(gitDir, 'objects'), join(gitDir, 'refs'), root]) mkdirSync(each, { recursive: true });
  const url = new URL(`${serverUrl.replace(/\/+$/, '')}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}.git`).href;
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n');
  writeFileSync(join(gitDir, 'config'), `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = "${url}"\n`);
  // Shallow: what is asked for is fetched, and nothing else.
  return { root, gitDir, objectFormat: 'sha1', shallow: true, environment, transport: 'as-configured' };
}
