import type { FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { plain, say, type Phrase } from '../text/phrase.js';
import { adopts, eventsByFact, isRetired } from '../trust/adoption.js';
import type { Entry } from '../trust/entry.js';
import { againstDenial, deniedBy } from './denied.js';
import { nextEvents } from './append-events.js';
import { refusedByOrigin } from './migrate/stored-status.js';
import { judgedWithout, namesOf, type TrustScene } from './trust-after.js';

/*
 * Which facts does `memtrust adopt --all` leave out, and why? One that was retired, rejected or superseded, one
 * that its own store never accepted, and one that would contradict or deny another once all of them are merged.
 */

/** Facts that are not adopted together with all others, each with why. They can be adopted one by one, by their ids. */
export async function leftOutOfAll(
  scene: TrustScene,
  records: readonly FactRecord[],
): Promise<ReadonlyMap<string, Phrase>> {
  const events = eventsByFact(everything(scene));
  const left = new Map<string, Phrase>();
  const chosen: FactRecord[] = [];
  for (const record of records) {
    const own = events.get(record.id) ?? [];
    const why = isAdopted(record, own) ? null : withdrawnWhy(scene, record, own);
    if (why !== null) left.set(record.id, why);
    else chosen.push(record);
  }
  const asked = chosen.filter((record) => !isAdopted(record, events.get(record.id) ?? []));
  const entries = await entriesIfAdopted(scene, asked);
  for (const record of asked) {
    const why =
      againstWhy(scene, entries.get(record.id)) ??
      againstDenial(scene, record.id, await deniedBy([...entries.values()], record))?.why;
    if (why !== undefined) left.set(record.id, why);
  }
  return left;
}

/**
 * What stands against one fact once it is adopted and merged: a fact that states otherwise, or one
 * that took its place.
 */
export async function againstAdopting(
  scene: TrustScene,
  record: FactRecord,
): Promise<{ readonly why: Phrase; readonly remedy: Phrase } | null> {
  const entry = (await entriesIfAdopted(scene, [record])).get(record.id);
  const why = againstWhy(scene, entry);
  if (why === null || entry === undefined) return null;
  const rival = entry.conflictsWith.find((id) => scene.isSayable(id));
  return {
    why,
    remedy:
      rival === undefined
        ? plain('State it under another id if it is true again.')
        : say`Let one supersede the other: ${`npx memtrust supersede ${rival} ${record.id}`}.`,
  };
}

/** Why a fact may not be adopted as it is: it denies a fact that would still be trusted; null where it denies none. */
export async function denialOfAdopting(
  scene: TrustScene,
  record: FactRecord,
): Promise<{ readonly why: Phrase; readonly remedy: Phrase } | null> {
  const entries = await entriesIfAdopted(scene, [record]);
  return againstDenial(scene, record.id, await deniedBy([...entries.values()], record));
}

/** The judge's own answer, asked ahead: each fact as it would be if all of them were adopted and merged. */
async function entriesIfAdopted(
  scene: TrustScene,
  records: readonly FactRecord[],
): Promise<ReadonlyMap<string, Entry>> {
  const events = eventsByFact(everything(scene));
  const adoptions = records.flatMap(({ id, fact }) =>
    fact === null
      ? []
      : nextEvents(id, events.get(id) ?? [], { proposedBy: '', at: '' }, [
          { type: 'candidate.applied', claim: fact.claim, binding: fact.binding },
        ]),
  );
  const { merged } = await judgedWithout(scene, new Set(), adoptions);
  return new Map(merged.entries.map((entry) => [entry.id, entry]));
}

/** Every event that is settled or recorded, once. */
function everything({ settled, memory }: TrustScene): LedgerEvent[] {
  return [...new Map([...settled, ...memory.events].map((event) => [event.id, event])).values()];
}

/** Whether exactly this text is adopted already, merged or not. */
function isAdopted({ fact }: FactRecord, events: readonly LedgerEvent[]): boolean {
  return (
    fact !== null && !isRetired(events) && lastDecisive(events).some((event) => adopts(event, fact))
  );
}

/** What its file, its ledger, or the store that it comes from says against it. */
function withdrawnWhy(
  scene: TrustScene,
  { fact, text, contradicts }: FactRecord,
  events: readonly LedgerEvent[],
): Phrase | null {
  if (fact === null) return null;
  if (isRetired(events)) return plain('it was retired');
  const last = lastDecisive(events).filter(({ claim }) => claim === fact.claim);
  const said = last.find(
    ({ type }) => type === 'candidate.discarded' || type === 'fact.superseded',
  );
  if (said !== undefined)
    return plain(said.type === 'fact.superseded' ? 'it is superseded' : 'it was rejected');
  if (fact.status === 'rejected' || fact.status === 'superseded')
    return plain(
      fact.status === 'rejected'
        ? 'its file calls it rejected'
        : 'its file says that it is superseded',
    );
  const origin = refusedByOrigin(text);
  if (origin !== null) {
    const where = plain(`${origin.store}, where it comes from,`);
    return origin.word === null
      ? say`${where} never trusted it`
      : say`${where} calls it ${origin.word}`;
  }
  return contradicts === undefined ? null : say`it contradicts ${namesOf(scene, [contradicts])}`;
}

/** What the judge would hold against it, as a sentence. */
function againstWhy(scene: TrustScene, entry: Entry | undefined): Phrase | null {
  if (entry === undefined) return null;
  if (entry.conflictsWith.length > 0)
    return say`${namesOf(scene, entry.conflictsWith)} and this fact have the same claim_key; once
      merged, none of them would be trusted`;
  if (entry.status !== 'superseded') return null;
  return entry.supersededBy === null
    ? plain('it is superseded')
    : say`${namesOf(scene, [entry.supersededBy])} supersedes it`;
}
