import type { Note } from '../../memory/notes/note.js';
import type { NoteKind } from '../../memory/notes/kind.js';
import { sha256 } from '../../tree/digest.js';
import { slug } from '../suggest/candidate-name.js';

const LONGEST = 60;

/** Where facts go that come from notes, by what the note is. */
const FOLDERS: Partial<Readonly<Record<NoteKind, string>>> = { new_trap: 'traps', new_pattern: 'patterns', correction: 'corrections' };

/**
 * Id of the fact that a staged note becomes: the kind, then the description in its file name. A name without ASCII letters is told by a short digest.
 *
 * @param staged names of all staged notes.
 */
export function factIdOf({ name, kind, path }: Pick<Note, 'name' | 'kind' | 'path'>, staged: ReadonlySet<string>, isTaken: (id: string) => boolean): string {
  // The second file of a name has a number behind it.
  const first = name.replace(/-\d+$/, '');
  const described = (staged.has(first) ? first : name).replace(/^(?:new-trap|new-pattern|correction)-/, '');
  const own = slug(described.split(/[^\p{L}\p{N}]+/u), LONGEST);
  const foreign = (described.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0) > own.length;
  const id = `${FOLDERS[kind] ?? 'notes'}/${own === '' || foreign ? `note-${sha256(path).slice('sha256:'.length, 'sha256:'.length + 8)}` : own}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}
