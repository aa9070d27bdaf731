import { ConfigurationError } from '../text/errors.js';
import { openRepository, type Repository } from '../tree/git.js';
import { gitSettings } from '../tree/git-settings.js';
import type { Io } from './io.js';

/*
 * Whose name would git put on a commit here? `--by` of every command has it as its default. As git does:
 * `GIT_AUTHOR_NAME`, then `author.name`, then `user.name`. An e-mail address is never taken: what is recorded is
 * published. It informs and decides nothing. `__tests__/e2e/cli/git-user.test.ts` fails when another name is taken.
 */

/** The name, or `unknown` where git knows none. */
export async function gitUser(repository: Repository): Promise<string> {
  const given = repository.environment['GIT_AUTHOR_NAME']?.trim() ?? '';
  if (given !== '') return given;
  const settings = await gitSettings(repository);
  return settings.get('author.name') || settings.get('user.name') || 'unknown';
}

/** The same where there may be no repository: a log can be anywhere. */
export async function gitUserAround(io: Io): Promise<string> {
  try {
    return await gitUser(await openRepository(io.cwd, io.environment));
  } catch (error) {
    if (error instanceof ConfigurationError)
      return io.environment['GIT_AUTHOR_NAME']?.trim() || 'unknown';
    throw error;
  }
}
