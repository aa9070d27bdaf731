import type { Fact } from '../../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../../memory/ledger.js';
import { isPromotion } from '../promotion.js';
import { duplicateIndex } from '../near-duplicates.js';
import type { Snapshot } from '../snapshot.js';

/*
 * Whose place does an adopted fact take? One that says the same elsewhere, or that it calls superseded: then the
 * adopters of that one have to agree as well. `LEAST_LETTERS` may fall: then more facts are asked about.
 */

/** Ids of the facts of the base whose place an adopted fact takes; none for an event that adopts nothing. */
export type ReplacedBy = (event: LedgerEvent, fact: Fact | null) => string[];

/**
 * Adopted facts of the base that say the same elsewhere, or nearly so, or that an adopted one is to
 * replace: a fact that moves to a path with laxer adopters still needs those of the path that it
 * comes from. Whether the old one goes in the same change does not matter, since removing it later
 * needs nobody.
 *
 * @param events what a change brings; nothing is compared where none of them promotes anything.
 */
export async function replacedIn(
  base: Snapshot,
  events: readonly LedgerEvent[],
  facts: ReadonlyMap<string, Fact | null>,
): Promise<ReplacedBy> {
  const adopted = base.memory.facts.flatMap(({ id, fact }) =>
    fact !== null && base.judgement.adoptions.get(id)?.kind === 'adopted' ? [{ id, fact }] : [],
  );
  const promotes = (event: LedgerEvent, fact: Fact | null): boolean =>
    fact !== null && isPromotion(event, fact, base.memory);
  const isAsked =
    adopted.length > 0 && events.some((event) => promotes(event, facts.get(event.fact) ?? null));
  const like = isAsked ? await duplicateIndex(adopted.map(({ fact }) => fact.statement)) : null;
  const letters = isAsked ? adopted.map(({ fact }) => lettersOf(fact.statement)) : [];

  return (event, fact) => {
    if (!ADOPTING_TYPES.has(event.type)) return [];
    const found = new Set(
      base.memory.events
        .filter((one) => one.claim === event.claim && ADOPTING_TYPES.has(one.type))
        .map((one) => one.fact),
    );
    for (const { id, fact: old } of adopted) {
      if (old.claim === event.claim || (fact !== null && namesAnew(fact, id, old))) found.add(id);
    }
    if (fact !== null && like !== null && promotes(event, fact)) {
      const same = lettersOf(fact.statement);
      for (const [index, { id }] of adopted.entries())
        if (holds(same, letters[index] ?? '')) found.add(id);
      const { found: alike, isComplete } = like(fact.statement);
      // Where so much is alike that not all of it was found, every one counts.
      for (const { id } of isComplete
        ? alike.flatMap(({ index }) => adopted[index] ?? [])
        : adopted)
        found.add(id);
    }
    found.delete(event.fact);
    return [...found].toSorted();
  };
}

/** Whether a fact says that it replaces another, or is about the same thing in so many words. */
function namesAnew(fact: Fact, id: string, old: Fact): boolean {
  return (
    fact.supersedes.includes(id) ||
    fact.statement.trim() === old.statement.trim() ||
    (fact.claimKey !== null && fact.claimKey === old.claimKey)
  );
}

/** A shorter text stands in many others by chance. */
const LEAST_LETTERS = 20;

/**
 * Whether two texts are the same, or one stands in the other as it is: a sentence beside it makes
 * no other fact of it.
 */
function holds(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short !== '' && (short === long || (short.length >= LEAST_LETTERS && long.includes(short)))
  );
}

/**
 * A text by its letters and digits alone: blanks, signs, upper case and characters that nobody sees
 * make no other one.
 */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
