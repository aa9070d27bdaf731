import { WaitedTooLong } from '../text/waited-too-long.js';
import { getPullRequest } from './api/pull-requests.js';
import type { GitHub } from './client.js';
import { keepComment, type IsSame } from './comment.js';
import type { PullRequestEvent } from './event.js';
import type { Logger } from './log.js';
import { acceptedPermissions, statusOf } from './access-denied.js';
import { setOutputs } from './results.js';
import { GitHubUnavailable } from './unavailable.js';

/*
 * How does a pull request get to know the verdict? `github/run.ts` and `companion/run.ts` call it last. A run for an
 * older commit says nothing, or it would write over the newer one.
 */

/**
 * Says it on the pull request, after everything else. That GitHub refuses it is a warning, and
 * changes neither verdict nor exit code (SECURITY S29).
 *
 * @param create whether to begin a comment where there is none.
 * @param isSame whether the comment that is there says it already; equal bodies where it is not
 *   given.
 */
export async function tellPullRequest(
  github: GitHub,
  event: PullRequestEvent,
  body: string,
  create: boolean,
  log: Logger,
  isSame?: IsSame,
): Promise<void> {
  try {
    const { headSha } = await getPullRequest(github, event.number);
    if (headSha !== event.headSha)
      return log.info(
        'the pull request has a newer commit by now, and the run of that commit comments',
      );
    const id = await keepComment(github, event.number, body, create, isSame);
    setOutputs({ 'comment-id': id === null ? '' : String(id) });
  } catch (error) {
    log.warning(`${whyNoComment(error)} See the job summary for the report.`);
  }
}

/** Throws what is a fault of ours. */
function whyNoComment(error: unknown): string {
  if (error instanceof GitHubUnavailable || error instanceof WaitedTooLong)
    return `The comment was not written: ${error.what}.`;
  const status = statusOf(error);
  if (status === null) throw error;
  if (status !== 403 && status !== 404) return `GitHub rejected the comment (${status}).`;
  const accepted = acceptedPermissions(error);
  return (
    `GitHub refused the comment (${status}). The job needs the permission pull-requests: ` +
    `write${accepted === null ? '' : ` (GitHub names ${accepted})`}; from a fork or ` +
    'Dependabot the token only reads.'
  );
}
