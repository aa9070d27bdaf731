import type { Policy } from '../../memory/policy-shape.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { Tree } from '../../tree/tree.js';
import { blockOfName } from '../../trust/blocking.js';
import type { Entry } from '../../trust/entry.js';
import { type FileText, planExport, UNREADABLE } from './plan.js';

/**
 * The files of a commit as `memtrust export` would leave them, those alone that become others: `refine:
 * pull-request` of the action commits them with its own. A file that cannot be written is left as it is; the rule
 * `forged-export` (MT412) says why. Nothing is read but the tree. `__tests__/e2e/action-export-story.test.ts` fails
 * when this is wrong.
 */
export async function exportInTree(
  tree: Tree,
  entries: readonly Entry[],
  policy: Policy,
): Promise<readonly { readonly path: string; readonly content: string }[]> {
  const { files } = await planExport({
    entries,
    exports: policy.exports,
    named: [],
    tree,
    textOf: async (path) => textIn(tree, path),
    isBlocked: (path) => blockOfName(path, policy) !== null,
  });
  return files.flatMap(({ path, content }) => (content === null ? [] : [{ path, content }]));
}

/** Strictly: bytes that are no UTF-8 would be lost. */
async function textIn(tree: Tree, path: string): Promise<FileText> {
  if (!tree.entries.has(path)) return null;
  const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
  if (content?.kind !== 'bytes') return UNREADABLE;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content.bytes);
  } catch {
    return UNREADABLE;
  }
}
