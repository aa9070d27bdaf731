import type { LedgerEvent } from '../memory/ledger.js';
import type { Note } from '../memory/notes/note.js';

/*
 * How often was something seen, as ledgers and staged notes say it? The evidence `observed:commit:1a2b3c4 pull:12` in a
 * ledger is one observation; the same commit again adds none. Claims are counted here and not proven: whether a commit
 * is in the history is asked by `refine` (`lifecycle/refine/sightings.ts`). So this must only ever warn. Users' ledgers
 * hold evidence in the form of `OBSERVED`: it may come to allow more, never less; SHORTEST is the 7 in it. `distinct`
 * counts as `lifecycle/refine/sightings.ts` does, or the gate and `refine` would disagree.
 */

/** Digits of the shortest id of a commit that a note may name; ids are compared by as many. */
const SHORTEST = 7;

/**
 * Evidence as `refine` writes it: `observed:commit:1a2b3c4 pull:12`, or without a pull request. Other evidence, such
 * as `staged:PATH`, is no observation.
 */
const OBSERVED = /^observed:commit:([0-9a-f]{7,64})(?: pull:(\d{1,15}))?(?: |$)/;

/** The observations that a ledger records, as refining writes them: each of another commit and another pull request. */
export function recordedObservations(events: readonly LedgerEvent[]): number {
  const told = events.flatMap(({ evidence }) =>
    [OBSERVED.exec(evidence ?? '')].flatMap((match) =>
      match === null
        ? []
        : [{ commit: match[1] ?? null, pull: match[2] === undefined ? null : Number(match[2]) }],
    ),
  );
  return distinct(told);
}

/**
 * Whether a ledger says where a fact was seen, or why nothing can be cited. That it comes of a
 * staged note says nothing of the kind.
 */
export function hasEvidence(events: readonly LedgerEvent[]): boolean {
  return events.some(
    ({ type, evidence, why }) =>
      (evidence !== undefined && !evidence.startsWith('staged:')) ||
      (type === 'candidate.proposed' && why !== undefined),
  );
}

/**
 * The observations that notes which state the same name together, each in another commit and
 * another pull request. Whether these are in the history is for whoever refines to ask; here a
 * claim is enough. A note that names none was seen once, in what brought it; a name alone is no
 * observation.
 */
export function namedObservations(notes: readonly Pick<Note, 'front'>[]): number {
  const silent = notes.filter(({ front }) => front.observed.length === 0).length;
  return silent + distinct(notes.flatMap(({ front }) => front.observed));
}

/** Observations of which neither the commit nor the pull request was counted before. */
function distinct(
  sightings: readonly { readonly commit: string | null; readonly pull: number | null }[],
): number {
  const commits = new Set<string>();
  const pulls = new Set<number>();
  let seen = 0;
  for (const { commit, pull } of sightings) {
    const start = commit?.slice(0, SHORTEST) ?? null;
    const isNew =
      (start !== null || pull !== null) &&
      (start === null || !commits.has(start)) &&
      (pull === null || !pulls.has(pull));
    if (isNew) seen += 1;
    if (start !== null) commits.add(start);
    if (pull !== null) pulls.add(pull);
  }
  return seen;
}
