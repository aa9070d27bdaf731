import type { Note } from '../../memory/notes/note.js';
import type { NoteKind } from '../../memory/notes/kind.js';
import { factIdOf } from '../fact-id.js';

/*
 * What is a staged note called once it is a fact? `new-trap-pool-timeout` gives `traps/pool-timeout`, and
 * `traps/pool-timeout-2` if that is taken. `lifecycle/refine.ts` asks. A number at the end is dropped only if
 * the name without it is staged too: `-2026` may belong to the name. Names in `FOLDERS` are parts of ids:
 * another one counts for new facts alone. `__tests__/e2e/cli/refine-rows.test.ts` fails when this is wrong.
 */

/** Where facts go that come from notes, by what the note is. */
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
  // The second file of a name has a number behind it.
  const first = name.replace(/-\d+$/, '');
  const described = (staged.has(first) ? first : name).replace(
    /^(?:new-trap|new-pattern|correction)-/,
    '',
  );
  return factIdOf([FOLDERS[kind] ?? 'notes', described], isTaken);
}
