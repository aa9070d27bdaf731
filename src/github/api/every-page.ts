import { GitHubUnavailable } from '../unavailable.js';

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
