import type { HostedCommit } from '../api/get-commit.js';

/** Last line of our commits. Anyone can write it, and other workflows share our account: a commit is ours by both (SECURITY S27). */
const TRAILER = 'Memtrust-Refine: pull-request';

/** The account that GitHub commits under for an app. */
const GITHUB_ITSELF = 'web-flow';

export function signed(message: string): string {
  return `${message.trimEnd()}\n\n${TRAILER}\n`;
}

/**
 * Whether we made a commit, so that it may be written over.
 *
 * @param selves logins that we write under.
 */
export function isOurs({ author, committer, message, parents }: HostedCommit, selves: ReadonlySet<string>): boolean {
  const byUs = author !== null && selves.has(author) && committer !== null && (selves.has(committer) || committer === GITHUB_ITSELF);
  return byUs && parents.length === 1 && message.trimEnd().endsWith(`\n${TRAILER}`);
}
