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
 * What becomes of short-term memories that are no longer updated? One that calls itself important and sure moves to
 * long-term memory; any other goes to `.memtrust/archive/`. Both get a tombstone with the new place.
 */

/** Days after its last update for which a short-term memory is kept. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Below it a memory is uncertain, as in a context. */
const SURE = 0.7;

/** The memory of the current work, which each session rewrites. */
const CURRENT = 'consciousness';

/** What became of one short-term memory, without its text. */
export interface RefinedMemory {
  readonly path: string;
  readonly outcome: 'consolidated' | 'archived' | 'stays';
  /** The new path; null where it stays. */
  readonly to: string | null;
  readonly why: string;
}

interface ShortTermChanges {
  readonly memories: readonly RefinedMemory[];
  readonly changes: readonly FileChange[];
  readonly tombstones: readonly Tombstone[];
}

interface ShortTermTerms {
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  /** Of the head and of the base: a file that one of them cites stays. */
  readonly facts: readonly FactRecord[];
  readonly policies: readonly Policy[];
  readonly textOf: (path: string) => Promise<string | null>;
  readonly isThere: (path: string) => boolean;
}

export async function refineShortTerm(
  notes: readonly Note[],
  terms: ShortTermTerms,
): Promise<ShortTermChanges> {
  const cited = citingFacts(terms.facts);
  const memories: RefinedMemory[] = [];
  const changes: FileChange[] = [];
  const tombstones: Tombstone[] = [];
  for (const note of notes) {
    if (note.place !== 'short-term' || !isPast(note, terms.now)) continue;
    const text = await terms.textOf(note.path);
    const move = cited.has(note.path) ? 'a fact cites it' : moveOf(note, text, terms);
    if (typeof move === 'string') {
      memories.push({ path: note.path, outcome: 'stays', to: null, why: move });
      continue;
    }
    changes.push({ path: move.to, content: move.content });
    tombstones.push({ path: note.path, why: move.why, see: null, to: move.to });
    memories.push({ path: note.path, outcome: move.outcome, to: move.to, why: move.why });
  }
  return { memories, changes, tombstones };
}

/** Whether a memory was last updated long ago and names no later review. */
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

/** The new place of a memory, or why it stays. */
function moveOf(note: Note, text: string | null, terms: ShortTermTerms): Move | string {
  if (text === null || text.includes('\uFFFD')) return 'it cannot be read';
  return isForLong(note) ? consolidated(note, text, terms) : archived(note, text, terms);
}

/** Whether a memory calls itself important and sure. */
function isForLong({ front: { confidence, importance, status } }: Note): boolean {
  return (
    (importance === 'high' || importance === 'critical') &&
    (confidence === null || confidence >= SURE) &&
    status !== 'rejected' &&
    status !== 'superseded'
  );
}

/** Archived with the same bytes. */
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
  // The written text must be valid and say the same.
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
