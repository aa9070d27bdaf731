import { tombstonesIn } from '../lifecycle/tombstone.js';
import { parseFact } from '../memory/fact.js';
import { factPath, ledgerPath, TOMBSTONES_PATH } from '../memory/layouts/memtrust.js';
import { parseLedger, type LedgerEvent } from '../memory/ledger.js';
import { newestFirst } from '../memory/newest-first.js';
import type { Policy } from '../memory/policy-shape.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import { blockOfFact } from '../trust/blocking.js';
import { saysExcluded } from '../trust/excluded-text.js';
import { visible } from '../text/visible.js';
import type { Comparison } from './workspace.js';

/*
 * What was decided about one fact, or about a file of memory that is gone? The events of its ledger, and
 * its tombstones: what, when, who says so, and why.
 *
 * `memtrust show` prints it. Whoever writes a ledger writes these words, so what the policy excludes is withheld
 * and the rest is made visible (SECURITY S24, S28). Safe error: nothing is told. When it is wrong,
 * `__tests__/e2e/cli/show.test.ts` fails.
 */

/** An event of a ledger, and whether the base has it: what the base lacks decides nothing. */
export interface HistoryEvent extends LedgerEvent {
  readonly settled: boolean;
}

/** What is left of a file that was taken away or put aside. */
export type Gone = Omit<ReturnType<typeof tombstonesIn>[number], 'v'>;

/** What was decided, the newest first. */
export interface FactHistory {
  readonly events: readonly HistoryEvent[];
  readonly tombstones: readonly Gone[];
}

/** Characters of a reason, with what is written out in it. */
const MOST_SHOWN = 4_096;
const WITHHELD = '(withheld by the policy)';

/**
 * The events and tombstones of an id; none where the policy blocks what has this name.
 *
 * @param id of a fact, or the path of a note.
 */
export async function factHistory(
  id: string,
  { base, head }: Pick<Comparison, 'base' | 'head'>,
  policy: Policy,
): Promise<FactHistory> {
  const nameless = new Uint8Array();
  if (
    [factPath(id), id].some((path) => blockOfFact(parseFact(id, path, nameless), policy) !== null)
  )
    return { events: [], tombstones: [] };
  const eventsIn = async (tree: Tree | null): Promise<readonly LedgerEvent[]> =>
    parseLedger(id, ledgerPath(id), await textIn(tree, ledgerPath(id))).events;
  const shown = (text: string): string =>
    saysExcluded(text, policy) ? WITHHELD : visible(text, MOST_SHOWN);
  const said = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : shown(text);
  const settled = await eventsIn(base);
  const known = new Set(settled.map((event) => event.id));
  const own = (await eventsIn(head)).filter((event) => !known.has(event.id));
  return {
    events: newestFirst([...settled, ...own]).map((event) => ({
      ...event,
      settled: known.has(event.id),
      at: shown(event.at),
      proposed_by: shown(event.proposed_by),
      why: said(event.why),
      evidence: said(event.evidence),
    })),
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

/** A file of memory as text; empty where it is not there, or cannot be read. */
async function textIn(tree: Tree | null, path: string): Promise<string> {
  const content = (await tree?.read([path], MEMORY_FILE_BYTES))?.get(path);
  return content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : '';
}
