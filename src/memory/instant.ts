/*
 * When does `2026-03-01` begin, and when is it over? It begins at midnight UTC and is over a day later, so a
 * fact that is valid to a day holds on that day. A date that does not exist is null, never the next one that
 * does.
 *
 * Facts, fixtures, baselines and their schemas use `INSTANT`; `gate/rules/expired-fact.ts` and `fixtures/`
 * ask the two functions. `__tests__/memory/instant.test.ts` fails when this is wrong. Facts hold such
 * dates: none may come to mean another moment.
 */

/** A date, or a date and time with its offset, as facts write them. Milliseconds since 1970, UTC. */
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

/** The moment from which a date is past: a day ends with its last moment (UTC), a date with a time at that time. */
export function endOf(text: string): number | null {
  const start = startOf(text);
  if (start === null) return null;
  return text.includes('T') ? start : start + DAY;
}
