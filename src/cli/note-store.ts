import { join } from 'node:path';
import {
  AI_KB_HOME,
  AI_RUNTIME_HOME,
  NATIVE_HOME,
  NOTE_HOMES,
  type NoteHome,
} from '../memory/notes/home.js';
import { recordOfNote } from '../memory/notes/note-record.js';
import type { Note } from '../memory/notes/note.js';
import { foldersFor, type NoteType } from '../lifecycle/notes/types.js';
import type { Occupant } from '../lifecycle/notes/write-note.js';
import { lineFeeds } from '../memory/front-matter.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import { unlistedHint } from './found-stores.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';
import { statOf } from '../tree/place.js';
import { readText } from './write.js';

/** Where `memtrust notes write` puts a note: which store, which folder, and which name is free. */

/**
 * The store that is asked for; else `.ai-kb` where the policy lists it or there is such a folder, else our own. A type
 * for which the usual store has no folder, such as an episode, goes to `.ai-runtime`. Of several folders for one type
 * the first that is there is taken. A note that was asked into a store without a place for it is refused.
 */
export function placeFor(
  open: OpenMemory,
  type: NoteType,
  layout: NoteHome['layout'] | undefined,
): { readonly home: NoteHome; readonly folder: string } {
  const usual = isListed(open, AI_KB_HOME) || open.isThere('.ai-kb') ? AI_KB_HOME : NATIVE_HOME;
  const able = NOTE_HOMES.filter((one) => foldersFor(one, type.place).length > 0);
  const chosen =
    NOTE_HOMES.find((one) => one.layout === layout) ??
    (able.includes(usual) ? usual : AI_RUNTIME_HOME);
  const folders = foldersFor(chosen, type.place);
  const folder = folders.find((one) => open.isThere(one.slice(0, -1))) ?? folders[0];
  if (folder === undefined)
    throw new ConfigurationError(
      phraseText(say`The layout ${chosen.layout} has no place for ${[type.type]}`),
      `Leave out --layout, or give --layout ${able.map((one) => one.layout).join(' or ')}.`,
    );
  return { home: chosen, folder };
}

/** Whether anything reads this store. Our own needs no line in the policy. */
function isListed(open: OpenMemory, { layout }: NoteHome): boolean {
  return (
    layout === 'memtrust' ||
    open.memory.policy.policy.stores.some((store) => store.layout === layout)
  );
}

/** A store that no policy lists is not read. */
export function warnOfUnreadStore(io: Io, open: OpenMemory, { layout }: NoteHome): void {
  const hint = unlistedHint(open.memory.policy.policy, [layout]);
  if (hint !== '') io.err(`warning: ${hint}`);
}

/**
 * Tells what lies at a path of a folder, on disk and in git: nothing, a text, or something that is left alone. In doubt
 * it is something, and the new note gets another name: a number too many is harmless, an overwritten note is not.
 */
export function occupantsOf(open: OpenMemory, folder: string): (path: string) => Occupant {
  const { root } = open.workspace.repository;
  const taken = new Set(
    scannedEntries(open.tree)
      .map(({ path }) => folded(path))
      .filter((path) => path.startsWith(folded(folder))),
  );
  return (path) => {
    // Where case or Unicode form does not count, a name that differs in nothing else is the same file.
    if (!open.isThere(path)) return { kind: taken.has(folded(path)) ? 'other' : 'nothing' };
    const stat = statOf(join(root, path));
    const text =
      stat?.isFile() === true && stat.size <= MEMORY_FILE_BYTES ? readText(root, path) : null;
    // What is not UTF-8 is left alone: written again, its bytes would be lost.
    return text === null || text.includes('\uFFFD') ? { kind: 'other' } : { kind: 'text', text };
  };
}

/** A path as a disk that ignores case and Unicode form sees it: `A.md` and `a.md` are one. */
function folded(path: string): string {
  return path.normalize('NFKC').toLowerCase();
}

/** Refuses a note of which nothing may be said (SECURITY S28): not even its name is repeated. */
export async function refuseBlockedNote(open: OpenMemory, note: Note): Promise<void> {
  if (await open.isBlocked(recordOfNote(note)))
    throw new ConfigurationError(
      'Nothing was written: the policy blocks its text, its sources or its name',
      'Leave that out; see the exclusions in `.memtrust/policy.yml`.',
    );
}

/**
 * Refuses to write over a text that no commit holds: git keeps the former text of a note, and nothing else does. Line
 * ends count for nothing, since git may have others than the disk.
 */
export async function refuseLoss(open: OpenMemory, path: string, former: string): Promise<void> {
  const object = await open.workspace.objects.read(`HEAD:${path}`, MEMORY_FILE_BYTES);
  const committed =
    object.kind === 'object' && object.type === 'blob'
      ? lineFeeds(Buffer.from(object.bytes).toString('utf8'))
      : null;
  if (committed === lineFeeds(former)) return;
  throw new ConfigurationError(
    phraseText(say`${path} was not written: its current text is not committed, and would be lost`),
    phraseText(
      say`Commit it first (${`git add ${path} && git commit`}), or give a text that includes all of it.`,
    ),
  );
}
