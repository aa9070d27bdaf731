import { z } from 'zod';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import type { GitHub } from '../client.js';
import { answerOf } from './answer.js';
import { commitOf, commitShape } from './compare-commits.js';

/*
 * Which commits changed a file, or anything in a folder? `reviews/staged-notes.ts` asks for one note, and must
 * know all of its commits: more than the cap is `too-many`. `reviews/former-notes.ts` asks for a folder of
 * notes, and is content with the newest. `MOST_COMMITS` may be changed: beyond it nobody's approval counts.
 * `__tests__/github/commits-and-pushes.test.ts` and `__tests__/e2e/staged-approvals.test.ts` fail when this is
 * wrong.
 */

/** Commits of one file above which nobody asks further: a note is written, and perhaps seen again some times. */
const MOST_COMMITS = 50;

/**
 * The commits up to one that changed a file, the newest first, as GitHub simplifies history: a
 * merge that only takes over what a parent has is left out. A file under its former name is another
 * file.
 *
 * @param from full object id of the last commit.
 */
export async function listCommitsOfPath(
  { octokit, owner, repo }: GitHub,
  path: string,
  from: string,
): Promise<readonly GitHubCommit[] | 'too-many'> {
  const { data } = await octokit.rest.repos.listCommits({
    owner,
    repo,
    sha: from,
    path,
    per_page: MOST_COMMITS + 1,
  });
  const commits = answerOf(z.array(commitShape), data);
  return commits.length > MOST_COMMITS ? 'too-many' : commits.map(commitOf);
}

/** The newest commits up to one that changed anything in a folder, the newest first; what is older is not looked at. */
export async function listCommitsOfFolder(
  { octokit, owner, repo }: GitHub,
  folder: string,
  from: string,
): Promise<readonly GitHubCommit[]> {
  const { data } = await octokit.rest.repos.listCommits({
    owner,
    repo,
    sha: from,
    path: folder,
    per_page: MOST_COMMITS,
  });
  return answerOf(z.array(commitShape), data).map(commitOf);
}
