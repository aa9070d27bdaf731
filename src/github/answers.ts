import { z } from 'zod';

/* What GitHub answered: parsed data, a refusal for lack of permission, or that it is not available. */

/** HTTP status of a failed request; null for any other error. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** What GitHub answers; another value for "not found". */
export async function unlessNotFound<Value, Missing>(
  asked: Promise<Value>,
  missing: Missing,
): Promise<Value | Missing> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return missing;
    throw error;
  }
}

/** GitHub also answers 404 where even the existence is secret. */
export function isAccessDenied(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404;
}

const accepted = z.object({
  response: z.object({
    headers: z.object({ 'x-accepted-github-permissions': z.string().regex(/^[\w=;, -]{1,200}$/) }),
  }),
});

/** The permissions that GitHub asks for, as in a workflow (`pull-requests: write`); null if it names none. */
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

/** GitHub gave no usable answer after all retries. No one's fault: the gate cannot judge, and a later run may. */
export class GitHubUnavailable extends Error {
  override readonly name = 'GitHubUnavailable';

  /** @param mayHaveTakenEffect whether the request may have had its effect. */
  constructor(
    readonly what: string,
    readonly mayHaveTakenEffect: boolean,
    readonly remedy = 'Run the job again; https://www.githubstatus.com says whether GitHub is in trouble.',
  ) {
    super(`GitHub is not available: ${what}`);
  }
}

/** A proxy's page must not look like an empty list, so the shape is checked. @throws GitHubUnavailable */
export function answerOf<Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> {
  const parsed = shape.safeParse(data);
  if (!parsed.success)
    throw new GitHubUnavailable('its answer does not have the documented format', true);
  return parsed.data;
}

/** 10,000 entries, four times the comments that GitHub allows. */
const MOST_PAGES = 100;

/** All entries of a paged list (SECURITY S54). @throws GitHubUnavailable if there are too many pages. */
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

/** Null after an error of the API, which never makes an approval (SECURITY S20). */
export async function nullOnApiError<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitHubUnavailable || statusOf(error) !== null) return null;
    throw error;
  }
}
