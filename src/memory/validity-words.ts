import { endOf, startOf } from './instant.js';
import { momentOf } from './notes/moment.js';

/*
 * From when and until when does an entry of another store hold, in that store's own words?
 * `expires: 2026-01-31` and `valid_until: 2026-03-01` together hold until the earlier one.
 *
 * `record.ts` of AIT and `note-record.ts` ask for the judge, `migrate` and `backfill` for the facts that
 * they write. An entry that expires too early loses trust, the safe error. A value that is no date is
 * named in `unclear`, and an entry of AIT with such a one is broken rather than valid for ever.
 * `__tests__/memory/ait/exports.test.ts` ("keep what each fact says of itself") fails when this is wrong.
 * A word may be added to `UNTIL`, with a case in that test.
 */

/** Words by which stores say until when something holds. */
const UNTIL = ['valid_until', 'valid_to', 'expires_at', 'expires'] as const;

/** When a store says that an entry holds, as facts write it; null where it does not say. */
export interface StatedValidity {
  readonly from: string | null;
  /** The earliest, where several are given. */
  readonly until: string | null;
  /** Keys whose value is no date: when it holds cannot be known. */
  readonly unclear: readonly string[];
}

/** Reads the dates of an entry of another store. */
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

/** A date as facts write it; null for what is none. `2026-01-31 10:00:00` becomes `2026-01-31T10:00:00Z`. */
function dateOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (startOf(value) !== null) return value;
  const moment = momentOf(value);
  return moment === null ? null : new Date(moment).toISOString().replace(/\.000Z$/, 'Z');
}
