import type { Signature } from './append-events.js';
import type { TreeEdit } from './file-change.js';
import { layTombstones, tombstonesIn } from './tombstone.js';
import { FACT_ID, type FactRecord } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { lastDecisive } from '../memory/last-decisive.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { adoptable, eventsByFact } from '../trust/adoption.js';
import type { Judgement } from '../trust/judge.js';
import { type Phrase, say } from '../text/phrase.js';
import {
  changedTrust,
  type JudgedTwice,
  judgedWithout,
  namesOf,
  type TrustScene,
} from './trust-after.js';
import { dateOf, type Note } from '../memory/notes/note.js';
import { normalisePath } from '../tree/path.js';

/*
 * Which rejected and superseded facts and old notes can move to `.memtrust/archive/` without a change for any other
 * fact, and how are they moved without losing a text?
 */

/** A file to be archived. */
export interface ArchivedFile {
  readonly from: string;
  /** Below `.memtrust/archive/`; with a number where that path is taken. */
  readonly to: string;
  readonly content: string;
  readonly why: string;
  /** The fact or note that replaces it; null where there is none. */
  readonly see: string | null;
}

/**
 * Moves files to the archive: first all copies, then the tombstones, then the old files go, so that no text is lost
 * if the command is interrupted. An interrupted move is completed.
 *
 * @param tombstones the tombstones on disk, or null.
 * @param there text of a path on disk, or null.
 */
export function archiveEdits(
  files: readonly ArchivedFile[],
  tombstones: string | null,
  there: (path: string) => string | null,
  signature: Signature,
): TreeEdit[] {
  const taken = new Map<string, string>();
  const textAt = (path: string): string | null => taken.get(path) ?? there(path);
  const moves = files.map(({ from, to: wanted, content, why, see }) => {
    const to = freePlace(wanted, (path) => [null, content].includes(textAt(path)));
    taken.set(to, content);
    return { path: from, to, content, why, see };
  });
  const known = new Set(
    tombstonesIn(tombstones ?? '').map(({ path, to }) => JSON.stringify([path, to])),
  );
  const missing = moves.filter(({ path, to }) => !known.has(JSON.stringify([path, to])));
  return [
    ...moves
      .filter(({ to, content }) => there(to) !== content)
      .map(({ to, content }) => ({ path: to, content })),
    ...(missing.length === 0 ? [] : [layTombstones(tombstones, missing, signature)]),
    ...moves.map(({ path }) => ({ path, content: null })),
  ];
}

/** A path that is free: an id that was archived, proposed again and rejected again becomes `old-2.md`. */
function freePlace(wanted: string, isFree: (path: string) => boolean): string {
  const [, stem = wanted, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(wanted) ?? [];
  for (let count = 2, place = wanted; ; count += 1) {
    if (isFree(place)) return place;
    place = `${stem}-${count}${ending}`;
  }
}

interface Archivable {
  readonly record: FactRecord;
  readonly status: 'rejected' | 'superseded';
  /** The fact that replaced it, or null. */
  readonly successor: string | null;
}

interface ArchiveChoice {
  readonly chosen: readonly Archivable[];
  /** Rejected and superseded facts that have to stay, with the reason. */
  readonly kept: readonly { readonly id: string; readonly why: Phrase }[];
}

/**
 * Chooses the rejected and superseded facts whose removal changes no other fact: the judge compares both states, as
 * things are settled and as if everything were merged.
 *
 * @param before only facts decided before this time, milliseconds since 1970; null for all.
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

/** Time of the last decision; -Infinity without one. */
function decidedAt(events: readonly LedgerEvent[]): number {
  const times = lastDecisive(events)
    .map(({ at }) => Date.parse(at))
    .filter((time) => !Number.isNaN(time));
  return times.length === 0 ? Infinity : Math.max(...times);
}

/** A successor also keeps out facts without a file: a later change could bring one back. */
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

/** A link to an id with neither a file nor a ledger would be an error. */
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
 * Facts whose removal changes no other fact. What cannot go is tried again when another one is gone: the oldest of a
 * chain goes first.
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

/** Notes that `archive` moves, and notes that stay because a fact cites them. */
interface ArchivableNotes {
  readonly chosen: readonly {
    readonly note: Note;
    readonly why: 'rejected' | 'superseded' | 'old';
  }[];
  readonly kept: readonly { readonly path: string; readonly by: string }[];
}

/**
 * Notes of other stores that can be archived: those that call themselves rejected or superseded, and episodes from
 * before a time.
 *
 * @param before milliseconds since 1970; null where nothing is too old. A note without a date is kept.
 */
export function archivableNotes(
  notes: readonly Note[],
  facts: readonly FactRecord[],
  before: number | null,
): ArchivableNotes {
  const citedBy = citingFacts(facts);
  const wanted = notes.flatMap((note) => {
    const why = reasonFor(note, before);
    return why === null ? [] : [{ note, why }];
  });
  return {
    chosen: wanted.filter(({ note }) => !citedBy.has(note.path)),
    kept: wanted.flatMap(({ note: { path } }) => {
      const by = citedBy.get(path);
      return by === undefined ? [] : [{ path, by }];
    }),
  };
}

/** Paths that facts cite, each with one of these facts: it would be stale without the file. */
export function citingFacts(facts: readonly FactRecord[]): ReadonlyMap<string, string> {
  const citedBy = new Map<string, string>();
  for (const { id, fact } of facts)
    for (const { path } of fact?.sources ?? []) citedBy.set(normalisePath(path) ?? path, id);
  return citedBy;
}

/** Why a note can be archived; null where it stays. */
function reasonFor(note: Note, before: number | null): 'rejected' | 'superseded' | 'old' | null {
  const { place, front } = note;
  if (
    place !== 'session' &&
    place !== 'staging' &&
    place !== 'report' &&
    (front.status === 'rejected' || front.status === 'superseded')
  )
    return front.status;
  const date = place === 'episodic' && before !== null ? dateOf(note) : null;
  return date !== null && before !== null && date < before ? 'old' : null;
}
