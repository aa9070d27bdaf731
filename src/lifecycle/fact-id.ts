import { hexDigest } from '../tree/digest.js';
import type { Note, NoteKind } from '../memory/notes/note.js';

/* Ids of facts that are made of notes: `new-trap-pool-timeout` becomes `traps/pool-timeout`. */

/** Leaves room for a number behind it. */
const LONGEST = 180;

/**
 * An id of a fact for a name of another store: each part in lower-case ASCII letters, digits and hyphens. A part with
 * other characters gets a short digest, so that the same name has the same id everywhere.
 *
 * @param parts folders and the name of the file, without its ending.
 */
export function factIdOf(parts: readonly string[], isTaken: (id: string) => boolean): string {
  const whole = parts.map(slug).join('/') || slug('');
  const id =
    whole.length <= LONGEST
      ? whole
      : `${whole.slice(0, LONGEST - 9).replace(/[/-]+$/, '')}-${short(whole)}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}

function slug(part: string): string {
  const ascii = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const written = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return /[^\P{L}a-z]/u.test(ascii) || written === ''
    ? [written || 'note', short(part)].join('-')
    : written;
}

function short(text: string): string {
  return hexDigest(text).slice(0, 8);
}

/** Folders of facts that are made of notes, by the kind of note. */
const FOLDERS: Partial<Readonly<Record<NoteKind, string>>> = {
  new_trap: 'traps',
  new_pattern: 'patterns',
  correction: 'corrections',
};

/**
 * Id of the fact that a staged note becomes: its kind, then the description in its file name.
 *
 * @param staged names of all staged notes.
 */
export function promotedId(
  { name, kind }: Pick<Note, 'name' | 'kind'>,
  staged: ReadonlySet<string>,
  isTaken: (id: string) => boolean,
): string {
  // The second file of a name ends in a number.
  const first = name.replace(/-\d+$/, '');
  const described = (staged.has(first) ? first : name).replace(
    /^(?:new-trap|new-pattern|correction)-/,
    '',
  );
  return factIdOf([FOLDERS[kind] ?? 'notes', described], isTaken);
}
