import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { agentFileOf, type AgentFile } from './agents.js';

/** An agent file found in a tree. Structurally what the judge takes. */
export interface LiveSource {
  readonly id: string;
  readonly agent: string;
  readonly kind: AgentFile['kind'];
  readonly path: string;
  /** Its own path, then the one that its symbolic link leads to. */
  readonly paths: readonly string[];
  readonly oid: string | null;
  readonly settled: boolean;
  /** Lossy where the bytes are not UTF-8; empty where it was not read. Never shown. */
  readonly text: string;
}

/**
 * Every agent file of a tree, nested ones too, sorted by path (SECURITY S11).
 *
 * @param base the tree to compare with: same path and content there means settled.
 * @param read whether the texts are needed; listing alone reads nothing but links.
 */
export async function inventory(tree: Tree, base: Tree | null, read: boolean): Promise<LiveSource[]> {
  const resolver = new PathResolver(tree);
  const found: LiveSource[] = [];
  for (const entry of tree.entries.values()) {
    const known = agentFileOf(entry.path);
    if (known === null || entry.path.startsWith('.memtrust/')) continue;
    const target = entry.kind === 'symlink' ? await resolver.resolve(entry.path) : null;
    const before = base?.entries.get(entry.path);
    found.push({
      id: `live:${known.agent}:${entry.path}`,
      agent: known.agent,
      kind: known.kind,
      path: entry.path,
      paths: target?.kind === 'file' ? [entry.path, target.path] : [entry.path],
      oid: entry.oid,
      settled: before !== undefined && before.oid !== null && before.oid === entry.oid && before.kind === entry.kind,
      text: '',
    });
  }
  found.sort((a, b) => (a.path < b.path ? -1 : 1));
  if (!read) return found;
  const contents = await tree.read(found.map((source) => source.paths.at(-1) ?? source.path), MEMORY_FILE_BYTES);
  return found.map((source) => {
    const content = contents.get(source.paths.at(-1) ?? source.path);
    return content?.kind === 'bytes' ? { ...source, text: Buffer.from(content.bytes).toString('utf8') } : source;
  });
}
