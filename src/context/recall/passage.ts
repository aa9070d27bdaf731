import type { Entry, EntryOrigin } from '../../trust/entry.js';

/*
 * What is a piece that recall can choose, and where does it come from? `passages.ts` makes the pieces, `recall.ts`
 * ranks them, and `answer.ts` prints each with its terms, so that a reader can see why it was chosen. Keys may be
 * added; `PassageKind` and the origins are words of the published answer.
 */

/** What kind of thing a passage comes from. */
export type PassageKind = 'fact' | 'live' | 'attempt' | 'commit' | 'review';

/** A piece that recall can choose: a fact, a section of an agent file, a record, a commit. */
export interface Passage {
  /** Unique: the id of its entry, with `#L10-L24` behind it for a section; `commit:<sha>`. */
  readonly id: string;
  readonly kind: PassageKind;
  /** The judged entry behind it; null for a commit, which is evidence and nothing else. */
  readonly entry: Entry | null;
  /** Where a commit is; of all else its entry says it. Absent where nobody asked. */
  readonly origin?: EntryOrigin;
  /** Of a skill: it is found, and stands in no context unless its name was given. */
  readonly isSkill?: true;
  /** Words that count more: topic, heading, path, changed files. */
  readonly title: string;
  readonly text: string;
}

/** One word's part in a score. */
export interface ScoreTerm {
  readonly term: string;
  /** Of title and text, weighted. */
  readonly frequency: number;
  /** How rare it is among the passages. */
  readonly weight: number;
  readonly score: number;
}

/** A passage that was found, and why. */
export interface Hit {
  readonly passage: Passage;
  /** BM25, rounded to six digits so that every version of Node prints the same. */
  readonly score: number;
  /** The highest first. */
  readonly terms: readonly ScoreTerm[];
}

/** Where the text of a passage comes from; what nobody asked about is of the base. */
export function originOf({ entry, origin }: Passage): EntryOrigin {
  return entry?.origin ?? origin ?? 'base';
}
