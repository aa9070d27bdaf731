import type { Phrase } from '../text/phrase.js';
import type { FactRecord } from './fact.js';
import type { Note } from './notes/note.js';
import type { LedgerEvent, LedgerFault } from './ledger.js';

/** A file of memory that is no record: kept in sight, never dropped (SECURITY S11). */
export interface Stray {
  readonly path: string;
  readonly message: Phrase;
  /** True where memory is lost by it: a folder where a file belongs, an unreadable ledger. */
  readonly broken: boolean;
}

export interface EvidenceFile {
  readonly path: string;
  readonly kind: 'attempt' | 'review';
}

export interface FixtureFile {
  readonly path: string;
  readonly text: string;
  /** Why it cannot be read at all; its text is then empty. */
  readonly fault?: string;
}

/** A log of a session that is in the tree; it is evidence, and nobody is bound by it. */
export interface SessionFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What a layout makes of the files that are its own. */
export interface Records {
  readonly facts: readonly FactRecord[];
  /** Markdown of stores that is no fact file; those that state something are among the facts as well. */
  readonly notes: readonly Note[];
  readonly events: readonly LedgerEvent[];
  readonly ledgerFaults: readonly LedgerFault[];
  readonly fixtures: readonly FixtureFile[];
  readonly evidence: readonly EvidenceFile[];
  readonly sessions: readonly SessionFile[];
  readonly strays: readonly Stray[];
}
