import { tombstonesIn } from '../lifecycle/tombstone.js';
import { parseFact } from '../memory/fact.js';
import { factPath, ledgerPath, TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import { parseLedger, type LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import { blockOfFact } from '../trust/blocking.js';
import { type HistoryEvent, visibleEvents, redactedText } from '../trust/visible-events.js';

/* The events and tombstones of one fact. Text that the policy excludes is left out (SECURITY S24, S28). */

/** A removed or archived file. */
export type Gone = Omit<ReturnType<typeof tombstonesIn>[number], 'v'>;

export interface FactHistory {
  readonly events: readonly HistoryEvent[];
  readonly tombstones: readonly Gone[];
}

/** Empty if the policy blocks this name. @param id of a fact, or the path of a note. */
export async function factHistory(
  id: string,
  { base, head }: { readonly base: Tree | null; readonly head: Tree },
  policy: Policy,
): Promise<FactHistory> {
  const nameless = new Uint8Array();
  if (
    [factPath(id), id].some((path) => blockOfFact(parseFact(id, path, nameless), policy) !== null)
  )
    return { events: [], tombstones: [] };
  const eventsIn = async (tree: Tree | null): Promise<readonly LedgerEvent[]> =>
    parseLedger(id, ledgerPath(id), await textIn(tree, ledgerPath(id))).events;
  const shown = (text: string): string => redactedText(text, policy);
  const said = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : shown(text);
  return {
    events: visibleEvents(await eventsIn(base), await eventsIn(head), policy),
    tombstones: tombstonesIn(await textIn(head, TOMBSTONES_PATH))
      .filter(({ path }) => path === id || path === factPath(id))
      .map(({ path, to, why, see, at, by }) => ({
        path: shown(path),
        to: said(to),
        why: said(why),
        see: said(see),
        at: said(at),
        by: said(by),
      }))
      .toReversed(),
  };
}

/** Empty if it is missing or unreadable. */
async function textIn(tree: Tree | null, path: string): Promise<string> {
  const content = (await tree?.read([path], MEMORY_FILE_BYTES))?.get(path);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
}
