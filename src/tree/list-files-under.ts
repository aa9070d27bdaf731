import type { Tree } from './tree.js';

/*
 * Which files are in a folder, at any depth? `docs` gives `docs/a.md` and `docs/b/c.md`, not
 * `docs.md`. `agent-files/documents.ts` and `inventory.ts` ask for folders that agent files import
 * and that links lead to. Order is by code units, since the search halves by it; nothing of it is
 * stored. `__tests__/agent-files/imports.test.ts` fails when this is wrong.
 */

/**
 * Paths of the files below a folder, sorted. A folder is found by halving, since a stranger's tree
 * may ask for thousands.
 */
export function listFilesUnder(tree: Tree, folder: string): readonly string[] {
  const sorted =
    known.get(tree) ??
    [...tree.entries.values()]
      .filter(({ kind }) => kind === 'file')
      .map(({ path }) => path)
      .toSorted(byUnits);
  known.set(tree, sorted);
  const start = firstFrom(sorted, `${folder}/`);
  let end = start;
  while (sorted[end]?.startsWith(`${folder}/`) === true) end += 1;
  return sorted.slice(start, end);
}

const known = new WeakMap<Tree, readonly string[]>();

function firstFrom(sorted: readonly string[], least: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function byUnits(a: string, b: string): number {
  return a < b ? -1 : 1;
}
