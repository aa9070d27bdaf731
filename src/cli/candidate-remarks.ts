import { candidateRemark, type Remark } from '../lifecycle/remark.js';
import type { FactRecord } from '../memory/fact.js';
import { terminalSafe } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import type { Io } from './io.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';

/*
 * Records in the ledgers of the working tree that candidates were reviewed. A ledger that cannot be written is a
 * warning: the answer counts all the same.
 */

/** Tells of a look at candidates; gives the ids of those whose ledger has an event more. */
export async function remarkOn(
  io: Io,
  open: OpenMemory,
  records: readonly FactRecord[],
  remark: Remark,
  options: SignatureOptions,
): Promise<string[]> {
  try {
    const signature = await open.signature(options);
    const changes = [];
    const ids: string[] = [];
    for (const record of records) {
      if (await open.isBlocked(record)) continue;
      const { id } = record;
      const change = candidateRemark(
        record,
        open.settledEvents(id),
        open.ledger(id),
        signature,
        remark,
      );
      if (change === null) continue;
      changes.push(change);
      ids.push(id);
    }
    if (changes.length > 0) open.write(changes);
    return ids;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    io.err(terminalSafe(`warning: ${remark.type} was not recorded: ${error.message}\n`));
    return [];
  }
}
