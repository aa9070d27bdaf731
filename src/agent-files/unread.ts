import type { Gap } from '../tree/limits.js';
import type { Tree } from '../tree/tree.js';
import type { AgentDocument } from './document.js';
import type { LiveSource } from './live-source.js';

/**
 * Ids of the agent files whose text nobody read: links that lead nowhere or into a submodule, binary files, pointers
 * into Git LFS, and what is past a cap. A link to a folder stands for the files in it, which are no sources.
 */
export function unreadSources(
  tree: Tree,
  sources: readonly LiveSource[],
  documents: readonly AgentDocument[],
  gaps: readonly Gap[],
): ReadonlySet<string> {
  const pointers = new Set(
    gaps.flatMap(({ kind, about }) =>
      kind === 'agent-file-lfs' && about !== undefined ? about : [],
    ),
  );
  const read = new Set(documents.flatMap(({ path, place }) => (pointers.has(path) ? [] : place)));
  return new Set(
    sources.flatMap(({ id, path, paths, broken }) => {
      const place = paths.at(-1) ?? path;
      const kind = tree.entries.get(place)?.kind;
      if (broken === null && kind === undefined) return []; // a folder
      return broken === null && kind === 'file' && read.has(place) ? [] : id;
    }),
  );
}
