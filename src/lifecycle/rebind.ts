import { checkAnchors } from '../memory/anchors/check.js';
import type { FactRecord } from '../memory/fact.js';
import type { LineRange } from '../memory/citation.js';
import { parseFact } from '../memory/fact.js';
import type { Tree } from '../tree/tree.js';
import { bindCitation, writeSources, type BoundKeys } from './bind.js';
import type { FileChange } from './file-change.js';

export interface Rebinding {
  readonly id: string;
  readonly change: FileChange;
  readonly moved: readonly { readonly path: string; readonly from: LineRange | null; readonly to: LineRange }[];
}

/**
 * Follows cited text to where it stands now: for facts whose sources all hold, some of them elsewhere in their file.
 *
 * What moves is a hint. `lines` and `blob` are no part of the binding, so the adoption still covers exactly this fact
 * and no event is written. Should the digests not stay what they are, the fact is left alone: that is for `reverify`.
 */
export async function rebindFacts(tree: Tree, records: readonly FactRecord[]): Promise<Rebinding[]> {
  const checks = await checkAnchors(tree, records);
  const found: Rebinding[] = [];
  for (const record of records) {
    const anchors = checks.get(record.id) ?? [];
    const { fact } = record;
    if (fact === null || !anchors.every(({ verdict }) => verdict === 'fresh' || verdict === 'moved' || verdict === 'reformatted')) continue;
    const moved = new Map<number, BoundKeys>();
    for (const [index, anchor] of anchors.entries()) {
      const citation = fact.sources[index];
      if (anchor.verdict !== 'fresh' && citation !== undefined) moved.set(index, await bindCitation(tree, { ...citation, lines: anchor.movedTo?.lines ?? citation.lines }));
    }
    if (moved.size === 0) continue;
    const change = writeSources(record, new Map([...moved].map(([index, { keys }]) => [index, keys])));
    if (parseFact(record.id, record.path, Buffer.from(change.content)).fact?.binding !== fact.binding) continue;
    found.push({ id: record.id, change, moved: [...moved].map(([index, { lines }]) => ({ path: fact.sources[index]?.path ?? '', from: fact.sources[index]?.lines ?? null, to: lines })) });
  }
  return found;
}
