import type { Phrase } from '../text/phrase.js';
import type { Problem } from './problem.js';
import type { FactRecord } from './fact.js';
import type { Note } from './notes/note.js';
import type { LedgerEvent, LedgerFault } from './ledger.js';

/*
 * What can the files of a store be? A fact or note, events of a ledger, a fixture, evidence, a session
 * log, or a stray file that is none of these.
 *
 * Each layout in `src/memory/layouts/` answers `Records`, and `store.ts` puts those of all stores together.
 * Every file of a store comes out in one of them, but for what is known to be none (the policy, a
 * README, the archive): one that is dropped would be memory that nobody sees.
 * `__tests__/memory/store.test.ts` fails when a layout loses one. Nothing here is stored, but `kind` of
 * evidence begins its id in reports, and a `path` is its place.
 */

/** A file of memory that is no record: kept in sight, never dropped (SECURITY S11). */
export interface Stray {
  readonly path: string;
  readonly message: Phrase;
  /** True where memory is lost by it: a folder where a file belongs, an unreadable ledger. */
  readonly broken: boolean;
}

/** What a run or a review left behind: it shows that something happened, and states nothing. */
export interface EvidenceFile {
  readonly path: string;
  readonly kind: 'attempt' | 'review';
}

/** A file of cases that test memory, for `memtrust fixtures`. */
export interface FixtureFile {
  readonly path: string;
  readonly text: string;
  /** Why it cannot be read at all; its text is then empty. */
  readonly fault?: Problem;
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

/** Whether there is anything to judge: a store with nothing but a policy holds none. */
export function holdsRecords(records: Records): boolean {
  const { facts, notes, events, ledgerFaults, fixtures, evidence, sessions } = records;
  return [facts, notes, events, ledgerFaults, fixtures, evidence, sessions].some(
    (some) => some.length > 0,
  );
}
