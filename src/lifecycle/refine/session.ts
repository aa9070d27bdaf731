import type { Note } from '../../memory/notes/note.js';

/*
 * Which notes of a session have done their work? `lifecycle/refine.ts` asks which notes of the session it may
 * delete. `checkpoint-1.md` goes unless a staged note still names it. Safe error: to keep one too many; a note
 * that is gone is gone. `BEGINNING` follows the file names of `notes/types.ts`.
 * `__tests__/lifecycle/refine/session.test.ts` fails when this is wrong.
 */

/**
 * Notes of a session that were used, so that they may go. One stays while a staged note that waits
 * names it; the record of a critical verification until something that is kept names it; and what
 * is none of the known kinds, since nobody knows whose it is.
 *
 * @param waiting staged notes that stay.
 * @param keeping texts of what stays or is written in this run: reports, facts, staged notes that
 *   became one.
 */
export function usedSession(
  notes: readonly Note[],
  waiting: readonly Note[],
  keeping: readonly string[],
): Note[] {
  const session = notes.filter(({ place }) => place === 'session');
  if (session.length === 0) return [];
  const asked = mentions(waiting.map(({ text }) => text));
  const kept = mentions(keeping);
  return session.filter(({ kind, name }) => {
    if (kind === 'other' || asked(name)) return false;
    return kind !== 'critical_verification' || kept(name);
  });
}

/** What a name begins with that this asks for. */
const BEGINNING = /(?:checkpoint|decoded|diff|critical)-/;

/** Whether one of the texts says a file name; in a language without blanks other words stand close to it. */
function mentions(texts: readonly string[]): (name: string) => boolean {
  const runs = texts.flatMap((text) => [
    ...(text.match(/[\p{L}\p{N}._-]+/gu) ?? []),
    ...(text.match(/[A-Za-z0-9._-]+/g) ?? []),
  ]);
  const words = new Set(
    runs.flatMap((run) => [
      run,
      run.replace(/\.(?:md|txt)?\.?$/, ''),
      run.slice(Math.max(0, run.search(BEGINNING))).replace(/\.(?:md|txt).*$/, ''),
    ]),
  );
  return (name) => words.has(name);
}
