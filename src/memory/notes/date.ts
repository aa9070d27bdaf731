import { momentOf } from './moment.js';
import type { Note } from './note.js';

/*
 * When was a note written? `new-trap-2026-01-31.md` says 31 January 2026 by its name, unless its own
 * `timestamp:` says otherwise. Retention and archiving of notes ask. When it is wrong,
 * `__tests__/e2e/cli/refine-rows.test.ts` and `archive.test.ts` beside it fail. Another form of a
 * date may be added; `timestamp:` stays the first to be asked.
 */

/**
 * When a note was written, by what it says of itself, or the last date in its name: what it is
 * about comes before it, and may have one too. Milliseconds since 1970; null where it says nothing.
 * The time of a file says when git wrote it.
 */
export function dateOf({ front, name }: Pick<Note, 'front' | 'name'>): number | null {
  const [, year, month, day] =
    [...name.matchAll(/(?<!\d)(\d{4})-?(\d{2})-?(\d{2})(?!\d)/g)].at(-1) ?? [];
  return (
    (front.timestamp === null ? null : momentOf(front.timestamp)) ??
    (year === undefined ? null : momentOf(`${year}-${month ?? ''}-${day ?? ''}`))
  );
}
