import type { Fact } from '../../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../../memory/ledger.js';
import type { Note } from '../../memory/notes/note.js';
import type { Memory } from '../../memory/store.js';
import { likenessIndex, withoutSpacing } from '../likeness.js';
import { isPromotion } from '../promotion.js';

/** The staged notes of the base that a fact was made of, where an event promotes it; empty for any other event. */
export type StagedOrigins = (event: LedgerEvent, fact: Fact | null) => readonly Note[];

const NAMED = /^staged:(.+)$/;

/**
 * Finds what adoptions promote out of the staged notes of the base: the note that the fact names (`x-source-ref:
 * staged:PATH`), and each one that states the same or all of which one of the two holds, so that a reference which is left
 * out, or a sentence more or less, hides nobody. Where so much is alike that not all of it was found, every note counts.
 *
 * @param base memory that is settled.
 * @param events what a change brings; nothing is made ready where none of them could promote anything.
 */
export async function stagedOrigins(base: Memory, events: readonly LedgerEvent[]): Promise<StagedOrigins> {
  const notes = base.notes.filter(({ place }) => place === 'staging');
  if (notes.length === 0 || !events.some(({ type }) => ADOPTING_TYPES.has(type))) return () => [];
  const paths = new Map(notes.map((note) => [note.path, note]));
  const bodies = notes.map(({ body }) => withoutSpacing(body));
  const alike = await likenessIndex(notes.map(({ body }) => body));
  return (event, fact) => {
    if (fact === null || !isPromotion(event, fact, base)) return [];
    const statement = withoutSpacing(fact.statement);
    const same = notes.filter((_, index) => bodies[index] === statement);
    const { found, isComplete } = alike(fact.statement);
    const like = isComplete ? found.flatMap(({ index }) => notes[index] ?? []) : notes;
    const named = paths.get(NAMED.exec(fact.sourceRef ?? '')?.[1] ?? '');
    return [...new Set([...(named === undefined ? [] : [named]), ...same, ...like])].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  };
}
