import { changedPaths } from './changes.js';
import { foldersAbove } from './path.js';
import type { PathResolver } from './resolve.js';
import type { Tree } from './tree.js';

/*
 * The only caller is `agent-files/detectors/references/scene.ts`, for references that outlived what they
 * name. `__tests__/agent-files/detectors/references/orphans.test.ts` fails when this is wrong.
 */

/**
 * Files, links and folders that a tree has and a later one lacks, as paths from the root. Folders
 * have no final `/`.
 *
 * @param resolver that of the later tree.
 */
export function removedPaths(base: Tree, head: Tree, resolver: PathResolver): ReadonlySet<string> {
  const files = [...changedPaths(base, head)].filter(
    (path) => base.entries.has(path) && !head.entries.has(path),
  );
  // Folders are counted once for a tree, and of a change only what it brings: no list is gone through.
  const folders = [...new Set(files.flatMap(foldersAbove))].filter(
    (path) => !resolver.isFolder(path),
  );
  return new Set([...files, ...folders].filter((path) => !head.entries.has(path)));
}
