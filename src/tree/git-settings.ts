import { runGit, type Repository } from './git.js';

/*
 * What does the configuration of git say of the person and of the repository? `gitSettings` asks once for all
 * settings that a command may want: each start of git costs milliseconds.
 *
 * They inform: defaults of a name and of an answer. Nothing that is trusted depends on them.
 * `__tests__/e2e/cli/git-user.test.ts` and `init-questions.test.ts` beside it fail when another value is read.
 */

/** In the spelling of git's answers: lower case. */
const SETTINGS = ['author.name', 'user.name', 'user.email', 'github.user', 'remote.origin.url'];

/** By name; what is not set is not there. */
type GitSettings = ReadonlyMap<string, string>;

const ASKED = [
  'config',
  '--null',
  '--get-regexp',
  `^(${SETTINGS.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})$`,
];

/** What is set, without blanks around it; the last value where there are several, as git takes it. */
export async function gitSettings(repository: Repository): Promise<GitSettings> {
  const known = settings.get(repository) ?? readSettings(repository);
  settings.set(repository, known);
  return known;
}

const settings = new WeakMap<Repository, Promise<GitSettings>>();

async function readSettings(repository: Repository): Promise<GitSettings> {
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
}
