import { candidateRemark, type Remark } from '../lifecycle/remark.js';
import type { FactRecord } from '../memory/fact.js';
import { terminalSafe } from '../report/terminal.js';
import { ConfigurationError } from '../text/errors.js';
import type { Io } from './io.js';
import type { OpenMemory, SignatureOptions } from './open-memory.js';

/*
 * Where does it say that a candidate was seen? In its ledger in the working tree, once for each text;
 * nothing is committed and no trust changes.
 *
 * `commands/diff.ts` and `commands/review.ts` call it after they have answered. Safe error: no event, with a
 * warning: where the ledger cannot be written, the answer counts all the same. When it is wrong,
 * `__tests__/e2e/cli/candidate-remarks.test.ts` fails.
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
