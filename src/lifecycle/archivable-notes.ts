import type { FactRecord } from '../memory/fact.js';
import { dateOf } from '../memory/notes/date.js';
import type { Note } from '../memory/notes/note.js';
import { normalisePath } from '../tree/path.js';

/*
 * Which notes of other stores can `memtrust notes archive` put aside? One that calls itself rejected or
 * superseded, and an episode from before a day; none of the workspace, and none that a fact cites, since
 * that fact would lose trust.
 */

/** Notes that `archive` moves away, and notes that stay because a fact cites them. */
export interface ArchivableNotes {
  readonly chosen: readonly {
    readonly note: Note;
    readonly why: 'rejected' | 'superseded' | 'old';
  }[];
  /** Notes that a fact cites: without them it would be stale. */
  readonly kept: readonly { readonly path: string; readonly by: string }[];
}

/**
 * Notes of other stores that may be put aside: those that call themselves rejected or superseded,
 * and what happened before a time. Nobody is bound by a note, so only what cites one is asked.
 *
 * @param before milliseconds since 1970; null where nothing is too old. A note without a date is
 *   kept.
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

/** Paths that facts cite, each with the id of one of them: without its file that fact would be stale. */
export function citingFacts(facts: readonly FactRecord[]): ReadonlyMap<string, string> {
  const citedBy = new Map<string, string>();
  for (const { id, fact } of facts)
    for (const { path } of fact?.sources ?? []) citedBy.set(normalisePath(path) ?? path, id);
  return citedBy;
}

/** Why a note may go; null where it stays. */
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
