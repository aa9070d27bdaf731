import type { Fact, FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { adoptable, adoptionOf, eventsByFact } from '../trust/adoption.js';
import { supersede } from '../trust/supersession.js';
import type { AdoptionRow } from './adoptions.js';
import type { Snapshot } from './snapshot.js';

/** A fact that something keeps out of the baseline, and that the change lets in again without adopting it. */
export interface RestoredFact {
  readonly id: string;
  /** What kept it out: a later event of its ledger, a successor, a fact that states otherwise. */
  readonly heldBy: 'event' | 'successor' | 'rival';
  /** Whether approved events of this change take the holder away. */
  readonly approved: boolean;
}

/**
 * What the base keeps out and the merge result would not. Taking evidence away must not give trust
 * (DESIGN §3, rollback), and not in two steps either: whether the old text stands in this head does
 * not matter, a later change could restore it.
 */
export function restoredFacts(
  base: Snapshot,
  head: Snapshot,
  adoptions: readonly AdoptionRow[],
): RestoredFact[] {
  if (head === base) return [];
  const decided = new Set(adoptions.filter((row) => row.approved).map((row) => row.factId));
  const before = new Map(base.memory.facts.map((record) => [record.id, record]));
  const events = eventsByFact(head.memory.events);
  const adopts = (fact: Fact | null | undefined, id: string): boolean =>
    fact !== null &&
    fact !== undefined &&
    adoptionOf(fact, events.get(id) ?? [], []).kind === 'adopted';
  const after = new Map(
    head.memory.facts
      .filter((record) => adopts(record.fact, record.id))
      .map((record) => [record.id, record]),
  );
  const superseded = supersede([...after.values()], new Map()).inForce;

  const found = new Map<string, RestoredFact>();
  for (const id of exposed(base.memory.events, events, adoptions))
    found.set(id, { id, heldBy: 'event', approved: false });
  const revive = (id: string, heldBy: RestoredFact['heldBy'], holders: readonly string[]): void => {
    if (found.get(id)?.approved ?? true)
      found.set(id, { id, heldBy, approved: holders.every((holder) => decided.has(holder)) });
  };
  for (const old of base.judgement.supersession.inForce.keys()) {
    const holders = base.judgement.supersession.links
      .filter((link) => link.old === old)
      .map((link) => link.by);
    if (!superseded.has(old) && adopts(before.get(old)?.fact, old))
      revive(old, 'successor', holders);
  }
  for (const { id, record, conflictsWith } of base.judgement.entries) {
    const gone = conflictsWith.filter((rival) => !after.has(rival));
    if (gone.length === 0 || superseded.has(id) || !adopts(record?.fact, id)) continue;
    const key = record?.fact?.claimKey ?? null;
    if (!rivals(after.values(), key).some((rival) => rival !== id && !superseded.has(rival)))
      revive(id, 'rival', gone);
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Facts of which an older record adopts again, because the head lacks what came after it. An
 * approved record of the same text is an open adoption.
 */
function exposed(
  settled: readonly LedgerEvent[],
  after: ReadonlyMap<string, readonly LedgerEvent[]>,
  adoptions: readonly AdoptionRow[],
): string[] {
  const approved = eventsByFact(adoptions.filter((row) => row.approved).map((row) => row.event));
  return [...eventsByFact(settled)].flatMap(([id, known]) => {
    const kept = new Set(after.get(id)?.map((event) => event.id));
    if (known.every((event) => kept.has(event.id))) return [];
    const old = new Set(known.map((event) => event.id));
    const live = new Set([...adoptable(known), ...(approved.get(id) ?? [])].map(textOf));
    return adoptable(after.get(id) ?? []).some(
      (event) => old.has(event.id) && !live.has(textOf(event)),
    )
      ? [id]
      : [];
  });
}

function textOf(event: LedgerEvent): string {
  return `${event.claim} ${event.binding}`;
}

function rivals(records: Iterable<FactRecord>, claimKey: string | null): string[] {
  return [...records]
    .filter((record) => claimKey !== null && record.fact?.claimKey === claimKey)
    .map((record) => record.id);
}
