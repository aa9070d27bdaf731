/*
 * How is a moment written in records, reports and ledgers? `2026-01-31T12:00:00Z`: UTC, whole seconds, cut and not
 * rounded. Whoever takes a time from a clock or from git asks.
 */

/**
 * @param time milliseconds since 1970.
 * @throws RangeError where no date has that time.
 */
export function isoSeconds(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
