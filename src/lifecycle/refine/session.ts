import type { Note } from '../../memory/notes/note.js';

/* Which notes of a session can be deleted? `checkpoint-1.md`, unless a staged note still names it. */

/**
 * Used notes of a session. One stays while a waiting staged note names it; the record of a critical verification
 * until a kept text names it; and notes of unknown kinds stay.
 *
 * @param waiting staged notes that stay.
 * @param keeping texts of what stays or is written in this run: reports, facts, staged notes that became one.
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

/** Beginnings of the names that this is about. */
const BEGINNING = /(?:checkpoint|decoded|diff|critical)-/;

/** Whether one of the texts contains a file name; in a language without blanks other words are next to it. */
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
