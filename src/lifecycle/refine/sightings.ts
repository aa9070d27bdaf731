import type { Note } from '../../memory/notes/note.js';
import type { Provenance, Witness } from '../../tree/provenance.js';

/*
 * How often was something seen, by evidence that counts? Each observation needs a commit of its own, and a pull request
 * of its own if it has one; three are enough for a proposal (`ENOUGH`). Refining again adds none.
 */

/** One observation that counts, and what shows it. */
export interface CountedSighting {
  /** The staged file that tells of it. */
  readonly path: string;
  readonly witness: Witness;
}

/** A sighting that a note claims and that proves nothing. */
export interface Uncounted {
  readonly path: string;
  readonly why:
    | 'no commit is named'
    | 'no such commit here'
    | 'the same commit again'
    | 'the same pull request again';
}

/** All sightings of one statement. */
export interface Sightings {
  readonly counted: readonly CountedSighting[];
  readonly uncounted: readonly Uncounted[];
}

/**
 * The observations of what these notes state together, each from another commit and another pull request. Refining
 * makes neither, so nothing grows by being refined again. A note that names no commit was seen in the one that brought
 * it.
 */
export function sightingsOf(
  notes: readonly Pick<Note, 'path' | 'front'>[],
  witnesses: Witnesses,
): Sightings {
  const counted: CountedSighting[] = [];
  const uncounted: Uncounted[] = [];
  const commits = new Set<string>();
  const pulls = new Set<number>();
  const count = (path: string, witness: Witness): void => {
    if (commits.has(witness.commit)) uncounted.push({ path, why: 'the same commit again' });
    else if (witness.pull !== null && pulls.has(witness.pull))
      uncounted.push({ path, why: 'the same pull request again' });
    else counted.push({ path, witness });
    commits.add(witness.commit);
    if (witness.pull !== null) pulls.add(witness.pull);
  };
  for (const { path, front } of notes) {
    const brought = witnesses.introduced(path);
    if (front.observed.length === 0 && brought !== undefined) count(path, brought);
    for (const { commit, pull } of front.observed) {
      const witness = witnesses.find(commit, pull);
      if (typeof witness === 'string') uncounted.push({ path, why: witness });
      else count(path, witness);
    }
  }
  return { counted, uncounted };
}

/** Of the notes of one text the first ten are kept; then, up to fifty, those that name another commit. */
const ASKED = { least: 10, most: 50 };

/**
 * Of many notes that say one thing, those that tell of something more; so that thousands of copies
 * cost no more than a few.
 */
export function tellersOf<Told extends Pick<Note, 'path' | 'front'>>(
  notes: readonly Told[],
  witnesses: Witnesses,
): Told[] {
  const commits = new Set<string>();
  const tellers: Told[] = [];
  for (const note of notes) {
    if (tellers.length >= ASKED.most) break;
    const before = commits.size;
    for (const {
      witness: { commit },
    } of sightingsOf([note], witnesses).counted)
      commits.add(commit);
    if (commits.size > before || tellers.length < ASKED.least) tellers.push(note);
  }
  return tellers;
}

/** What history witnesses, ready to be asked for each note. */
export class Witnesses {
  private readonly byPull = new Map<number, Witness>();
  private readonly byStart = new Map<string, Witness[]>();

  constructor(private readonly provenance: Provenance) {
    for (const witness of provenance.commits.values()) {
      if (witness.pull !== null && !this.byPull.has(witness.pull))
        this.byPull.set(witness.pull, witness);
      const start = witness.commit.slice(0, SHORTEST);
      const others = this.byStart.get(start);
      if (others === undefined) this.byStart.set(start, [witness]);
      else others.push(witness);
    }
  }

  /** The commit that brought a file; undefined before it is committed. */
  introduced(path: string): Witness | undefined {
    return this.provenance.introduced.get(path);
  }

  /** A number of a pull request counts only by a commit that names it, since anybody can write a number. */
  find(commit: string | null, pull: number | null): Witness | Uncounted['why'] {
    if (commit === null)
      return pull === null
        ? 'no commit is named'
        : (this.byPull.get(pull) ?? 'no such commit here');
    const [only, another] = (this.byStart.get(commit.slice(0, SHORTEST)) ?? []).filter((one) =>
      one.commit.startsWith(commit),
    );
    return only === undefined || another !== undefined ? 'no such commit here' : only;
  }
}

/** Digits of the shortest id of a commit that a note may name. */
const SHORTEST = 7;
