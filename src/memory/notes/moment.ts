import { startOf } from '../instant.js';

/*
 * `2026-03-01`, `2026-03-01 10:00` and `2026-03-01T10:00Z` are all moments of a note; a fact allows less
 * (`../instant.ts`). `note-front.ts`, `date.ts`, `validity-words.ts` and `lifecycle/check-notes/repair.ts` ask. UTC
 * where no zone is written, so that two machines agree. Further spellings may be added; one that is read may not come
 * to mean another moment.
 */

/**
 * The first moment that a timestamp of a note means, in milliseconds since 1970, UTC where it names
 * no zone; null if it is none.
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
