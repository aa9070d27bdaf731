/*
 * When does `2026-03-01` begin, and when is it over? At midnight UTC, and a day later: a fact that is valid to a day
 * holds on that day. A date that does not exist is null.
 */

export const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const DAY = 24 * 60 * 60 * 1000;

/** The first moment that a date means, or null if there is no such date (2026-02-30). */
export function startOf(text: string): number | null {
  const match = INSTANT.exec(text);
  if (match === null) return null;
  const [, year, month, day] = match;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
    return null;
  const milliseconds = match[4] === undefined ? date.getTime() : Date.parse(text);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** The end of a date: the last moment of a day (UTC), or the time itself. */
export function endOf(text: string): number | null {
  const start = startOf(text);
  if (start === null) return null;
  return text.includes('T') ? start : start + DAY;
}

/**
 * The first moment that a timestamp of a note means, in milliseconds since 1970, UTC where it names no zone; null for
 * other texts. Notes may also write `2026-03-01 10:00`.
 */
export function momentOf(timestampText: string): number | null {
  const written =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?) ?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
      timestampText.trim(),
    );
  if (written === null) return null;
  const [, day = '', time, zone = 'Z'] = written;
  return startOf(time === undefined ? day : `${day}T${time}${zone}`);
}
