import { isSameLogin } from './authority.js';

/*
 * Who had a part in a commit, as far as GitHub can prove it? A commit on GitHub's pages is by its author; the committer
 * `web-flow` is nobody. `review-weight.ts`, `pushers.ts` and `introducers.ts` ask, since who had a part approves
 * nothing. `verified` says who committed; for the author it counts only where both are one, or GitHub's pages made the
 * commit.
 */

/** A commit as GitHub knows it. */
export interface GitHubCommit {
  readonly sha: string;
  /** Account that GitHub finds for the e-mail address of the author; null where it finds none. */
  readonly author: string | null;
  readonly committer: string | null;
  /** Whether GitHub verified its signature; what is not signed can name anybody. */
  readonly verified: boolean;
  readonly parents: readonly string[];
}

/** The account that commits what is done on GitHub's pages; it stands for nobody. */
const WEB_FLOW = 'web-flow';

/** Accounts that stand for somebody. */
export function nameable(...logins: readonly (string | null)[]): string[] {
  return logins.filter((login) => login !== null && login.toLowerCase() !== WEB_FLOW).map(String);
}

/** Whether a signature shows who had this part in a commit. */
export function isProvenBy(
  { author, committer, verified }: GitHubCommit,
  role: 'author' | 'committer',
): boolean {
  return (
    verified &&
    (role === 'committer' || isSameLogin(committer, WEB_FLOW) || isSameLogin(committer, author))
  );
}
