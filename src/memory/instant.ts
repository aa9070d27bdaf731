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

/*
 * From when and until when is an entry of another store valid, in that store's own words? `expires: 2026-01-31` and
 * `valid_until: 2026-03-01` together: until the earlier one.
 */

const UNTIL = ['valid_until', 'valid_to', 'expires_at', 'expires'] as const;

/** When a store says that an entry is valid, as facts write it; null where it does not say. */
export interface StatedValidity {
  readonly from: string | null;
  /** The earliest, where several are given. */
  readonly until: string | null;
  /** Keys whose value is not a date. */
  readonly unclear: readonly string[];
}

export function statedValidity(keys: Readonly<Record<string, unknown>>): StatedValidity {
  const read = ['valid_from', ...UNTIL].flatMap((key) => {
    const value = Object.hasOwn(keys, key) ? keys[key] : null;
    return value === null || value === undefined || value === ''
      ? []
      : [{ key, date: dateOf(value) }];
  });
  const dates = read.flatMap(({ key, date }) => (date === null ? [] : [{ key, date }]));
  const until = dates
    .filter(({ key }) => key !== 'valid_from')
    .toSorted((a, b) => (endOf(a.date) ?? 0) - (endOf(b.date) ?? 0));
  return {
    from: dates.find(({ key }) => key === 'valid_from')?.date ?? null,
    until: until[0]?.date ?? null,
    unclear: read.flatMap(({ key, date }) => (date === null ? [key] : [])),
  };
}

/** A date as facts write it, or null. `2026-01-31 10:00:00` becomes `2026-01-31T10:00:00Z`. */
function dateOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (startOf(value) !== null) return value;
  const moment = momentOf(value);
  return moment === null ? null : new Date(moment).toISOString().replace(/\.000Z$/, 'Z');
}
