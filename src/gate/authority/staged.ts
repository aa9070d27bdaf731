import type { Fact } from '../../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../../memory/ledger.js';
import { NOTE_HOMES, placeIn } from '../../memory/notes/home.js';
import type { Note } from '../../memory/notes/note.js';
import type { Memory } from '../../memory/store.js';
import { duplicateIndex, withoutSpacing, type FindDuplicates } from '../near-duplicates.js';
import { isPromotion } from '../promotion.js';
import type { StagedNote } from './authority.js';

/*
 * Out of which staged notes was an adopted fact made? Whoever wrote such a note is an author of the fact, and cannot
 * approve it. `gone` is only a path that the fact names; `notes` are those that the base still has.
 */

/** What a fact was made of. */
export interface Origins {
  /** Staged notes that the base has. */
  readonly notes: readonly Note[];
  /** The note that the fact names and that the base has no more, as where it was refined before; else null. */
  readonly gone: string | null;
  /** What it states, where an event promotes it: former notes that say the same count as well. */
  readonly statement: string | null;
}

const NO_ORIGINS: Origins = { notes: [], gone: null, statement: null };

/** The origins of a fact where an event promotes it; none for any other event. */
export type OriginsOf = (event: LedgerEvent, fact: Fact | null) => Origins;

/**
 * Finds what adoptions promote out of staged notes: the note that the fact names (`x-source-ref:
 * staged:PATH`), and each one of the base that states the same or all of which one of the two
 * holds, so that a reference which is left out, or a sentence more or less, hides nobody. Where so
 * much is alike that not all of it was found, every note counts.
 *
 * @param base memory that is settled.
 * @param events what a change brings; nothing is made ready where none of them could promote
 *   anything.
 */
export async function originsIn(base: Memory, events: readonly LedgerEvent[]): Promise<OriginsOf> {
  if (!events.some(({ type }) => ADOPTING_TYPES.has(type))) return () => NO_ORIGINS;
  const notes = base.notes.filter(({ place }) => place === 'staging');
  const like = await notesLike(notes);
  return (event, fact) => {
    if (fact === null || !isPromotion(event, fact, base)) return NO_ORIGINS;
    const named = namedIn(fact);
    const found = new Set([...notes.filter(({ path }) => path === named), ...like(fact.statement)]);
    return {
      notes: [...found].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      gone: named === null || notes.some(({ path }) => path === named) ? null : named,
      statement: fact.statement,
    };
  };
}

/** Those of some notes that state the same as a text, or of which one of the two holds all. */
export async function notesLike<Like extends { readonly body: string }>(
  notes: readonly Like[],
): Promise<(statement: string) => readonly Like[]> {
  if (notes.length === 0) return () => [];
  const bodies = notes.map(({ body }) => withoutSpacing(body));
  const alike: FindDuplicates = await duplicateIndex(notes.map(({ body }) => body));
  return (statement) => {
    const same = withoutSpacing(statement);
    const { found, isComplete } = alike(statement);
    return isComplete
      ? [
          ...notes.filter((_, index) => bodies[index] === same),
          ...found.flatMap(({ index }) => notes[index] ?? []),
        ]
      : notes;
  };
}

/** The staged note that a fact names, whether or not it is there. */
export function namedIn({ sourceRef }: Fact): string | null {
  const [, path = null] = /^staged:(.+)$/.exec(sourceRef ?? '') ?? [];
  return path !== null && isStagedPath(path) ? path : null;
}

/** Whether notes are staged at a path. */
export function isStagedPath(path: string): boolean {
  return NOTE_HOMES.some((home) => placeIn(home, path) === 'staging');
}

/** Origins as a matter names them. */
export function stagedIn({ notes, gone, statement }: Origins): {
  readonly staged?: readonly StagedNote[];
  readonly statement?: string;
} {
  const staged = [
    ...notes.map(({ path }): StagedNote => ({ path, isGone: false })),
    ...(gone === null ? [] : [{ path: gone, isGone: true }]),
  ];
  return {
    ...(staged.length === 0 ? {} : { staged }),
    ...(statement === null ? {} : { statement }),
  };
}
