import type { Evaluation } from '../gate/evaluate.js';
import { liveMemoryChanged } from '../gate/rules/live-memory-changed.js';
import { WaitedTooLong } from '../text/waited-too-long.js';
import {
  createComment,
  deleteComment,
  type IssueComment,
  listComments,
  updateComment,
} from './api/comments.js';
import { getViewer } from './api/people.js';
import type { GitHub } from './client.js';
import { isAccessDenied } from './access-denied.js';
import { GitHubUnavailable } from './unavailable.js';

/*
 * Which comment on the pull request is ours, and is it current? `keepComment` updates the oldest one that has our
 * marker and our account, begins one, or leaves it as it is. The action, the companion and `tell-pull-request.ts` call
 * it.
 */

/** First line of our comment. Anyone can write it, so it is ours only together with its author (SECURITY S27). */
export const MARKER = markerOf('');

/** The marker of one of several comments on a pull request. No marker is the beginning of another. */
export function markerOf(key: string): string {
  return `<!-- memtrust:report${key === '' ? '' : ` key=${key}`} -->`;
}

/** Compares two bodies as GitHub stores them. */
export type IsSame = (there: string, body: string) => boolean;

const isStored: IsSame = (there, body) => there === body;

/** `<!-- memtrust:report -->` or `<!-- memtrust:report key=web -->`, at the very beginning of a body. */
const MARKED = /^<!-- memtrust:report(?: key=[A-Za-z0-9._-]+)? -->/;

/**
 * Keeps the one comment on a pull request current: the oldest of ours is updated, others are left alone, and an
 * unchanged one is not written again.
 *
 * @param body of the comment; its first line is the marker by which it is found.
 * @param create whether to begin a comment where there is none.
 * @param isSame whether the comment that is there says it already.
 * @returns the id of the comment, or null where there is none.
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

/** Writes the body where the comment does not say it already. */
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
 * Begins the comment, and looks again: another run may have begun one at the same moment, and of ours only the
 * oldest stays. An answer that got lost is no sign that GitHub did nothing, so nothing is tried again unseen.
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

/** The id of the new comment; the error where nobody knows whether GitHub made it. */
async function tryToCreate(
  github: GitHub,
  pullRequest: number,
  body: string,
): Promise<number | GitHubUnavailable> {
  try {
    return await createComment(github, pullRequest, body);
  } catch (error) {
    if (error instanceof GitHubUnavailable && error.mayBeDone) return error;
    throw error;
  }
}

/** One comment too many is a blemish, and no reason to call the run a failure. */
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

/** As GitHub may hand a body back: other line ends, no blanks at the end. */
export function stored(body: string): string {
  return body.replaceAll('\r\n', '\n').trimEnd();
}

/** Whether a first comment has anything to say: not on a repository without memory whose agent files nobody touched. */
export function isWorthSaying({ verdict, entries, findings }: Evaluation): boolean {
  const remembers = entries.some((entry) => entry.record !== null);
  const speaks = findings.some(
    ({ introduced, severity, rule }) =>
      introduced && (severity !== 'notice' || rule === liveMemoryChanged.code),
  );
  return verdict !== 'pass' || remembers || speaks;
}
