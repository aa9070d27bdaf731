import { z } from 'zod';

/* What GitHub answered: parsed data, a refusal for lack of permission, or that it is not available. */

/** HTTP status that GitHub answered a request with; null for every other fault. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Whether a request was refused for want of a permission: GitHub answers 404 where even the existence is a secret. */
export function isAccessDenied(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404;
}

const accepted = z.object({
  response: z.object({
    headers: z.object({ 'x-accepted-github-permissions': z.string().regex(/^[\w=;, -]{1,200}$/) }),
  }),
});

/**
 * The permissions with which GitHub would have done it, in a workflow's words (`pull-requests: write`); null where it
 * does not say.
 */
export function acceptedPermissions(error: unknown): string | null {
  const { data } = accepted.safeParse(error);
  if (data === undefined) return null;
  const alternatives = data.response.headers['x-accepted-github-permissions'].split(';');
  return (
    alternatives
      .map((one) => one.trim().replaceAll('_', '-').replaceAll('=', ': '))
      .filter((one) => one !== '')
      .join(' or ') || null
  );
}

/**
 * GitHub did not give an answer, or none that can be understood, however often it was asked. Neither the user's fault
 * nor ours: the gate cannot judge, and a later run may.
 */
export class GitHubUnavailable extends Error {
  override readonly name = 'GitHubUnavailable';
  readonly remedy =
    'Run the job again; https://www.githubstatus.com says whether GitHub is in trouble.';

  /**
   * @param what happened, in our own words.
   * @param mayBeDone true where the request may have had its effect although no answer came back.
   */
  constructor(
    readonly what: string,
    readonly mayBeDone: boolean,
  ) {
    super(`GitHub is not available: ${what}`);
  }
}

/**
 * What GitHub answered, if it has the documented shape: a proxy's page must not look like an empty list.
 * @throws GitHubUnavailable otherwise; the request may have had its effect.
 */
export function answerOf<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const parsed = shape.safeParse(data);
  if (!parsed.success)
    throw new GitHubUnavailable('its answer does not have the documented format', true);
  return parsed.data;
}

/** Pages of one list that are read: 10,000 entries, four times the comments that GitHub allows. */
const MOST_PAGES = 100;

/**
 * All entries of a list that GitHub gives page by page (SECURITY S54).
 * @throws GitHubUnavailable where the list does not end: what is beyond would be unknown.
 */
export async function everyPage<Entry>(
  pages: AsyncIterable<{ readonly data: readonly Entry[] }>,
): Promise<Entry[]> {
  const all: Entry[] = [];
  let read = 0;
  for await (const { data } of pages) {
    read += 1;
    if (read > MOST_PAGES)
      throw new GitHubUnavailable(`a list has more than ${MOST_PAGES} pages`, true);
    for (const entry of data) all.push(entry);
  }
  return all;
}

/** An error of the API never makes an approval (SECURITY S20), and is no fault of ours either. */
export async function orNothing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitHubUnavailable || statusOf(error) !== null) return null;
    throw error;
  }
}
