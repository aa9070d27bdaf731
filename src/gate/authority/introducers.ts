import { plain, say, type Phrase } from '../../text/phrase.js';
import { isSameLogin, type StagedNote } from './authority.js';
import { isProvenBy, nameable, type GitHubCommit } from './commit.js';

/*
 * Who is behind a staged note? Authors and committers of each commit that changed it, and who opened the pull requests
 * that brought these. What the note says of itself does not count. The authorities of `github/reviews/` ask
 * `introducersOf`; nobody named here may approve a fact that was made of the note. `commits` is null for too many and
 * empty for none that GitHub names: both mean unknown, but for a note that is gone, which only the change ever had.
 */

/** A commit that changed a staged note, and the merged pull requests that it came with. */
export interface StagingCommit extends GitHubCommit {
  readonly pulls: readonly {
    readonly number: number;
    /** Null where the account is gone. */ readonly author: string | null;
  }[];
}

/** One account behind a staged note, and why it is taken for that. */
interface Introducer {
  readonly login: string;
  readonly why: Phrase;
}

/** Who introduced a staged note; or why that is not known, and then nobody's approval of what came of it counts. */
export type Introducers = { readonly people: readonly Introducer[] } | { readonly unknown: Phrase };

/**
 * The accounts behind a staged note: authors and committers of every commit that changed it, and
 * who opened the pull requests that brought these. What the note says of itself (`observed: [{by:
 * …}]`) is not asked: it could only take the approvals of others away, and anybody can write any
 * name there.
 *
 * @param commits as GitHub has them for the path, up to the base, the newest first; null where they
 *   are more than are looked at.
 */
export function introducersOf(
  { path, isGone }: StagedNote,
  commits: readonly StagingCommit[] | null,
): Introducers {
  if (commits === null)
    return {
      unknown: say`too many commits changed ${path}, the source of the change, so memtrust cannot tell who added it`,
    };
  // What only the change itself ever had was introduced by who wrote the change.
  if (commits.length === 0 && isGone) return { people: [] };
  if (commits.length === 0)
    return {
      unknown: say`GitHub names no commit of ${path}, the source of the change, so memtrust cannot tell who added it`,
    };
  const people: Introducer[] = [];
  // The last one took it away.
  for (const commit of isGone ? commits.slice(1) : commits) {
    const { sha, author, committer, pulls } = commit;
    const logins = nameable(author, committer);
    // An account that is gone approves nothing; a commit of nobody's address may be of anybody.
    if (logins.length === 0 && pulls.length === 0)
      return {
        unknown: say`${sha.slice(0, 7)}, which changed ${path}, belongs to no GitHub account, so memtrust
          cannot tell who introduced its source`,
      };
    for (const login of logins) {
      const role = isSameLogin(committer, login) ? 'committer' : 'author';
      const caution = isProvenBy(commit, role)
        ? []
        : plain('; this relies on the e-mail address in the commit, which anyone can set');
      people.push({
        login,
        why: say`the account is the ${[role]} of ${sha.slice(0, 7)}, which changed ${path}, the source of the
          change${caution}`,
      });
    }
    for (const pull of pulls)
      if (pull.author !== null)
        people.push({
          login: pull.author,
          why: say`the account opened pull request ${[`#${pull.number}`]}, which added ${path}, the source of
            the change`,
        });
  }
  return { people };
}
