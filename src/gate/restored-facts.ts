import { factsById } from '../memory/by-id.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { adoptable, adoptionOf, eventsByFact } from '../trust/adoption.js';
import { supersede } from '../trust/supersession.js';
import type { AdoptionRow } from './adoptions.js';
import { hasSameMemory, type Snapshot } from './snapshot.js';

/*
 * Which facts would a change let back into the trusted baseline without adopting them? Taking
 * evidence away must not give trust. Three things can hold a fact back, and each can be deleted:
 *
 *   deleted in the pull request               lets back in             heldBy
 *   the line `fact.retired` of a/b.jsonl      the fact a/b             event
 *   the fact c, which says `supersedes: d`    the fact d               successor
 *   one of two facts that conflict            the other of the two     rival
 *
 * The rule `rollback` (MT206) makes findings of it. `heldBy` only chooses words, and
 * no fingerprint has it.
 */

/** A fact that something keeps out of the baseline, and that the change lets in again without adopting it. */
export interface RestoredFact {
  readonly id: string;
  /** What kept it out: a later event of its ledger, a successor, a fact that states otherwise. */
  readonly heldBy: 'event' | 'successor' | 'rival';
  /** Whether approved events of this change take the holder away. */
  readonly approved: boolean;
}

/**
 * What the base keeps out and the merge result would not (DESIGN §3, rollback). Not in two steps
 * either: whether the old text stands in this head does not matter, a later change could restore it.
 */
export function restoredFacts(
  base: Snapshot,
  head: Snapshot,
  adoptions: readonly AdoptionRow[],
): RestoredFact[] {
  if (hasSameMemory(base, head)) return [];
  const decided = new Set(adoptions.filter((row) => row.approved).map((row) => row.factId));
  const events = eventsByFact(head.memory.events);
  const restored = new Map<string, RestoredFact>();
  for (const id of adoptedByOlderEvents(base.memory.events, events, adoptions))
    restored.set(id, { id, heldBy: 'event', approved: false });
  const merged = mergedBaseline(head, events);
  for (const { id, heldBy, holders } of [
    ...withoutSuccessor(base, merged),
    ...withoutRival(base, merged),
  ]) {
    // One holder that nobody decided on is enough to ask; what is asked already stays so.
    if (restored.get(id)?.approved ?? true)
      restored.set(id, { id, heldBy, approved: holders.every((holder) => decided.has(holder)) });
  }
  return [...restored.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A fact that lost what held it back, and who that was. */
interface FreedFact {
  readonly id: string;
  readonly heldBy: RestoredFact['heldBy'];
  readonly holders: readonly string[];
}

/** The baseline as it were with the change merged. */
interface MergedBaseline {
  /** The adopted facts of the head, by id. */
  readonly adopted: ReadonlyMap<string, FactRecord>;
  readonly isSuperseded: (id: string) => boolean;
  /** Whether the ledgers of the head adopt this text under this id, whether or not the head has it. */
  readonly adopts: (fact: Fact | null | undefined, id: string) => boolean;
}

/** Adopts what the ledgers of the head adopt, as if all of them were settled. */
function mergedBaseline(
  head: Snapshot,
  events: ReadonlyMap<string, readonly LedgerEvent[]>,
): MergedBaseline {
  const adopts: MergedBaseline['adopts'] = (fact, id) =>
    fact !== null &&
    fact !== undefined &&
    adoptionOf(fact, events.get(id) ?? [], []).kind === 'adopted';
  const adopted = new Map(
    head.memory.facts
      .filter((record) => adopts(record.fact, record.id))
      .map((record) => [record.id, record]),
  );
  const superseded = supersede([...adopted.values()], new Map()).inForce;
  return { adopted, isSuperseded: (id) => superseded.has(id), adopts };
}

/** Facts that the base has superseded, and that nothing supersedes after the merge. */
function withoutSuccessor(base: Snapshot, { isSuperseded, adopts }: MergedBaseline): FreedFact[] {
  const { inForce, links } = base.judgement.supersession;
  const before = factsById(base.memory.facts);
  return [...inForce.keys()]
    .filter((id) => !isSuperseded(id) && adopts(before.get(id)?.fact, id))
    .map((id) => ({
      id,
      heldBy: 'successor',
      holders: links.filter((link) => link.old === id).map((link) => link.by),
    }));
}

/** Facts that the base has in a conflict, and that no other adopted fact contradicts after the merge. */
function withoutRival(base: Snapshot, merged: MergedBaseline): FreedFact[] {
  return base.judgement.entries.flatMap(({ id, record, conflictsWith }): FreedFact[] => {
    const gone = conflictsWith.filter((rival) => !merged.adopted.has(rival));
    if (gone.length === 0 || merged.isSuperseded(id) || !merged.adopts(record?.fact, id)) return [];
    const isContradicted = [...merged.adopted.values()].some(
      (other) => other.id !== id && isRival(other, record) && !merged.isSuperseded(other.id),
    );
    return isContradicted ? [] : [{ id, heldBy: 'rival', holders: gone }];
  });
}

/** Two facts with one `claim_key` state something about the same thing. */
function isRival(other: FactRecord, record: FactRecord | null): boolean {
  const claimKey = record?.fact?.claimKey ?? null;
  return claimKey !== null && other.fact?.claimKey === claimKey;
}

/**
 * Facts of which an older record adopts again, because the head lacks what came after it. An
 * approved record of the same text is an open adoption.
 */
function adoptedByOlderEvents(
  settled: readonly LedgerEvent[],
  after: ReadonlyMap<string, readonly LedgerEvent[]>,
  adoptions: readonly AdoptionRow[],
): string[] {
  const before = eventsByFact(settled);
  if (before === after) return [];
  const approved = eventsByFact(adoptions.filter((row) => row.approved).map((row) => row.event));
  return [...before].flatMap(([id, known]) => {
    const kept = after.get(id) ?? [];
    if (kept === known) return [];
    const keptIds = new Set(kept.map((event) => event.id));
    if (known.every((event) => keptIds.has(event.id))) return [];
    const knownIds = new Set(known.map((event) => event.id));
    const adoptedTexts = new Set([...adoptable(known), ...(approved.get(id) ?? [])].map(textOf));
    const isRestored = adoptable(kept).some(
      (event) => knownIds.has(event.id) && !adoptedTexts.has(textOf(event)),
    );
    return isRestored ? [id] : [];
  });
}

/** The text that an event is about: two events are about the same one if both digests are. */
function textOf(event: LedgerEvent): string {
  return `${event.claim} ${event.binding}`;
}
