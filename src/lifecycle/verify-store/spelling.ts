/*
 * How is a value meant that is written in another way than memory reads? `95%` is 0.95, `medium` is
 * `normal`, `14 November 2025` is `2025-11-14`. Null where it is well written, and where one would have
 * to guess: `03/04/2025` is two dates.
 *
 * `repair.ts` asks of the front matter of facts and notes. Null is the safe error: the value is then named
 * and left to a person. You may add a spelling that means one thing only (in MONTHS the place is the
 * number). It needs a value that it reads, and a look-alike that it leaves, in the test.
 * `__tests__/lifecycle/verify-store.test.ts` ("spellings") fails when this is wrong.
 */

/** `"0.9"` and `95%`; a bare 95 may be anything, so it stays. */
export function confidenceMeant(written: string): string | null {
  const text = written.trim();
  if (/^(?:0?\.\d{1,12}|0|1|1\.0{1,12})$/.test(text)) return String(Number(text));
  const percent = /^(\d{1,3}(?:\.\d{1,6})?) ?%$/.exec(text);
  const value = percent === null ? null : Number(percent[1]);
  return value === null || value > 100 ? null : String(Number((value / 100).toPrecision(12)));
}

/** Words that stores use, and ours. */
const IMPORTANCE_WORDS: ReadonlyMap<string, string> = new Map([
  ['low', 'low'],
  ['normal', 'normal'],
  ['medium', 'normal'],
  ['high', 'high'],
  ['critical', 'critical'],
]);

/** `Medium` and `High` as they are read. */
export function importanceMeant(written: string): string | null {
  const meant = IMPORTANCE_WORDS.get(written.trim().toLowerCase()) ?? null;
  return meant === written ? null : meant;
}

/** `9:05`, `09:05:30.5`; and `Z`, ` UTC`, `+0100`. */
const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?`;
const ZONE = String.raw` ?(Z|UTC|[+-]\d{2}:?\d{2})?`;
/** `2025/11/14`, `2025.1.4 9:05 UTC`, `2025-11-14T09:05+0100`. */
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|,? )${TIME}${ZONE})?$`,
  'i',
);
/** `20251114`, `20251114T090530Z`. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z|[+-]\d{2}:?\d{2})?)?$/;
/** `2025年11月14日 9:05`. */
const CHINESE = new RegExp(String.raw`^(\d{4})年(\d{1,2})月(\d{1,2})日(?: ?${TIME})?$`);
/** `14 Nov 2025`, `14 November, 2025`. */
const DAY_FIRST = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/i;
/** `Nov 14, 2025`, `November 14 2025`. */
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * A date, with a time where there is one, as it is read here. 03/04/2025 is two dates, so it is none.
 *
 * @param isRead whether a spelling is read.
 */
export function momentMeant(written: string, isRead: (text: string) => boolean): string | null {
  if (isRead(written)) return null;
  const meant = spelled(written.trim());
  return meant !== null && isRead(meant) ? meant : null;
}

/** A moment in the one spelling; null where none of the patterns fits. Whether there is such a day, `isRead` says. */
function spelled(text: string): string | null {
  const first = YEAR_FIRST.exec(text);
  if (first !== null) {
    const [, year, , month, day, ...time] = first;
    return moment(year, month, day, time);
  }
  const compact = COMPACT.exec(text);
  if (compact !== null) {
    const [, year, month, day, hour, minute, second, zone] = compact;
    return moment(year, month, day, [hour, minute, second, undefined, zone]);
  }
  const chinese = CHINESE.exec(text);
  if (chinese !== null) {
    const [, year, month, day, ...time] = chinese;
    return moment(year, month, day, time);
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) return moment(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1], []);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst === null
    ? null
    : moment(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2], []);
}

/** The number of a month by its name or its first three letters. */
function monthOf(name: string = ''): string | undefined {
  const folded = name.toLowerCase();
  const index = MONTHS.findIndex((month) => month === folded || month.slice(0, 3) === folded);
  return index < 0 ? undefined : String(index + 1);
}

/** Puts the parts together; without a zone the time stays without one. */
function moment(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  [hour, minute, second, fraction, zone]: readonly (string | undefined)[],
): string | null {
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined || minute === undefined) return date;
  const time = `${hour.padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}${fraction ?? ''}`}`;
  if (zone === undefined) return `${date} ${time}`;
  return `${date}T${time}${/^(?:z|utc)$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`}`;
}
