import { FACT_ID, type FactRecord } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { type LedgerEvent } from '../memory/ledger.js';
import { adoptable, eventsByFact } from '../trust/adoption.js';
import type { Judgement } from '../trust/judge.js';
import { say, type Phrase } from '../text/phrase.js';
import {
  changedTrust,
  judgedWithout,
  namesOf,
  type JudgedTwice,
  type TrustScene,
} from './trust-after.js';

/*
 * Which rejected and superseded facts can move to `.memtrust/archive/` without a change for any other
 * fact? The judge is asked twice, with them and without them:
 *
 *   fact   says              is           can go
 *   a/1                      superseded   yes
 *   a/2    supersedes: a/1   superseded   no: the ledger of a/1 adopts it, and only a/2 keeps it out
 *   a/3    supersedes: a/2   trusted      it is not asked about
 */

/** A fact that may be put aside. */
export interface Archivable {
  readonly record: FactRecord;
  readonly status: 'rejected' | 'superseded';
  /** The fact that took its place, or null. */
  readonly successor: string | null;
}

/** What goes and what stays. */
export interface ArchiveChoice {
  readonly chosen: readonly Archivable[];
  /** Facts that are out of trust and have to stay, with the reason. */
  readonly kept: readonly { readonly id: string; readonly why: Phrase }[];
}

/**
 * Chooses the rejected and superseded facts that can be put aside without a change for any other:
 * the judge is asked with them and without them, as things are settled and as if all were merged.
 *
 * @param before only what was decided before this time, milliseconds since 1970, as the records
 *   say; null for all.
 */
export async function chooseArchivable(
  scene: TrustScene,
  before: number | null,
): Promise<ArchiveChoice> {
  const events = eventsByFact([
    ...new Map(
      [...scene.settled, ...scene.memory.events].map((event) => [event.id, event]),
    ).values(),
  ]);
  const judged = await judgedWithout(scene);
  const [now, merged] = [outOfTrust(judged.now), outOfTrust(judged.merged)];
  const old = scene.memory.facts.filter(
    ({ id }) =>
      now.has(id) &&
      merged.has(id) &&
      (before === null || decidedAt(events.get(id) ?? []) < before),
  );
  const kept = new Map<string, Phrase>();
  const open = old.filter((record) => {
    const why =
      reasonItHoldsOthers(record, scene, old, judged, events) ??
      reasonItIsNamed(record, scene, old, events);
    if (why !== null) kept.set(record.id, why);
    return why === null;
  });
  const chosen = await withoutEffectOnOthers(scene, judged, open, kept);
  return {
    chosen: chosen.map((record) => ({
      record,
      status: now.get(record.id) ?? 'superseded',
      successor: judged.now.supersession.inForce.get(record.id) ?? null,
    })),
    kept: [...kept].map(([id, why]) => ({ id, why })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** Facts of our own store that are rejected or superseded in a judgement, with that status. */
function outOfTrust({ entries }: Judgement): ReadonlyMap<string, Archivable['status']> {
  return new Map(
    entries.flatMap(({ id, record, status }) =>
      (status === 'rejected' || status === 'superseded') &&
      (record?.fact ?? null) !== null &&
      FACT_ID.test(id) &&
      record?.path === factPath(id)
        ? [[id, status] as const]
        : [],
    ),
  );
}

/** When it was last decided on, as its records say; never, where none does. */
function decidedAt(events: readonly LedgerEvent[]): number {
  const times = lastDecisive(events)
    .map(({ at }) => Date.parse(at))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? Infinity : Math.max(...times);
}

/**
 * A successor keeps out what it superseded, also where that has no file at the moment: a later
 * change could bring one.
 */
function reasonItHoldsOthers(
  { id }: FactRecord,
  scene: TrustScene,
  old: readonly FactRecord[],
  { merged, now }: JudgedTwice,
  events: ReadonlyMap<string, readonly LedgerEvent[]>,
): Phrase | null {
  const going = new Set(old.map((record) => record.id));
  const links = [...merged.supersession.links, ...now.supersession.links];
  const held = [...new Set(links.filter(({ by }) => by === id).map((link) => link.old))].filter(
    (one) =>
      adoptable(events.get(one) ?? []).length > 0 &&
      !links.some((link) => link.old === one && !going.has(link.by)),
  );
  return held.length === 0
    ? null
    : say`it keeps ${namesOf(scene, held)} out of the baseline, and the ledger still adopts a text of it:
        retire that first`;
}

/** A link to what has neither a file nor a ledger leads nowhere, and that is an error. */
function reasonItIsNamed(
  { id }: FactRecord,
  scene: TrustScene,
  old: readonly FactRecord[],
  events: ReadonlyMap<string, readonly LedgerEvent[]>,
): Phrase | null {
  if (events.has(id)) return null;
  const by = scene.memory.facts
    .filter((other) => other.fact?.supersedes.includes(id) === true && !old.includes(other))
    .map((other) => other.id);
  return by.length === 0
    ? null
    : say`${namesOf(scene, by)} lists it under supersedes, and no ledger records that`;
}

/**
 * Those without which every other fact is what it was. What cannot go is tried once more when another is gone: of a
 * chain the oldest goes first.
 */
async function withoutEffectOnOthers(
  scene: TrustScene,
  before: JudgedTwice,
  candidates: readonly FactRecord[],
  kept: Map<string, Phrase>,
): Promise<readonly FactRecord[]> {
  const chosen = new Map<string, FactRecord>();
  for (let count = -1; chosen.size > count;) {
    count = chosen.size;
    for (const record of candidates) {
      if (chosen.has(record.id)) continue;
      const without = new Set([...chosen.keys(), record.id]);
      const changed = changedTrust(before, await judgedWithout(scene, without));
      if (changed.length === 0) {
        chosen.set(record.id, record);
        kept.delete(record.id);
      } else
        kept.set(record.id, say`without it ${namesOf(scene, changed)} would be judged differently`);
    }
  }
  return [...chosen.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
