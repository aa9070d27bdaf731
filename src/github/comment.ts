import type { Evaluation } from '../gate/evaluate.js';
import { liveMemoryChanged } from '../gate/rules/live-memory-changed.js';
import { effects } from '../report/effects.js';
import { WaitedTooLong } from '../text/errors.js';
import { getViewer } from './api/people.js';
import type { GitHub } from './client.js';
import {
  acceptedPermissions,
  GitHubUnavailable,
  isAccessDenied,
  statusOf,
  answerOf,
  everyPage,
} from './answers.js';
import { getPullRequest } from './api/pull-requests.js';
import type { PullRequestEvent } from './event.js';
import type { Logger } from './log.js';
import { setOutputs } from './results.js';
import { z } from 'zod';

/* The one comment of memtrust on a pull request: found by marker and author, written or updated. */

/** First line of our comment. Anyone can write it, so the author is checked too (SECURITY S27). */
export const MARKER = markerOf('');

/** No marker is the beginning of another. */
export function markerOf(key: string, what: 'report' | 'suggestion' = 'report'): string {
  return `<!-- memtrust:${what}${key === '' ? '' : ` key=${key}`} -->`;
}

/** Compares two bodies as GitHub stores them. */
export type IsSame = (there: string, body: string) => boolean;

const isStored: IsSame = (there, body) => there === body;

/** `<!-- memtrust:report -->` or `<!-- memtrust:report key=web -->`, at the very beginning of a body. */
const MARKED = /^<!-- memtrust:report(?: key=[A-Za-z0-9._-]+)? -->/;

/**
 * Updates the oldest comment of ours, if it changed; others are left alone.
 * @param body starts with the marker. @param create whether to write a first comment.
 * @returns the id of the comment, or null if there is none.
 */
export async function keepComment(
  github: GitHub,
  pullRequest: number,
  body: string,
  create: boolean,
  isSame: IsSame = isStored,
): Promise<number | null> {
  const [marker] = MARKED.exec(body) ?? [];
  if (marker === undefined)
    throw new Error('a comment without its marker would never be found again');
  const ours = await findOurs(github, pullRequest, marker);
  if (ours !== null) return bringUpToDate(github, ours, body, isSame);
  return create ? begin(github, pullRequest, marker, body) : null;
}

/** The oldest comment with this marker by our account. */
async function findOurs(
  github: GitHub,
  pullRequest: number,
  marker: string,
): Promise<IssueComment | null> {
  const marked = (await listComments(github, pullRequest)).filter((comment) =>
    comment.body.startsWith(marker),
  );
  const self = marked.length === 0 ? null : await getViewer(github);
  return marked.find((comment) => comment.author === self) ?? null;
}

async function bringUpToDate(
  github: GitHub,
  comment: IssueComment,
  body: string,
  isSame: IsSame = isStored,
): Promise<number> {
  if (!isSame(stored(comment.body), stored(body))) await updateComment(github, comment.id, body);
  return comment.id;
}

/**
 * Writes the comment, and looks again: another run may have written one too, and only the oldest stays. A lost answer
 * does not mean that GitHub did nothing, so nothing is retried blindly.
 */
async function begin(
  github: GitHub,
  pullRequest: number,
  marker: string,
  body: string,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const made = await tryToCreate(github, pullRequest, body);
    const oldest = await findOurs(github, pullRequest, marker);
    if (oldest !== null) {
      await bringUpToDate(github, oldest, body);
      if (typeof made === 'number' && made !== oldest.id) await takeBack(github, made);
      return oldest.id;
    }
    if (typeof made === 'number') return made;
    if (!(await github.network.pause(tries, null))) throw made;
  }
}

/** The id of the new comment, or the error if it is unknown whether GitHub made it. */
async function tryToCreate(
  github: GitHub,
  pullRequest: number,
  body: string,
): Promise<number | GitHubUnavailable> {
  try {
    return await createComment(github, pullRequest, body);
  } catch (error) {
    if (error instanceof GitHubUnavailable && error.mayHaveTakenEffect) return error;
    throw error;
  }
}

/** One comment too many is no reason to fail. */
async function takeBack(github: GitHub, comment: number): Promise<void> {
  try {
    await deleteComment(github, comment);
  } catch (error) {
    if (
      !isAccessDenied(error) &&
      !(error instanceof GitHubUnavailable) &&
      !(error instanceof WaitedTooLong)
    )
      throw error;
  }
}

/** As GitHub returns a body: other line ends, no trailing blanks. */
export function stored(body: string): string {
  return body.replaceAll('\r\n', '\n').trimEnd();
}

/** Whether a reader of the pull request has to know: it does not pass, changes trust, or brings a problem. */
export function isWorthSaying(evaluation: Evaluation): boolean {
  const { verdict, findings } = evaluation;
  const speaks = findings.some(
    ({ introduced, severity, rule }) =>
      introduced && (severity !== 'notice' || rule === liveMemoryChanged.code),
  );
  return verdict !== 'pass' || speaks || effects(evaluation).length > 0;
}

/**
 * Comments on the pull request. If the token only reads, that is a notice; another refusal of GitHub is a warning
 * (SECURITY S29).
 * @param create whether to write a first comment. @param isSame whether the existing comment says it already.
 */
export async function commentOnPullRequest(
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
    const { level, why } = refusalOf(error, 'The comment was');
    log[level](`${why} See the job summary for the report.`);
  }
}

interface Refusal {
  /** A notice if nobody did anything wrong. */
  readonly level: 'notice' | 'warning';
  readonly why: string;
}

/** Throws other errors. @param what "The comment was" */
export function refusalOf(error: unknown, what: string): Refusal {
  if (error instanceof GitHubUnavailable || error instanceof WaitedTooLong)
    return {
      level: 'warning',
      why: `${what} not written: ${error.message}. ${error.remedy}`,
    };
  const status = statusOf(error);
  if (status === null) throw error;
  if (!isAccessDenied(error))
    return {
      level: 'warning',
      why: `${what} not written: GitHub rejected the request (${status}).`,
    };
  if (error instanceof Error && /\blocked\b/.test(error.message))
    return {
      level: 'notice',
      why: `${what} not written: the conversation is locked (${status}).`,
    };
  const accepted = acceptedPermissions(error);
  return {
    level: 'notice',
    why:
      `${what} not written: the token may only read, as always from a fork or Dependabot (${status}). ` +
      'Elsewhere give the job the permission pull-requests: ' +
      `write${accepted === null ? '' : ` (GitHub names ${accepted})`}.`,
  };
}

export interface IssueComment {
  readonly id: number;
  /** Null if the account is gone. */
  readonly author: string | null;
  readonly body: string;
}

const commentsShape = z.array(
  z.object({
    id: z.int().positive(),
    user: z.object({ login: z.string() }).nullish(),
    body: z.string().nullish(),
  }),
);

/** Oldest first, every page. */
export async function listComments(
  { octokit, at }: GitHub,
  issue: number,
): Promise<IssueComment[]> {
  const comments = await everyPage(
    octokit.paginate.iterator(octokit.rest.issues.listComments, {
      ...at,
      issue_number: issue,
      per_page: 100,
    }),
  );
  return answerOf(commentsShape, comments)
    .map(({ id, user, body }) => ({ id, author: user?.login ?? null, body: body ?? '' }))
    .toSorted((a, b) => a.id - b.id);
}

const createdShape = z.object({ id: z.int().positive() });

export async function createComment(
  { octokit, at }: GitHub,
  issue: number,
  body: string,
): Promise<number> {
  const { data } = await octokit.rest.issues.createComment({ ...at, issue_number: issue, body });
  return answerOf(createdShape, data).id;
}

export async function updateComment(
  { octokit, at }: GitHub,
  comment: number,
  body: string,
): Promise<void> {
  await octokit.rest.issues.updateComment({ ...at, comment_id: comment, body });
}

export async function deleteComment({ octokit, at }: GitHub, comment: number): Promise<void> {
  await octokit.rest.issues.deleteComment({ ...at, comment_id: comment });
}
