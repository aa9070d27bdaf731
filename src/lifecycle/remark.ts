import type { FactRecord } from '../memory/fact.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { isRetired, adoptionOf } from '../trust/adoption.js';
import type { LedgerEvent } from '../memory/ledger.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import type { FileChange } from './file-change.js';

/* The event that someone reviewed a candidate. */

export interface Remark {
  readonly type: 'candidate.reviewed';
  /** Where the review is kept; a second one of the same candidate is another event. */
  readonly evidence?: string;
}

/**
 * The change of the ledger; null where nothing is to be recorded: an adopted fact is not a candidate, notes of other
 * stores have no ledger, and the same review is recorded once.
 *
 * @param settled events of the fact in the base.
 */
export function candidateRemark(
  record: FactRecord,
  settled: readonly LedgerEvent[],
  ledger: Ledger,
  signature: Signature,
  { type, evidence }: Remark,
): FileChange | null {
  const { fact, id, path } = record;
  if (fact === null || path !== factPath(id) || isRetired(ledger.events)) return null;
  if (adoptionOf(fact, settled, []).kind === 'adopted') return null;
  const { claim, binding } = fact;
  const isTold = ledger.events.some(
    (event) =>
      event.type === type &&
      event.claim === claim &&
      event.binding === binding &&
      (evidence === undefined || event.evidence === evidence),
  );
  if (isTold) return null;
  return appendEvents(ledger, signature, [
    { type, claim, binding, ...(evidence === undefined ? {} : { evidence }) },
  ]);
}
