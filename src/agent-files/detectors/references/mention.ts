import type { PastSearch } from '../../../tree/past-search.js';
import type { Phrase } from '../../../text/phrase.js';
import type { ReferenceReading } from './reading.js';
import type { ReferenceRepair } from './respelling.js';
import type { ReferenceScene } from './scene.js';

/*
 * A mention is something that a text names: a path, a command, a flag. Three questions are asked of each, the same for
 * all kinds. Did this change remove it? Is it wrong now, by what the text and the tree say? Was it there once?
 */

/** Something that a text names, and how it is looked for. */
export interface Mention {
  readonly kind: string;
  /** As written. */
  readonly target: string;
  /** 1-based, both. */
  readonly line: number;
  readonly column: number;
  /** Whether a tree has it; null where nobody can tell. */
  readonly isIn: (scene: ReferenceScene) => Promise<boolean | null>;
  /** Whether an earlier tree had it for sure, where that takes more than `isIn`. */
  readonly wasIn?: (scene: ReferenceScene) => Promise<boolean>;
  /** What is wrong by the text and the tree alone. Asked where the tree does not have it. */
  readonly suspect: () => Promise<Suspect | null>;
  /** What is said where it was there before the change or once; left out where history is asked for paths. */
  readonly lost?: Pick<Suspect, 'message' | 'remedy'>;
  /** The commit that removed it, where that is known otherwise than by looking at whole trees. */
  readonly removedIn?: (search: PastSearch) => Promise<string | null>;
  /** Whether the words around it say that nothing need be there; asked before it is told as lost. */
  readonly isQuiet?: () => boolean;
}

/**
 * What makes a suspect sure that the text alone does not: `departed`, that history knows the path;
 * `outlived`, that the text named it already when it went. What was there when it was written is
 * an example no more, and no file of another repository.
 */
type HistoryNeeded = 'departed' | 'outlived';

/** Where something may be that a text names at another place. */
export interface Guess {
  readonly hint: Phrase | null;
  /** The file that the hint guesses by its name; one that was there before the other went took no place of it. */
  readonly likely?: string;
}

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
  /** Where it may be instead, where history knows nothing better. Asked only for what is told. */
  readonly guess?: () => Guess;
  readonly remedy: Phrase;
  /** Asked of a path that is known to have gone, and where it went: whether the text may stay as it is. */
  readonly isExcused?: (path: string, to: string | null) => Promise<boolean>;
  /** How the place is put right; left out where a person has to decide. */
  readonly repair?: ReferenceRepair | undefined;
}

/** One kind of mention. Adding one is a file and a line in the registry. */
export interface MentionKind {
  readonly name: string;
  mentions(reading: ReferenceReading): Iterable<Mention>;
}
