import { endOf, momentOf, startOf } from './instant.js';

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
