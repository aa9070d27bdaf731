import { inventory, type LiveSource } from '../live/inventory.js';
import type { FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy.js';
import type { Memory } from '../memory/store.js';
import type { Tree } from '../tree/tree.js';
import { assess, type Judge } from '../trust/assess.js';
import type { Entry } from '../trust/entry.js';
import type { Judgement } from '../trust/judge.js';

/** One tree, read and judged. */
export interface Snapshot {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly live: readonly LiveSource[];
  readonly judgement: Judgement;
}

export interface Settled {
  readonly events: readonly LedgerEvent[];
  readonly links: ReadonlyMap<string, string>;
}

/**
 * @param memory what was read of the tree.
 * @param settled what the base settles; null means that this tree is its own base.
 */
export async function takeSnapshot(tree: Tree, memory: Memory, base: Tree, policy: Policy, settled: Settled | null, now: number, decide: Judge): Promise<Snapshot> {
  const live = await inventory(tree, base, policy.exclude_text.length > 0);
  const judgement = await assess({ tree, memory, live, settled: settled?.events ?? memory.events, settledLinks: settled?.links ?? new Map() }, policy, now, decide);
  return { tree, memory, live, judgement };
}

/** Ids that count as baseline evidence. */
export function trustedIds(snapshot: Snapshot): Set<string> {
  return new Set(snapshot.judgement.entries.filter((entry) => entry.trustedBaseline).map((entry) => entry.id));
}

/** Facts that the policy blocks: their own ids, which may be unsayable, to the ids under which they are shown. */
export function blockedFacts(snapshot: Snapshot): Map<string, string> {
  return new Map([...snapshot.judgement.blocks].flatMap(([shown, { factId }]) => (factId === null ? [] : [[factId, shown]])));
}

/** The judged facts of a snapshot, with their records. Policy-blocked ones are left out: nothing is said of them but that they are blocked. */
export function openFacts({ judgement }: Snapshot): readonly OpenFact[] {
  const facts = known.get(judgement) ?? judgement.entries.filter(isOpen);
  known.set(judgement, facts);
  return facts;
}

export type OpenFact = Entry & { readonly record: FactRecord };

/** Every rule goes through them, for the head and for the base. */
const known = new WeakMap<Judgement, readonly OpenFact[]>();

function isOpen(entry: Entry): entry is OpenFact {
  return entry.record !== null && entry.status !== 'policy_blocked';
}
