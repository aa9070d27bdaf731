import type { Phrase } from '../text/phrase.js';
import type { Problem } from './problem.js';
import type { FactRecord } from './fact.js';
import type { Note } from './notes/note.js';
import type { LedgerEvent, LedgerFault } from './ledger.js';

/*
 * What can the files of a store be? A fact or note, events of a ledger, a fixture, evidence, a session log, or a stray
 * file. Every file of memory is one of these, so that none goes unseen.
 */

/** A file of memory that is not a record: it is listed, never dropped (SECURITY S11). */
export interface Stray {
  readonly path: string;
  readonly message: Phrase;
  /** Whether memory is lost by it: a folder where a file belongs, an unreadable ledger. */
  readonly broken: boolean;
}

/** A record of a run or a review: it shows that something happened, and states nothing. */
export interface EvidenceFile {
  readonly path: string;
  readonly kind: 'attempt' | 'review';
}

export interface FixtureFile {
  readonly path: string;
  readonly text: string;
  /** Why it cannot be read at all; its text is then empty. */
  readonly fault?: Problem;
}

/** A log of a session in the tree; it is evidence only. */
export interface SessionFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface Records {
  readonly facts: readonly FactRecord[];
  /** Markdown that is not a fact file; notes that state something are among the facts as well. */
  readonly notes: readonly Note[];
  readonly events: readonly LedgerEvent[];
  readonly ledgerFaults: readonly LedgerFault[];
  readonly fixtures: readonly FixtureFile[];
  readonly evidence: readonly EvidenceFile[];
  readonly sessions: readonly SessionFile[];
  readonly strays: readonly Stray[];
}

/** Whether there is anything to judge: a store with only a policy has nothing. */
export function holdsRecords(records: Records): boolean {
  const { facts, notes, events, ledgerFaults, fixtures, evidence, sessions } = records;
  return [facts, notes, events, ledgerFaults, fixtures, evidence, sessions].some(
    (some) => some.length > 0,
  );
}
