import { runGit, type Repository } from '../../../tree/git.js';
import { gitSettings } from '../../../tree/git-settings.js';

/*
 * Whom does this clone know? `knownPeople` gives the GitHub login of the person here, the owner of the repository
 * on GitHub, and whether one person alone has written it: the defaults of the questions of `memtrust init`.
 */

/** What git knows of the people here. */
export interface KnownPeople {
  /** GitHub login of the person at this clone. */
  readonly login: string | null;
  /** Account in the address of `origin`: a person or an organisation. */
  readonly owner: string | null;
  /** Whether all commits that were looked at have one author. */
  readonly isOneAuthor: boolean;
}

/** Where nothing was looked up. */
export const NOBODY_KNOWN: KnownPeople = { login: null, owner: null, isOneAuthor: false };

/** Commits that are looked at: whoever works here is among the authors of so many. */
const COMMITS = 500;

/** `12345+octocat@users.noreply.github.com`: GitHub's own address for an account. */
const NOREPLY = /^(?:\d+\+)?([A-Za-z0-9][A-Za-z0-9_-]*)@users\.noreply\.github\.com$/i;

/** `https://github.com/acme/shop.git`, `git@github.com:acme/shop.git`, `ssh://git@ssh.github.com:443/acme/shop`. */
const GITHUB =
  /^(?:[a-z+]+:\/\/)?(?:[^@/\s]*@)?(?:www\.|ssh\.)?github\.com(?::\d+)?[/:]\/?([A-Za-z0-9][\w-]*)\/[^/\s]+$/i;

/** Looks into the configuration of git and the newest commits. */
export async function knownPeople(repository: Repository): Promise<KnownPeople> {
  const [settings, { code, stdout }] = await Promise.all([
    gitSettings(repository),
    runGit(repository, ['log', `--max-count=${COMMITS}`, '--format=%ae']),
  ]);
  const authors = code === 0 ? stdout.toString('utf8').split('\n') : [];
  const origin = settings.get('remote.origin.url') ?? '';
  return {
    login:
      settings.get('github.user') || (NOREPLY.exec(settings.get('user.email') ?? '')?.[1] ?? null),
    owner: GITHUB.exec(origin.replace(/\/+$/, ''))?.[1] ?? null,
    isOneAuthor: !repository.shallow && authorsAmong(authors) <= 1,
  };
}

/** How many people are among the authors: accounts of programs, and GitHub itself, are none. */
function authorsAmong(emails: readonly string[]): number {
  const people = emails
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '' && !email.includes('[bot]@') && email !== 'noreply@github.com');
  return new Set(people).size;
}
