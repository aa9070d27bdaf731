import type { FileChange } from '../../../lifecycle/file-change.js';
import { layTombstones, tombstonesIn } from '../../../lifecycle/tombstone.js';
import { retireFact } from '../../../lifecycle/withdraw.js';
import { ledgerPath } from '../../../memory/layouts/memtrust.js';
import { secretsIn } from '../../../text/secrets.js';
import { isRetired } from '../../../trust/adoption.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import type { ForgetSubject } from './subject.js';

/*
 * What stays behind of a forgotten text? For an adopted fact the event `fact.retired` in its
 * ledger; for a secret that was never recorded, a tombstone with id and reason alone.
 *
 * `run.ts` beside it writes the answer. When a tombstone is laid may grow, never shrink. Safe error: a
 * tombstone, which says less: the digest of a short secret is enough to guess it.
 * `__tests__/e2e/cli/forget.test.ts` fails when this is wrong.
 */

/**
 * The event or the tombstone that keeps id and reason; null where one is there. An event names
 * digests of the text: where none was recorded yet, and the text is a secret or blocked, a
 * tombstone without any is written in its place (SECURITY S28).
 */
export async function traceOf(
  open: OpenMemory,
  { id, isFact, record, own }: ForgetSubject,
  why: string,
  graves: string,
  options: SignatureOptions,
): Promise<FileChange | null> {
  const signature = await open.signature(options);
  const path = record?.path ?? [...own][0] ?? id;
  if (isFact) {
    const ledger = open.ledger(id);
    if (isRetired(ledger.events)) return null;
    const isPlain =
      record !== null &&
      record.fact !== null &&
      !(await open.isBlocked(record)) &&
      secretsIn(record.text).length === 0;
    if (ledger.events.length > 0 || isPlain)
      return (
        retireFact({
          id,
          record: ledger.events.length > 0 ? null : record,
          ledger,
          why,
          ...signature,
        }).find((change) => change.path === ledgerPath(id)) ?? null
      );
  }
  const isThere = [...own].some((place) => open.isThere(place));
  if (
    !isThere &&
    tombstonesIn(graves).some((stone) => stone.path === path && stone.to === undefined)
  )
    return null;
  return layTombstones(graves, [{ path, why, see: null }], signature);
}
