import { parseFact, type FactRecord } from '../memory/fact.js';
import { lastDecisive } from '../memory/last-decisive.js';
import { type LedgerEvent } from '../memory/ledger.js';
import { adoptable, isRetired } from '../trust/adoption.js';
import { ConfigurationError } from '../text/errors.js';
import { phraseText, say } from '../text/phrase.js';
import { appendEvents, type Ledger, type Signature } from './append-events.js';
import { refuseForeign, usable } from './usable.js';
import { editFrontMatter } from './edit-front-matter.js';
import type { FileChange } from './file-change.js';

/*
 * How is a fact taken back? `discardFact` turns a candidate down, `retireFact` takes an adopted fact
 * out for good: its id never returns.
 *
 * `memtrust discard` calls the one, `memtrust retire` and `memtrust forget` the other, and
 * `supersede.ts` calls `declare`. Safe error: a `ConfigurationError`; a note of another store is refused by
 * all of them, as it is never changed where it is (`usable.ts`). Frozen are the two events,
 * `candidate.discarded` and `fact.retired`; refusals in words are free. When it is wrong,
 * `__tests__/lifecycle/withdraw.test.ts` fails.
 */

/** A fact that somebody takes back, with the reason. */
export interface Withdrawal extends Signature {
  readonly id: string;
  /** Null where only the ledger is left, also where a note of another store has taken the id. */
  readonly record: FactRecord | null;
  readonly ledger: Ledger;
  readonly why: string;
}

/**
 * Turns a candidate down. Returns no changes if exactly this text was discarded already.
 *
 * @param settled events of this fact in the base: one whose last decision adopts it is no candidate any more.
 */
export function discardFact(
  { id, record, ledger, why, ...signature }: Withdrawal & { readonly record: FactRecord },
  settled: readonly LedgerEvent[],
): FileChange[] {
  const { claim, binding } = usable(record);
  if (isRetired(ledger.events))
    throw new ConfigurationError(
      phraseText(say`${id} is already retired`),
      'There is nothing left to discard.',
    );
  const adopting = adoptable(settled);
  if (adopting.some((event) => event.claim === claim)) {
    throw new ConfigurationError(
      phraseText(say`${id} is adopted, so it is not a candidate`),
      phraseText(say`To withdraw it for good, run ${`npx memtrust retire ${id} --why "…"`}.`),
    );
  }
  if (adopting.length > 0) {
    throw new ConfigurationError(
      phraseText(
        say`${id} is adopted with another text, and discarding it would also remove that adoption`,
      ),
      phraseText(
        say`Restore its file to keep the adopted text, or run ${`npx memtrust retire ${id} --why "…"`}
          to withdraw it for good.`,
      ),
    );
  }
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

/**
 * Takes a fact back for good; works for one too whose file is gone or broken. Returns no changes if
 * that was done already.
 */
export function retireFact({ id, record, ledger, why, ...signature }: Withdrawal): FileChange[] {
  if (record !== null) refuseForeign(record);
  const about = record?.fact ?? lastDecisive(ledger.events)[0] ?? ledger.events.at(-1);
  if (about === undefined)
    throw new ConfigurationError(
      phraseText(say`${id} cannot be retired: its file cannot be read, and it has no ledger`),
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

/** Sets what the file says of itself, and makes sure that the statement did not change on the way. */
export function declare(record: FactRecord, status: 'rejected' | 'superseded'): FileChange[] {
  if (record.fact?.status === status) return [];
  const content = editFrontMatter(record.text, { status });
  const { fact } = parseFact(record.id, record.path, Buffer.from(content));
  if (fact === null || fact.claim !== record.fact?.claim || fact.binding !== record.fact.binding) {
    throw new ConfigurationError(
      phraseText(say`${record.path} cannot be rewritten without changing its claim`),
      `Set its status to ${status} by hand, then run this again.`,
    );
  }
  return [{ path: record.path, content }];
}
