import type { Evaluation } from '../gate/evaluate.js';
import { createComment } from './api/create-comment.js';
import { getViewer } from './api/get-viewer.js';
import { listComments } from './api/list-comments.js';
import { updateComment } from './api/update-comment.js';
import type { GitHub } from './client.js';

/** First line of our comment. Anyone can write it, so it is ours only together with its author (SECURITY S27). */
export const MARKER = '<!-- memtrust:report -->';

/**
 * Keeps the one comment on a pull request current: the oldest of ours is updated, others are left alone, and an
 * unchanged one is not written again.
 *
 * @param create whether to begin a comment where there is none.
 * @returns the id of the comment, or null where there is none.
 */
export async function keepComment(github: GitHub, pullRequest: number, body: string, create: boolean): Promise<number | null> {
  if (!body.startsWith(MARKER)) throw new Error('a comment without its marker would never be found again');
  const marked = (await listComments(github, pullRequest)).filter((comment) => comment.body.startsWith(MARKER));
  const self = marked.length === 0 ? null : await getViewer(github);
  const ours = marked.find((comment) => comment.author === self);
  if (ours === undefined) return create ? createComment(github, pullRequest, body) : null;
  if (stored(ours.body) !== stored(body)) await updateComment(github, ours.id, body);
  return ours.id;
}

/** As GitHub may hand a body back: other line ends, no blanks at the end. */
function stored(body: string): string {
  return body.replaceAll('\r\n', '\n').trimEnd();
}

/** Whether a first comment has anything to say: not on a repository without memory whose agent files nobody touched. */
export function isWorthSaying({ verdict, entries, findings }: Evaluation): boolean {
  const remembers = entries.some((entry) => entry.record !== null);
  const speaks = findings.some(({ introduced, severity, rule }) => introduced && (severity !== 'notice' || rule === 'MT401'));
  return verdict !== 'pass' || remembers || speaks;
}
