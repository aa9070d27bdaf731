import { checkAnchors } from '../anchors/check.js';
import type { AnchorChecks } from '../anchors/query.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Memory } from '../memory/store.js';
import { enumerate, type Phrase } from '../text/phrase.js';
import { OverlayTree } from '../tree/virtual-tree.js';
import { normalisePath } from '../tree/path.js';
import type { Tree } from '../tree/tree.js';
import { assess } from '../trust/assess.js';
import type { Judgement } from '../trust/judge.js';

/*
 * Which other facts would be judged differently without some facts? A fact that cites the file of another one, or that
 * another one superseded. The judge decides, as things are settled, and as if everything recorded were merged.
 */

export interface TrustScene {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly checks: AnchorChecks;
  readonly settled: readonly LedgerEvent[];
  readonly settledLinks: ReadonlyMap<string, string>;
  readonly policy: Policy;
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  readonly mayBeNamed: (id: string) => boolean;
}

/** Ids for a sentence; hidden ones are only counted (SECURITY S28). */
export function namesOf(
  { mayBeNamed }: Pick<TrustScene, 'mayBeNamed'>,
  ids: readonly string[],
): Phrase {
  const open = ids.filter((id) => mayBeNamed(id));
  const hidden = ids.length - open.length;
  if (hidden === 0) return enumerate(open);
  return [
    ...enumerate(open),
    `${open.length === 0 ? '' : ' and '}${hidden} that the policy blocks`,
  ];
}

/** As things are settled, and as if everything in the working tree were merged. */
export interface JudgedTwice {
  readonly now: Judgement;
  readonly merged: Judgement;
}

/**
 * The working tree without some of its facts, judged; sources in their files are checked again.
 *
 * @param gone ids of the removed facts.
 * @param more events that would be recorded with that.
 */
export async function judgedWithout(
  scene: TrustScene,
  gone: ReadonlySet<string> = new Set(),
  more: readonly LedgerEvent[] = [],
): Promise<JudgedTwice> {
  const { policy, now } = scene;
  const paths = new Set(
    scene.memory.facts.filter(({ id }) => gone.has(id)).map(({ path }) => path),
  );
  const memory: Memory = {
    ...scene.memory,
    facts: scene.memory.facts.filter(({ id }) => !gone.has(id)),
    evidence: [],
  };
  const tree =
    paths.size === 0
      ? scene.tree
      : new OverlayTree(scene.tree, Object.fromEntries([...paths].map((path) => [path, null])));
  const citing = memory.facts.filter(({ fact }) =>
    fact?.sources.some(({ path }) => paths.has(normalisePath(path) ?? path)),
  );
  const anchors =
    citing.length === 0
      ? scene.checks
      : new Map([...scene.checks, ...(await checkAnchors(tree, citing))]);
  const everything = [
    ...new Map(
      [...scene.settled, ...scene.memory.events, ...more].map((event) => [event.id, event]),
    ).values(),
  ];
  const [settled, merged] = await Promise.all([
    assess(
      { tree, memory, live: [], settled: scene.settled, settledLinks: scene.settledLinks, anchors },
      policy,
      now,
    ),
    assess(
      { tree, memory, live: [], settled: everything, settledLinks: new Map(), anchors },
      policy,
      now,
    ),
  ]);
  return { now: settled, merged };
}

/** Ids of facts in both whose status differs in one of them, sorted. */
export function changedTrust(before: JudgedTwice, after: JudgedTwice): string[] {
  return [
    ...new Set([...differing(before.now, after.now), ...differing(before.merged, after.merged)]),
  ].toSorted();
}

/** Ids of facts whose status differs between two judgements, or that only one of them counts as baseline. */
function differing(before: Judgement, after: Judgement): string[] {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  return after.entries
    .filter(
      ({ id, status, trustedBaseline }) =>
        known.has(id) &&
        (known.get(id)?.status !== status || known.get(id)?.trustedBaseline !== trustedBaseline),
    )
    .map(({ id }) => id);
}
