import type { Phrase } from '../../../text/phrase.js';
import type { ReferenceReading } from './reading.js';
import type { ReferenceScene } from './scene.js';

/** Something that a text says is in the tree, and that is not. */
export interface Suspect {
  readonly kind: string;
  /** As written. */
  readonly target: string;
  /** 1-based, both. */
  readonly line: number;
  readonly column: number;
  /** Paths from the root that history is asked for: where it would have been. */
  readonly gone: readonly string[];
  /** How sure it is without history; null: only where history knows the path. */
  readonly severity: 'warning' | 'notice' | null;
  readonly message: Phrase;
  /** Where it may be instead, where history knows nothing better. */
  readonly hint: Phrase | null;
  readonly remedy: Phrase;
}

/** One kind of reference. Adding one is a file and a line in the registry. */
export interface ReferenceKind {
  readonly name: string;
  look(reading: ReferenceReading, scene: ReferenceScene): Promise<readonly Suspect[]>;
}
