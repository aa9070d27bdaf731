import type { z } from 'zod';
import { GitHubUnavailable } from '../unavailable.js';

/**
 * What GitHub answered, if it has the documented shape: a proxy's page must not look like an empty list.
 *
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
 *
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
