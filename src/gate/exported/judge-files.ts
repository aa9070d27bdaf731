import { kept, remembered } from '../../text/collections.js';
import { chooseFacts, exportableFacts, type ExportableFact } from './choose.js';
import { readBlocks, type ManagedBlock, type MarkerFault } from './markers.js';
import { isProseFile, placed, plainTarget, exportTargets, type PlacedTarget } from './targets.js';
import type { Export, Policy } from '../../memory/policy-shape.js';
import type { Tree } from '../../tree/tree.js';
import type { Snapshot } from '../snapshot.js';
import { faultsOf, isForged, knownFacts, type BlockFault } from './judge-block.js';

/*
 * What is wrong with the blocks of the files of one tree? Besides its faults, each block is held against what `memtrust
 * export` would write there now, by the policy of the base or by that of the change. Age is only a warning: what a
 * change adopts is settled by its merge, so the block can follow only afterwards.
 */

/** A text in which a marker was seen. */
export interface MarkedText {
  /** The name by which an agent reads it. */
  readonly path: string;
  /** Where its bytes are, after links. */
  readonly place: string;
  readonly text: string;
}

export interface JudgedBlock {
  readonly block: ManagedBlock;
  readonly faults: readonly BlockFault[];
  /** How it stands to what would be written there now; null where it has faults. */
  readonly age: 'current' | 'outdated' | 'misplaced' | null;
}

export interface JudgedFile extends MarkedText {
  readonly markers: readonly MarkerFault[];
  readonly blocks: readonly JudgedBlock[];
}

export interface FileTerms {
  readonly head: Snapshot;
  readonly base: Snapshot;
  readonly policy: Policy;
  /** The text of the base by its place. */
  readonly before: ReadonlyMap<string, string>;
}

/** Judges the blocks of these texts, each against the facts of head and base. */
export async function judgeFiles(
  texts: readonly MarkedText[],
  terms: FileTerms,
): Promise<readonly JudgedFile[]> {
  if (texts.length === 0) return [];
  const { head, base } = terms;
  const [now, earlier] = [knownFacts(head), knownFacts(base)];
  const files: JudgedFile[] = [];
  for (const text of texts) {
    const { blocks, faults: markers } = readBlocks(text.text);
    const old = blocksIn(terms.before.get(text.place) ?? '');
    const judged: JudgedBlock[] = [];
    for (const block of blocks) {
      const isState = base === head;
      const isCarried = (line: string): boolean =>
        isState || old.some(({ inner }) => inner.split('\n').includes(line));
      const faults = faultsOf(block, { now, earlier, settled: base.memory.events, isCarried });
      // A block that this change did not touch is compared with what the base would write.
      const side = isState || old.some(({ inner }) => inner === block.inner) ? base : head;
      const age = faults.length > 0 ? null : await ageOf(block, text, side, terms);
      judged.push({ block, faults, age });
    }
    files.push({ ...text, markers, blocks: judged });
  }
  return files;
}

function blocksIn(text: string): readonly ManagedBlock[] {
  return readBlocks(text).blocks;
}

async function ageOf(
  block: ManagedBlock,
  { place, text: now }: MarkedText,
  side: Snapshot,
  { head, base, policy, before }: FileTerms,
): Promise<JudgedBlock['age']> {
  const text = side === base ? (before.get(place) ?? now) : now;
  const facts = exportableFacts(side.judgement.entries);
  const targets = await targetsAt(
    place,
    [policy.exports, head.memory.policy.policy.exports],
    facts,
    side,
  );
  if (targets.length === 0) return 'misplaced';
  const isCurrent = targets.some(
    (target) => chooseFacts(target, place, text).inner === block.inner,
  );
  return isCurrent ? 'current' : 'outdated';
}

/** What belongs into a file by each policy; by one without `exports:`, the facts of its folder. */
export async function targetsAt(
  place: string,
  policies: readonly (readonly Export[] | undefined)[],
  facts: readonly ExportableFact[],
  { tree }: Snapshot,
): Promise<readonly PlacedTarget[]> {
  const found: PlacedTarget[] = [];
  for (const exports of policies) {
    const target =
      exports === undefined
        ? plainPlace(place, facts, tree)
        : (
            await kept(placesOf(facts), exports, async () => targetsByPlace(exports, facts, tree))
          ).get(place);
    if (target !== undefined) found.push(target);
  }
  return found;
}

/** A block may stand in any text that agents read; one in settings breaks them. */
function plainPlace(
  place: string,
  facts: readonly ExportableFact[],
  tree: Tree,
): PlacedTarget | undefined {
  return isProseFile(place) ? { ...plainTarget(place, facts, tree), place } : undefined;
}

type ByPlace = ReadonlyMap<string, PlacedTarget>;

/** There can be as many blocks as folders, and all are asked of the same facts. */
const placesOf = remembered(
  (_facts: readonly ExportableFact[]) => new WeakMap<readonly Export[], Promise<ByPlace>>(),
);

async function targetsByPlace(
  exports: readonly Export[],
  facts: readonly ExportableFact[],
  tree: Tree,
): Promise<ByPlace> {
  const targets = await placed(exportTargets(exports, facts, tree), tree);
  return new Map(
    targets.flatMap((target) => (target.place === null ? [] : [[target.place, target]])),
  );
}

/** Whether a file has one block, which is what memtrust would write there now, and no broken mark. */
export function isSound({ markers, blocks }: JudgedFile): boolean {
  return (
    markers.length === 0 && blocks.length === 1 && blocks.every(({ age }) => age === 'current')
  );
}

/** Whether something in a file was never written by memtrust. */
export function hasForgery({ markers, blocks }: JudgedFile): boolean {
  return markers.length > 0 || blocks.some(({ faults }) => faults.some(isForged));
}
