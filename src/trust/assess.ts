import { checkAnchors } from '../memory/anchors/check.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy.js';
import type { Memory } from '../memory/store.js';
import type { Tree } from '../tree/tree.js';
import { judge, type Judgement, type LiveText } from './judge.js';

/** The judge, as a value: a test hands in a broken one to see the fixtures fail. */
export type Judge = typeof judge;

export interface Question {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly live: readonly LiveText[];
  /** Events of the base tree. */
  readonly settled: readonly LedgerEvent[];
  /** Supersessions in force at the base. */
  readonly settledLinks: ReadonlyMap<string, string>;
}

/** Checks every anchor against the tree and judges: the way from a read memory to a judgement, for gate and fixtures alike. */
export async function assess(question: Question, policy: Policy, now: number, decide: Judge = judge): Promise<Judgement> {
  const { memory } = question;
  const settledIds = new Set(question.settled.map((event) => event.id));
  return decide(
    {
      records: memory.facts,
      settled: question.settled,
      proposed: memory.events.filter((event) => !settledIds.has(event.id)),
      anchors: await checkAnchors(question.tree, memory.facts),
      live: question.live,
      attempts: memory.evidence,
      settledLinks: question.settledLinks,
    },
    policy,
    now,
  );
}
