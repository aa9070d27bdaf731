/*
 * Does a store grow so fast, or answer so slowly, that files may be the wrong storage? More than ten changes a
 * day over a week, or a search above 100 ms, say so: the limits of the document on Markdown memory, beside those
 * on sizes in `size.ts`.
 *
 * `memtrust verify-store` prints the notices; `cli/recall-index.ts` keeps an index above `SLOW_MS`. They only
 * advise. What is measured comes in as numbers: nothing here reads a clock. The limits are told in
 * docs/formats.md. `__tests__/lifecycle/verify-store.test.ts` ("how a store grows") fails when this is wrong.
 */

/** Milliseconds of a search above which it is slow. */
export const SLOW_MS = 100;

/** Changes a day above which programs write more than people read. */
const MOST_A_DAY = 10;

/** Days over which changes are counted. */
export const COUNTED_DAYS = 7;

/** Commits of one store in the days that are counted, as a mean of a day, in tenths. */
export function changesPerDay(commits: number): number {
  return Math.round((commits * 10) / COUNTED_DAYS) / 10;
}

/** What is told of a store that changes all the time. */
export function rateNotices(commits: number): string[] {
  return commits > MOST_A_DAY * COUNTED_DAYS
    ? [
        `${commits} commits changed it in the last ${COUNTED_DAYS} days, more than ${MOST_A_DAY} a day: ` +
          'keep session data in the session, or consider a database',
      ]
    : [];
}

/** What is told of a search, and of its index. */
export function searchNotices(milliseconds: number | null, isIndexed: boolean): string[] {
  if (milliseconds === null || milliseconds <= SLOW_MS) return [];
  const took = `a search took ${Math.round(milliseconds)} ms, more than ${SLOW_MS} ms`;
  return [
    isIndexed
      ? `${took}, even with its index: archive old memory, or consider a database`
      : `${took}: its index is kept in .git/memtrust/ from now on`,
  ];
}
