import { parseFact, type FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import { isRetired } from '../trust/adoption.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { refuseForeign, usable } from './usable.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';

/* Takes a fact back: a candidate is discarded, a fact is retired. */

interface Withdrawal extends Signature {
  readonly id: string;
  /** Null where only the ledger is left, also where a note of another store has this id. */
  readonly record: FactRecord | null;
  readonly ledger: Ledger;
  readonly why: string;
}

interface Withdrawn {
  /** Discarding rejects only this text; a retired id never returns. */
  readonly kind: 'discarded' | 'retired';
  readonly changes: readonly FileChange[];
}

/**
 * Retires what the base ever adopted, and what has no valid text; discards everything else.
 *
 * @param settled events of this fact in the base.
 */
export function withdrawFact(withdrawal: Withdrawal, settled: readonly LedgerEvent[]): Withdrawn {
  const { record, ledger } = withdrawal;
  const isCandidate =
    record !== null &&
    record.fact !== null &&
    !settled.some(({ type }) => ADOPTING_TYPES.has(type)) &&
    !isRetired(ledger.events);
  return isCandidate
    ? { kind: 'discarded', changes: discarded({ ...withdrawal, record }) }
    : { kind: 'retired', changes: retireFact(withdrawal) };
}

function discarded({
  record,
  ledger,
  why,
  ...signature
}: Withdrawal & { readonly record: FactRecord }): FileChange[] {
  const { claim, binding } = usable(record);
  const status = declare(record, 'rejected');
  if (
    lastDecisive(ledger.events).some(
      (event) => event.type === 'candidate.discarded' && event.claim === claim,
    )
  )
    return status;
  return [
    ...status,
    appendEvents(ledger, signature, [{ type: 'candidate.discarded', claim, binding, why }]),
  ];
}

/** Takes a fact back for good, also one whose file is gone or broken. Returns no changes if that was done already. */
export function retireFact({ id, record, ledger, why, ...signature }: Withdrawal): FileChange[] {
  if (record !== null) refuseForeign(record);
  const about = record?.fact ?? lastDecisive(ledger.events)[0] ?? ledger.events.at(-1);
  if (about === undefined)
    throw new ConfigurationError(
      say`${id} cannot be retired: its file cannot be read, and it has no ledger`,
      'Fix the file first, or delete it; `npx memtrust check` shows the place.',
    );
  const status = record === null || record.fact === null ? [] : declare(record, 'rejected');
  if (isRetired(ledger.events)) return status;
  return [
    ...status,
    appendEvents(ledger, signature, [
      { type: 'fact.retired', claim: about.claim, binding: about.binding, why },
    ]),
  ];
}

/** Sets the status in the file, and checks that the statement did not change. */
export function declare(record: FactRecord, status: 'rejected' | 'superseded'): FileChange[] {
  if (record.fact?.status === status) return [];
  const content = editFrontMatter(record.text, { status });
  const { fact } = parseFact(record.id, record.path, Buffer.from(content));
  if (fact === null || fact.claim !== record.fact?.claim || fact.binding !== record.fact.binding) {
    throw new ConfigurationError(
      say`${record.path} cannot be rewritten without changing its claim`,
      `Set its status to ${status} by hand, then run this again.`,
    );
  }
  return [{ path: record.path, content }];
}
