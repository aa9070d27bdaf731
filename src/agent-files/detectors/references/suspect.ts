import type { Phrase } from '../../../text/phrase.js';
import type { ReferenceReading } from './reading.js';
import type { ReferenceRepair } from './respelling.js';

/* What a kind of reference finds: a thing that a text names and that is not in the tree. */

/**
 * What makes a suspect sure that the text alone does not: `departed`, that history knows the path;
 * `outlived`, that the text named it already when it went. What was there when it was written is
 * an example no more, and no file of another repository.
 */
type HistoryNeeded = 'departed' | 'outlived';

/** Something that a text says is in the tree, and that is not. */
export interface Suspect {
  readonly kind: string;
  /** As written. */
  readonly target: string;
  /** 1-based, both. */
  readonly line: number;
  readonly column: number;
  /** Paths from the root that history is asked for: where it would have been. */
  readonly gone?: readonly string[];
  /** How sure it is by itself; or what else has to be known before it counts, and then it is a warning. */
  readonly severity: 'warning' | 'notice' | HistoryNeeded;
  readonly message: Phrase;
  /** Where it may be instead, where history knows nothing better. */
  readonly hint?: Phrase | null;
  /** The file that the hint guesses by its name; one that was there before the other went took no place of it. */
  readonly likely?: string;
  readonly remedy: Phrase;
  /** Asked of a path that is known to have gone, and where it went: whether the text may stay as it is. */
  readonly isExcused?: (path: string, to: string | null) => Promise<boolean>;
  /** How the place is put right; left out where a person has to decide. */
  readonly repair?: ReferenceRepair | undefined;
}

/** One kind of reference. Adding one is a file and a line in the registry. */
export interface ReferenceKind {
  readonly name: string;
  look(reading: ReferenceReading): Promise<readonly Suspect[]>;
}
