/** A store after `memtrust export`, and the pieces of a block, so that tests can put a lie into it. */
import { readBlocks } from '../src/gate/exported/markers.js';
import { planExport } from '../src/gate/exported/plan.js';
import { renderBlock } from '../src/gate/exported/render.js';
import { audit, check, type Store } from './store.js';

/** What `memtrust export` makes of a store; with a base, on a branch of it. */
export async function exportedFrom(
  head: Store,
  { base = head, files = [] }: { readonly base?: Store; readonly files?: readonly string[] } = {},
): Promise<Store> {
  const { entries, policy } = base === head ? await audit(head) : await check(base, head);
  const tree = head.tree();
  const plan = await planExport({
    entries,
    exports: policy.policy.exports,
    named: files,
    tree,
    textOf: async (path) => textIn(head, path),
    isBlocked: () => false,
  });
  if (plan.refused.length > 0) throw new Error(JSON.stringify(plan.refused));
  return plan.files.reduce(
    (store, { path, content }) => (content === null ? store : store.file(path, content)),
    head,
  );
}

export function textIn(store: Store, path: string): string | null {
  const text = store.files()[path];
  return typeof text === 'string' ? text : null;
}

/** The text between the markers of a file that has one block. */
export function innerOf(text: string): string {
  const [block] = readBlocks(text).blocks;
  if (block === undefined) throw new Error('no block');
  return block.inner;
}

/** The same file with another text in its block, and the digest of that: as an attacker writes it. */
export function restamped(text: string, change: (inner: string) => string): string {
  const [block] = readBlocks(text).blocks;
  if (block === undefined) throw new Error('no block');
  return text.slice(0, block.from) + renderBlock(change(block.inner)) + text.slice(block.to);
}
