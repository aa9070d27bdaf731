import type { FactRecord } from '../../memory/fact.js';
import { archivedNotePath } from '../../memory/layouts/memtrust.js';
import { dateOf, type Note, parseNote } from '../../memory/notes/note.js';
import { AI_RUNTIME_HOME } from '../../memory/notes/home.js';
import { nextUpdateOf, recordOfNote } from '../../memory/notes/note-record.js';
import type { Policy } from '../../memory/policy-shape.js';
import { startOf } from '../../memory/instant.js';
import { secretsIn } from '../../text/secrets.js';
import { blockOfFact } from '../../trust/blocking.js';
import { citingFacts } from '../archive.js';
import type { FileChange } from '../file-change.js';
import { renderNote } from '../notes/render-note.js';
import { isUnfilled } from '../notes/templates.js';
import type { Tombstone } from '../tombstone.js';

/*
 * What becomes of short-term memories that nobody updates any more? One that calls itself important and sure
 * moves to long-term memory, where it is a candidate as before; any other is put aside in
 * `.memtrust/archive/`. Both with a tombstone that says where the text lies now.
 */

/** Days after its last update for which a short-term memory is kept. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Below it a memory is uncertain, as in a context. */
const SURE = 0.7;

/** The memory of what is being done now, which each session writes anew. */
const CURRENT = 'consciousness';

/** What became of one short-term memory. It says no word of it. */
export interface RefinedMemory {
  readonly path: string;
  readonly outcome: 'consolidated' | 'archived' | 'stays';
  /** Where the text is written; null where it stays. */
  readonly to: string | null;
  readonly why: string;
}

/** What is written for them. */
export interface ShortTermChanges {
  readonly memories: readonly RefinedMemory[];
  readonly changes: readonly FileChange[];
  readonly graves: readonly Tombstone[];
}

/** What is known of the store. */
export interface ShortTermTerms {
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  /** Of the head and of the base: what one of them cites stays. */
  readonly facts: readonly FactRecord[];
  readonly policies: readonly Policy[];
  /** A file as it is, or null. */
  readonly textOf: (path: string) => Promise<string | null>;
  readonly isThere: (path: string) => boolean;
}

/** Decides on the short-term memories that are past their time; those that are not are left unsaid. */
export async function refineShortTerm(
  notes: readonly Note[],
  terms: ShortTermTerms,
): Promise<ShortTermChanges> {
  const cited = citingFacts(terms.facts);
  const memories: RefinedMemory[] = [];
  const changes: FileChange[] = [];
  const graves: Tombstone[] = [];
  for (const note of notes) {
    if (note.place !== 'short-term' || !isPast(note, terms.now)) continue;
    const text = await terms.textOf(note.path);
    const move = cited.has(note.path) ? 'a fact cites it' : moveOf(note, text, terms);
    if (typeof move === 'string') {
      memories.push({ path: note.path, outcome: 'stays', to: null, why: move });
      continue;
    }
    changes.push({ path: move.to, content: move.content });
    graves.push({ path: note.path, why: move.why, see: null, to: move.to });
    memories.push({ path: note.path, outcome: move.outcome, to: move.to, why: move.why });
  }
  return { memories, changes, graves };
}

/** Whether a memory was last updated so long ago, and asks for no later look, that it is decided on. */
function isPast(note: Note, now: number): boolean {
  const date = dateOf(note);
  const next = nextUpdateOf(note.keys, note.body);
  return (
    note.name !== CURRENT &&
    note.problems.length === 0 &&
    !isUnfilled(note.body) &&
    date !== null &&
    now - date > KEPT_DAYS * DAY_MS &&
    (next === null || (startOf(next) ?? 0) <= now)
  );
}

interface Move {
  readonly outcome: 'consolidated' | 'archived';
  readonly to: string;
  readonly content: string;
  readonly why: string;
}

/** Where a memory goes; why it stays, as a sentence. */
function moveOf(note: Note, text: string | null, terms: ShortTermTerms): Move | string {
  if (text === null || text.includes('\uFFFD')) return 'it cannot be read';
  return isForLong(note) ? consolidated(note, text, terms) : archived(note, text, terms);
}

/** Whether a memory says of itself that it matters, and is sure of it. */
function isForLong({ front: { confidence, importance, status } }: Note): boolean {
  return (
    (importance === 'high' || importance === 'critical') &&
    (confidence === null || confidence >= SURE) &&
    status !== 'rejected' &&
    status !== 'superseded'
  );
}

/** Put aside as it is, to the byte. */
function archived({ path }: Note, text: string, { isThere }: ShortTermTerms): Move | string {
  const to = archivedNotePath(path);
  return isThere(to)
    ? 'its place in the archive is taken'
    : {
        outcome: 'archived',
        to,
        content: text,
        why: `a short-term memory of more than ${KEPT_DAYS} days`,
      };
}

/** The same memory in long-term memory, where it is a candidate as before. */
function consolidated(note: Note, text: string, terms: ShortTermTerms): Move | string {
  if (secretsIn(text).length > 0) return 'it contains what looks like a secret';
  const to = note.path.replace('/short-term/', '/long-term/');
  if (terms.isThere(to)) return 'long-term memory already has a file of this name';
  const content = renderNote({
    ...note,
    front: {
      ...note.front,
      type: note.front.type === 'short-term' ? 'long-term' : note.front.type,
    },
  });
  const moved = parseNote(AI_RUNTIME_HOME, 'long-term', to, Buffer.from(content));
  // What is written must say the same, and be said at all.
  if (moved.problems.length > 0 || moved.body !== note.body)
    return 'it could not be read back unchanged';
  if (terms.policies.some((policy) => blockOfFact(recordOfNote(moved), policy) !== null))
    return 'the policy would block it';
  return {
    outcome: 'consolidated',
    to,
    content,
    why: `important, and not changed for more than ${KEPT_DAYS} days`,
  };
}
