import { agentFileOf } from '../../agent-files/agents.js';
import { chooseFacts, exportableFacts, type ExportableFact } from './choose.js';
import { frontOf, managedText, putBlock } from './plan.js';
import { exportTargets, isProseFile, placed, plainTarget, type Target } from './targets.js';
import type { Policy } from '../../memory/policy-shape.js';
import type { Tree } from '../../tree/tree.js';
import type { Snapshot } from '../snapshot.js';
import { hasForgery, isSound, type JudgedFile } from './judge-files.js';

/*
 * In which files does a change differ from the base by a right block of `memtrust export` alone? Such a change needs no
 * approval, since its facts were adopted; so this is where an attacker would bring text in. Three things hold of each:
 * the policy of the base says what belongs into the block, the block has exactly that, and putting it into the base's
 * file gives the head's file, byte for byte. A new file, which may take the place of another one for an agent, has to
 * be named by `exports:` of the base and to hold a fact.
 */

/** The two trees, and the policy of the base. */
export interface ExportTerms {
  readonly base: Snapshot;
  readonly head: Snapshot;
  readonly policy: Policy;
}

/**
 * @param files those of the head that hold a block, and `then` those of the base.
 * @param before the texts of the base by their place.
 */
export async function onlyBlocks(
  files: readonly JudgedFile[],
  then: readonly JudgedFile[],
  before: ReadonlyMap<string, string>,
  terms: ExportTerms,
): Promise<ReadonlySet<string>> {
  const forged = new Set(then.filter(hasForgery).map(({ place }) => place));
  const places = new Set<string>();
  for (const file of files)
    if (!forged.has(file.place) && (await isOnlyBlock(file, before.get(file.place) ?? null, terms)))
      places.add(file.place);
  return places;
}

async function isOnlyBlock(
  file: JudgedFile,
  was: string | null,
  { base, head, policy }: ExportTerms,
): Promise<boolean> {
  const { place, text } = file;
  const old = base.tree.entries.get(place);
  const [{ block } = { block: null }] = file.blocks;
  if (block === null || !isSound(file)) return false;
  // A link is no text, a file that could not be read is another one, and bytes that are no UTF-8 all look the same.
  if ((old === undefined) !== (was === null) || (old !== undefined && old.kind !== 'file'))
    return false;
  if (text.includes('\ufffd')) return false;
  const facts = exportableFacts(head.judgement.entries);
  const target = await targetAt(place, was === null, facts, policy, base.tree);
  if (target === null) return false;
  const { inner } = chooseFacts(target, place, text);
  const own = managedText(text, block);
  return inner === block.inner && putBlock(was, own, frontOf(place, target.folders)) === text;
}

/** What the policy of the base wants in a file; null where it wants no block there. */
async function targetAt(
  place: string,
  isNew: boolean,
  facts: readonly ExportableFact[],
  { exports }: Policy,
  tree: Tree,
): Promise<Target | null> {
  if (exports === undefined)
    return !isNew && isProseFile(place) && agentFileOf(place)?.kind !== 'settings'
      ? plainTarget(place, facts, tree)
      : null;
  const targets = await placed(exportTargets(exports, facts, tree), tree);
  const target = targets.find((one) => one.place === place) ?? null;
  return isNew && target?.facts.length === 0 ? null : target;
}
