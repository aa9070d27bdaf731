import { remembered } from '../text/collections.js';
import { ConfigurationError } from '../text/errors.js';
import { openRepository, type Repository, runGit } from '../tree/git.js';
import type { Io } from './io.js';

/*
 * Who git says the user is: `GIT_AUTHOR_NAME`, then `author.name`, then `user.name`. Never an e-mail address: records
 * are published.
 */

/** `unknown` if git has no name. */
export async function gitUser(repository: Repository): Promise<string> {
  const given = repository.environment['GIT_AUTHOR_NAME']?.trim() ?? '';
  if (given !== '') return given;
  const settings = await gitSettings(repository);
  return settings.get('author.name') || settings.get('user.name') || 'unknown';
}

/** The same outside of a repository. */
export async function gitUserAround(io: Io): Promise<string> {
  try {
    return await gitUser(await openRepository(io.cwd, io.environment));
  } catch (error) {
    if (error instanceof ConfigurationError)
      return io.environment['GIT_AUTHOR_NAME']?.trim() || 'unknown';
    throw error;
  }
}

/** In lower case, as git prints them. */
const SETTINGS = ['author.name', 'user.name', 'user.email', 'github.user', 'remote.origin.url'];

type GitSettings = ReadonlyMap<string, string>;

const ASKED = [
  'config',
  '--null',
  '--get-regexp',
  `^(${SETTINGS.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})$`,
];

/** Trimmed; the last of several values, as in git. */
export const gitSettings = remembered(async (repository: Repository): Promise<GitSettings> => {
  const { stdout } = await runGit(repository, ASKED);
  return new Map(
    stdout
      .toString('utf8')
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', ...value] = entry.split('\n'); // no value: `[user]` with `name` alone
        return [name, value.join('\n').trim()] as const;
      }),
  );
});
