import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';

/* `check examples/shop`: a folder that is a repository by itself is checked as one, not as a part of what is around. */

/** The folder that was typed, if it has a `.git` or a policy of its own; null for a part of a repository. */
export function ownRepository(
  cwd: string,
  paths: readonly string[],
): { readonly folder: string; readonly hasGit: boolean } | null {
  const [typed] = paths;
  if (typed === undefined || typed === '' || paths.length > 1) return null;
  const folder = resolve(cwd, typed);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
  if (existsSync(join(folder, '.git'))) return { folder, hasGit: true };
  return existsSync(join(folder, '.memtrust/policy.yml')) ? { folder, hasGit: false } : null;
}

/**
 * The folder from the root, with a final `/`; empty for the root itself.
 * @throws ConfigurationError if it is not in the repository.
 */
export function fromRootOf(root: string, folder: string): string {
  const path = relative(root, realpathSync(folder)).split(sep).join('/');
  if (path === '..' || path.startsWith('../'))
    throw new ConfigurationError(
      say`${folder} is not in this repository`,
      say`Give a folder below ${root}, or run git init in that one.`,
    );
  return path === '' ? '' : `${path}/`;
}
