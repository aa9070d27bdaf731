import type { Denial, Denials, StatedFact } from '../agent-files/denials/denials.js';
import type { FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { eventsByFact } from '../trust/adoption.js';
import { circlesOf } from '../trust/supersession.js';
import { hasSameMemory, openFacts, type OpenFact, type Snapshot } from './snapshot.js';

/*
 * What that a change brings denies a fact in force? A candidate "Checks are no longer required." where "Checks are
 * required." is trusted, unless it supersedes that one. Two facts that the change itself brings may deny each other.
 * A wrong one fails an adoption, so what is not clear is no denial.
 */

/** A fact of the change that denies another one. */
export interface DenyingFact extends Pick<Denial, 'by'> {
  readonly id: string;
  readonly path: string;
  /** The fact that is denied. */
  readonly of: string;
  readonly isOfTrusted: boolean;
  /** Whether the change adopts it, approved or not; else it only proposes it. */
  readonly isAdopted: boolean;
  /** A number or word of our lists in the denied fact that is another here; of a trusted fact alone. */
  readonly word: string | null;
}

export interface DenyingFacts {
  readonly found: readonly DenyingFact[];
  /** Facts of the change that are too long, or share their words with too many, to be compared with all. */
  readonly cut: readonly string[];
}

export const NO_DENIALS: DenyingFacts = { found: [], cut: [] };

/** What compares is loaded only where a change brings something to compare. */
export async function denyingFacts(base: Snapshot, head: Snapshot): Promise<DenyingFacts> {
  if (hasSameMemory(base, head)) return NO_DENIALS;
  const facts = openFacts(head);
  const isAdopted = (id: string): boolean => head.judgement.adoptions.get(id)?.kind === 'unsettled';
  const supersedes = supersessionsIn(facts);
  const isTaken = takenAway(head, facts, (id, old) => isAdopted(id) && supersedes(id, old));
  const open = facts.filter((one) => isAdopted(one.id) || !isTaken(one));
  const brought = broughtBy(base, open, isAdopted);
  if (brought.length === 0) return NO_DENIALS;
  const byId = new Map(
    [...open.filter(({ trustedBaseline }) => trustedBaseline), ...brought].map((one) => [
      one.id,
      one,
    ]),
  );
  const { found, cut } = await denialsOf(brought, [...byId.values()]);
  const told = ({ id, path }: FactRecord, { id: of, by, word }: Denial): DenyingFact => {
    const isOfTrusted = byId.get(of)?.trustedBaseline === true;
    // What a change brings is not quoted (SECURITY S55).
    const shown = isOfTrusted ? word : null;
    return { id, path, of, by, isOfTrusted, isAdopted: isAdopted(id), word: shown };
  };
  return {
    found: brought.flatMap(({ id, record }) =>
      (found.get(id) ?? [])
        .filter(({ id: of }) => !supersedes(id, of) && !supersedes(of, id))
        .map((denial) => told(record, denial)),
    ),
    cut,
  };
}

/** Candidates that are none at the base or state something else there, and what the change adopts. */
function broughtBy(
  base: Snapshot,
  open: readonly OpenFact[],
  isAdopted: (id: string) => boolean,
): readonly OpenFact[] {
  const before = new Map(openFacts(base).map((entry) => [entry.id, entry]));
  return open.filter(
    ({ id, status, record: { fact } }) =>
      isAdopted(id) ||
      (status === 'candidate' && before.get(id)?.record.fact?.claim !== fact?.claim),
  );
}

/** Tells of a fact whether the change itself retires, discards or replaces it: whoever approves that has decided. */
function takenAway(
  head: Snapshot,
  facts: readonly OpenFact[],
  replaces: (id: string, old: string) => boolean,
): (fact: OpenFact) => boolean {
  const events = eventsByFact(head.memory.events);
  const replaced = new Set(
    facts.flatMap(({ id, record: { fact } }) =>
      (fact?.supersedes ?? []).filter((old) => replaces(id, old)),
    ),
  );
  return ({ id, record: { fact } }) =>
    fact === null ||
    replaced.has(id) ||
    lastDecisive(events.get(id) ?? []).some(
      ({ type, claim }) =>
        type === 'fact.retired' ||
        ((type === 'fact.superseded' || type === 'candidate.discarded') && claim === fact.claim),
    );
}

/** Tells whether the first fact says that it supersedes the second, and that is no circle, which has no effect. */
function supersessionsIn(facts: readonly OpenFact[]): (id: string, old: string) => boolean {
  const links = new Map(facts.map(({ id, record: { fact } }) => [id, fact?.supersedes ?? []]));
  const inCircle = circlesOf(links);
  return (id, old) => links.get(id)?.includes(old) === true && !inCircle(id, old);
}

async function denialsOf(asked: readonly OpenFact[], known: readonly OpenFact[]): Promise<Denials> {
  const { denialsAmong } = await import('../agent-files/denials/denials.js');
  return denialsAmong(asked.flatMap(stated), known.flatMap(stated));
}

function stated({ id, record: { fact } }: OpenFact): StatedFact[] {
  return fact === null ? [] : [{ id, fact }];
}
