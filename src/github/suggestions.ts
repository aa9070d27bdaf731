import { z } from 'zod';
import type { LineSuggestion } from '../gate/suggestions.js';
import { markdownPhrase } from '../report/markdown.js';
import { ruleUrl } from '../report/project.js';
import { numbered } from '../text/visible.js';
import { answerOf, everyPage, statusOf } from './answers.js';
import { getViewer } from './api/people.js';
import { getPullRequest } from './api/pull-requests.js';
import type { GitHub } from './client.js';
import { markerOf, refusalOf, stored } from './comment.js';
import type { PullRequestEvent } from './event.js';
import type { Logger } from './log.js';

/*
 * Suggestions of the input `suggestions`, as the comments of one review. Those that are there stay, those that are done
 * are deleted, and only new ones are posted. The token of a workflow may delete its comments with
 * `pull-requests: write`; to resolve a conversation it would need `contents: write`.
 */

/** A review with more of them is read by nobody. */
const MOST = 20;
/** Findings that one line names. */
const MOST_FINDINGS = 5;

/**
 * Brings our suggestions on a pull request up to date. A refusal is reported, and changes no verdict (SECURITY S29).
 * @param key the input `comment-key`: suggestions of other keys are left alone.
 */
export async function keepSuggestions(
  github: GitHub,
  { number, headSha }: Pick<PullRequestEvent, 'number' | 'headSha'>,
  suggestions: readonly LineSuggestion[],
  key: string,
  log: Logger,
): Promise<void> {
  // Anyone can write it, so the author is checked too (SECURITY S27).
  const marker = markerOf(key, 'suggestion');
  try {
    if ((await getPullRequest(github, number)).headSha !== headSha) return;
    const { missing, done } = compared(
      suggestions.slice(0, MOST).map((one) => suggestionComment(one, marker)),
      await ourComments(github, number, marker),
    );
    for (const { id } of done) await deleteComment(github, id);
    if (missing.length > 0) await postReview(github, number, headSha, missing);
    const left = suggestions.length - MOST;
    if (left > 0)
      log.info(`${numbered(left, 'more suggestion')} will follow once the first ${MOST} are done`);
  } catch (error) {
    const { level, why } = refusalOf(error, 'The suggestions were');
    log[level](why);
  }
}

interface NewComment {
  readonly path: string;
  readonly line: number;
  readonly body: string;
}

/** The comment of a suggestion: our words, and its line in a fence that it cannot close (SECURITY S26). */
export function suggestionComment(
  { path, line, text, findings }: LineSuggestion,
  marker: string,
): NewComment {
  const reasons = findings.slice(0, MOST_FINDINGS).map((finding) => {
    const rule = `[${finding.rule} ${finding.name}](${ruleUrl({ code: finding.rule, name: finding.name })})`;
    return `${rule}: ${markdownPhrase(finding.message)}`;
  });
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  const parts = [marker, ...reasons, `${fence}suggestion\n${text}\n${fence}`];
  return { path, line, body: parts.join('\n\n') };
}

interface ReviewComment {
  readonly id: number;
  readonly path: string;
  /** Null once the line is no longer in the diff. */
  readonly line: number | null;
  readonly body: string;
  readonly isAnswered: boolean;
}

/** What has to be posted, and what is done. A comment that someone answered is a conversation, and stays. */
function compared(
  wanted: readonly NewComment[],
  there: readonly ReviewComment[],
): { readonly missing: readonly NewComment[]; readonly done: readonly ReviewComment[] } {
  const open = new Set(there);
  const missing = wanted.filter((one) => {
    const same = [...open].find(
      ({ path, line, body, isAnswered }) =>
        path === one.path && stored(body) === stored(one.body) && (line !== null || isAnswered),
    );
    return same === undefined || !open.delete(same);
  });
  return { missing, done: [...open].filter(({ isAnswered }) => !isAnswered) };
}

const commentsShape = z.array(
  z.object({
    id: z.int().positive(),
    user: z.object({ login: z.string() }).nullish(),
    path: z.string(),
    line: z.int().nullish(),
    body: z.string(),
    in_reply_to_id: z.int().nullish(),
  }),
);

/** Those with our marker by our account. */
async function ourComments(
  github: GitHub,
  number: number,
  marker: string,
): Promise<readonly ReviewComment[]> {
  const { octokit, at } = github;
  const listed = await everyPage(
    octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, {
      ...at,
      pull_number: number,
      per_page: 100,
    }),
  );
  const comments = answerOf(commentsShape, listed);
  const marked = comments.filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return [];
  const self = await getViewer(github);
  const answered = new Set(comments.map((comment) => comment.in_reply_to_id));
  return marked
    .filter(({ user }) => user?.login === self)
    .map(({ id, path, line = null, body }) => ({
      id,
      path,
      line,
      body,
      isAnswered: answered.has(id),
    }));
}

/** It never approves and never requests changes. */
async function postReview(
  { octokit, at }: GitHub,
  number: number,
  commit: string,
  comments: readonly NewComment[],
): Promise<void> {
  await octokit.rest.pulls.createReview({
    ...at,
    pull_number: number,
    commit_id: commit,
    event: 'COMMENT',
    body: '',
    comments: comments.map((comment) => ({ ...comment, side: 'RIGHT' })),
  });
}

/** One that someone else deleted is gone as well. */
async function deleteComment({ octokit, at }: GitHub, id: number): Promise<void> {
  try {
    await octokit.rest.pulls.deleteReviewComment({ ...at, comment_id: id });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}
