/**
 * Does something take time in proportion to the text that it is given? A fifth of the text tells: what grows with
 * the square of the length takes a twenty-fifth of its time for it, and what is in proportion far less than the limit.
 * So the whole text is tried only where the fifth was not quick.
 */

/**
 * Milliseconds of the processor, as others may use it too. Their sum is exact; how it is shared between the program
 * and the system is sampled a few hundred times a second.
 */
function spent(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * The time for a text of `length` characters where it is more than `limit`, in milliseconds; otherwise null.
 *
 * @param limit far above what is usual.
 * @param prepare gives the work on a text of so many characters; only the work counts.
 */
export function tooLong(
  length: number,
  limit: number,
  prepare: (length: number) => () => unknown,
): number | null {
  if (spent(prepare(Math.ceil(length / 5))) < limit / 200) return null;
  const took = spent(prepare(length));
  return took > limit ? took : null;
}
