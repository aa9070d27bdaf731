import { changedPaths } from './changes.js';
import { foldersAbove } from './path.js';
import type { Tree } from './tree.js';

/*
 * The only caller is `agent-files/detectors/references/scene.ts`, for references that outlived what they
 * name. `__tests__/agent-files/detectors/references/orphans.test.ts` fails when this is wrong.
 */

/**
 * Files, links and folders that a tree has and a later one lacks, as paths from the root. Folders
 * have no final `/`.
 */
export function removedPaths(base: Tree, head: Tree): ReadonlySet<string> {
  const files = [...changedPaths(base, head)].filter(
    (path) => base.entries.has(path) && !head.entries.has(path),
  );
  const folders = new Set(files.flatMap(foldersAbove));
  if (folders.size > 0)
    for (const path of head.entries.keys()) {
      for (const folder of foldersAbove(path)) folders.delete(folder);
      if (folders.size === 0) break;
    }
  return new Set([...files, ...folders].filter((path) => !head.entries.has(path)));
}
