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
import { say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { provenanceOf } from '../tree/provenance.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import { unlistedHint } from './found-stores.js';
import type { Io } from './io.js';
import type { OpenMemory } from './open-memory.js';
import { statOf } from '../tree/place.js';
import { readText } from './write.js';

/**
 * The store that was asked for; else `.ai-kb` if the policy lists it or it is there, else our own. Types that it lacks,
 * such as an episode, go to `.ai-runtime`. Of several folders the first existing one is taken.
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
      say`The layout ${chosen.layout} has no place for ${[type.type]}`,
      `Leave out --layout, or give --layout ${able.map((one) => one.layout).join(' or ')}.`,
    );
  return { home: chosen, folder };
}

/** Whether the store is read. Ours needs no line in the policy. */
function isListed(open: OpenMemory, { layout }: NoteHome): boolean {
  return (
    layout === 'memtrust' ||
    open.memory.policy.policy.stores.some((store) => store.layout === layout)
  );
}

export function warnOfUnreadStore(io: Io, open: OpenMemory, { layout }: NoteHome): void {
  const hint = unlistedHint(open.memory.policy.policy, [layout]);
  if (hint !== '') io.err(`warning: ${hint}`);
}

/**
 * What is at a path, on disk and in git: nothing, a text, or something else. In doubt something else: then the new note
 * gets another name, and nothing is overwritten.
 */
export function occupantsOf(open: OpenMemory, folder: string): (path: string) => Occupant {
  const { root } = open.workspace.repository;
  const taken = new Set(
    scannedEntries(open.tree)
      .map(({ path }) => folded(path))
      .filter((path) => path.startsWith(folded(folder))),
  );
  return (path) => {
    // On some disks, names that differ only in case or Unicode form are the same file.
    if (!open.isThere(path)) return { kind: taken.has(folded(path)) ? 'other' : 'nothing' };
    const stat = statOf(join(root, path));
    const text =
      stat?.isFile() === true && stat.size <= MEMORY_FILE_BYTES ? readText(root, path) : null;
    // Written again, the bytes of such a file would be lost.
    return text === null || text.includes('\uFFFD') ? { kind: 'other' } : { kind: 'text', text };
  };
}

/** The commit that added each file of a folder. Only staged notes count as sightings. */
export async function broughtBy(
  open: OpenMemory,
  { place }: NoteType,
  folder: string,
): Promise<(path: string) => string | null> {
  if (place !== 'staging') return () => null;
  const { introduced } = await provenanceOf(open.workspace.repository, await open.current(), [
    folder,
  ]);
  return (path) => introduced.get(path)?.commit ?? null;
}

/** `A.md` and `a.md` become one. */
function folded(path: string): string {
  return path.normalize('NFKC').toLowerCase();
}

/** Refuses a note that the policy blocks, without its name (SECURITY S28). */
export async function refuseBlockedNote(open: OpenMemory, note: Note): Promise<void> {
  if (await open.isBlocked(recordOfNote(note)))
    throw new ConfigurationError(
      'Nothing was written: the policy blocks its text, its sources or its name',
      'Leave that out; see the exclusions in `.memtrust/policy.yml`.',
    );
}

/** Refuses to overwrite a text that is not committed: nothing else keeps it. Line ends are ignored. */
export async function refuseLoss(open: OpenMemory, path: string, former: string): Promise<void> {
  const object = await open.workspace.objects.read(`HEAD:${path}`, MEMORY_FILE_BYTES);
  const committed =
    object.kind === 'object' && object.type === 'blob'
      ? lineFeeds(Buffer.from(object.bytes).toString('utf8'))
      : null;
  if (committed === lineFeeds(former)) return;
  throw new ConfigurationError(
    say`${path} was not written: its current text is not committed, and would be lost`,
    say`Commit it first (${`git add ${path} && git commit`}), or give a text that includes all of it.`,
  );
}
