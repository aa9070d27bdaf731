import { checkAnchors } from '../anchors/check.js';
import { breaksTrust, type AnchorResult } from '../anchors/verdict.js';
import { idsOf, newEvents } from '../memory/by-id.js';
import { identityElsewhere, identityOf, type Citation } from '../memory/citation.js';
import type { Fact, FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { plain, say, type Phrase } from '../text/phrase.js';
import type { HistoryQueries } from '../tree/history-queries.js';
import type { Overlooked } from './overlooked.js';
import type { Snapshot } from './snapshot.js';

/*
 * Is a rebinding (`fact.rebound`) what it says: the same text in a file that the change renamed? One word of it
 * changed: no, and the reason is said. One that holds needs no approval.
 */

/** Rebindings of one change that are recomputed; each reads what the fact cites. One beyond it counts as false. */
const MOST_PROVEN = 200;

/** Why each `fact.rebound` that the change adds is none, by the id of the event; null where it is one. */
export type Rebounds = ReadonlyMap<string, Phrase | null>;

/**
 * Recomputes from base and head what a rebinding claims: that the same text, of the same file or of one that it was
 * renamed to, still stands there. Then nobody has to approve it; anything else is a new claim (DESIGN §3).
 */
export async function proveRebounds(
  base: Snapshot,
  head: Snapshot,
  overlooked: readonly Overlooked[],
  past: HistoryQueries,
): Promise<Rebounds> {
  const fresh = newEvents(head.memory.events, base.memory.events).filter(
    ({ type }) => type === 'fact.rebound',
  );
  if (fresh.length === 0) return new Map();
  const known = idsOf(head.memory.events);
  const late = new Set(overlooked.map(({ event }) => event.id));
  const faults = new Map<string, Phrase | null>();
  let proven = 0;
  for (const event of fresh) {
    const fault =
      outOfOrder(event, known, late) ??
      ((proven += 1) > MOST_PROVEN
        ? say`the change adds ${fresh.length} such records, and more than ${MOST_PROVEN} of them are not checked`
        : await faultOf(event, base, head, past));
    faults.set(event.id, fault);
  }
  return faults;
}

/**
 * What an event follows says what it knows of: one beside a later decision would bring back what
 * that replaced (SECURITY S42).
 */
function outOfOrder(
  event: LedgerEvent,
  known: ReadonlySet<string>,
  late: ReadonlySet<string>,
): Phrase | null {
  if (late.has(event.id))
    return plain('the record does not follow the last decision on it in the base branch');
  return event.after.every((id) => known.has(id))
    ? null
    : plain('the record follows an event that is not in its ledger');
}

/** Why one rebinding is false; null where it holds. */
async function faultOf(
  event: LedgerEvent,
  base: Snapshot,
  head: Snapshot,
  past: HistoryQueries,
): Promise<Phrase | null> {
  const record = base.memory.facts.find(({ id }) => id === event.fact);
  if (
    record?.fact === undefined ||
    record.fact === null ||
    base.judgement.adoptions.get(event.fact)?.kind !== 'adopted'
  )
    return plain('the fact is not adopted at the base');
  if (event.claim !== record.fact.claim)
    return plain('it is about another statement than the adopted one');
  const broken = base.checks.get(event.fact)?.find(({ verdict }) => breaksTrust(verdict));
  if (broken !== undefined) return say`${broken.path} is ${[broken.verdict]} at the base`;
  return event.binding === record.fact.binding
    ? brokenNow(event, head)
    : followed(event, record, record.fact, base, head, past);
}

/** The binding stayed as it was: what it cites must still be there in the head. */
function brokenNow(event: LedgerEvent, head: Snapshot): Phrase | null {
  const broken = head.checks.get(event.fact)?.find(({ verdict }) => breaksTrust(verdict));
  return broken === undefined ? null : say`${broken.path} is ${[broken.verdict]} now`;
}

/** A binding that differs in nothing but the names of renamed files. */
async function followed(
  event: LedgerEvent,
  record: FactRecord,
  before: Fact,
  base: Snapshot,
  head: Snapshot,
  past: HistoryQueries,
): Promise<Phrase | null> {
  const other = plain('its sources are not the adopted ones');
  const after = head.memory.facts.find(({ id }) => id === event.fact)?.fact ?? null;
  if (
    after === null ||
    after.binding !== event.binding ||
    after.sources.length !== before.sources.length
  )
    return other;
  if (before.importance === 'critical')
    return plain('another path is another file for a critical fact: it needs `reverify`');
  const anchors = await anchorsNow(record, base, head, past);
  const left = [...after.sources];
  for (const [index, source] of before.sources.entries()) {
    const anchor = anchors[index];
    if (anchor === undefined || breaksTrust(anchor.verdict))
      return say`${source.path} is ${[anchor?.verdict ?? 'not read']} now`;
    const at = left.findIndex((one) => isSuccessor(source, one, anchor));
    if (at < 0) return other;
    left.splice(at, 1);
  }
  return brokenNow(event, head) ?? faultNow(event, head);
}

/** Whether a source is the one of the base, unchanged or with the new path of its file. */
function isSuccessor(before: Citation, now: Citation, { movedTo }: AnchorResult): boolean {
  if (identityOf(before) === identityOf(now)) return true;
  return (
    movedTo !== null &&
    movedTo.path !== before.path &&
    now.path === movedTo.path &&
    identityElsewhere(before) === identityElsewhere(now)
  );
}

/** What the new binding says wrongly of its file. */
function faultNow(event: LedgerEvent, head: Snapshot): Phrase | null {
  const fault = head.checks.get(event.fact)?.find((result) => result.fault !== null)?.fault;
  return fault === undefined || fault === null ? null : plain(fault);
}

/** Where the sources of the base's record stand in the head. */
async function anchorsNow(
  record: FactRecord,
  base: Snapshot,
  head: Snapshot,
  past: HistoryQueries,
): Promise<readonly AnchorResult[]> {
  const found = await checkAnchors(head.tree, [record], {
    settled: { tree: base.tree, records: [record], checks: base.checks },
    past,
  });
  return found.get(record.id) ?? [];
}
