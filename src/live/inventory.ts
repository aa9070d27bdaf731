import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { PathResolver } from '../tree/resolve.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import { agentFileOf, agentFolderOf, type AgentFile } from './agents.js';

/** An agent file found in a tree. Structurally what the judge takes. */
export interface LiveSource {
  readonly id: string;
  readonly agent: string;
  readonly kind: AgentFile['kind'];
  readonly path: string;
  /** Its own path, then the symbolic links that it leads through, and where they end. */
  readonly paths: readonly string[];
  readonly oid: string | null;
  readonly settled: boolean;
  /** Lossy where the bytes are not UTF-8; null where it was not read: not asked for, or past a cap. Never shown. */
  readonly text: string | null;
}

/**
 * Every agent file of a tree, nested ones too, sorted by path (SECURITY S11).
 *
 * @param base the tree to compare with: same path and content there means settled.
 * @param read whether the texts are needed; listing alone reads nothing but links.
 */
export async function inventory(tree: Tree, base: Tree | null, read: boolean): Promise<LiveSource[]> {
  const resolver = new PathResolver(tree);
  const then = base === null ? null : new PathResolver(base);
  const found: LiveSource[] = [];
  for (const entry of tree.entries.values()) {
    if (entry.path.startsWith('.memtrust/')) continue;
    const asFile = agentFileOf(entry.path);
    // A link to a folder stands for all that is in it; git has no entries below it.
    const known = asFile ?? (entry.kind === 'symlink' ? agentFolderOf(entry.path) : null);
    if (known === null) continue;
    const place = entry.kind === 'symlink' ? await resolver.resolve(entry.path) : null;
    if (asFile === null && place?.kind !== 'directory') continue;
    const before = base?.entries.get(entry.path);
    const same = before !== undefined && before.oid !== null && before.oid === entry.oid && before.kind === entry.kind;
    found.push({
      id: `live:${known.agent}:${entry.path}`,
      agent: known.agent,
      kind: known.kind,
      path: entry.path,
      paths: place?.kind === 'file' || place?.kind === 'directory' ? [...place.via, place.path] : [entry.path],
      oid: entry.oid,
      settled: same && (place?.kind !== 'file' || (await leadsToSame(place.entry, then, entry.path))),
      text: place !== null && place.kind !== 'file' ? '' : null, // a link to a folder or to nothing has no text
    });
  }
  found.sort((a, b) => (a.path < b.path ? -1 : 1));
  return read ? withTexts(tree, found) : found;
}

/** Files that are read at once: enough to keep git busy, few enough to bound the memory. */
const BATCH = 200;

async function withTexts(tree: Tree, found: readonly LiveSource[]): Promise<LiveSource[]> {
  const read: LiveSource[] = [];
  let left = MEMORY_TOTAL_BYTES;
  for (let from = 0; from < found.length; from += BATCH) {
    const batch = found.slice(from, from + BATCH);
    const contents = left <= 0 ? new Map<string, Content>() : await tree.read(batch.map((source) => source.paths.at(-1) ?? source.path), MEMORY_FILE_BYTES);
    for (const source of batch) {
      const content = contents.get(source.paths.at(-1) ?? source.path);
      const bytes = content?.kind === 'bytes' ? content.bytes : null;
      left -= bytes?.length ?? 0;
      read.push({ ...source, text: bytes === null ? source.text : Buffer.from(bytes).toString('utf8') });
    }
  }
  return read;
}

/** Whether a link led to the same content in the base: a link may stay as it is while a further one is bent. */
async function leadsToSame(target: TreeEntry, base: PathResolver | null, path: string): Promise<boolean> {
  const before = await base?.resolve(path);
  return before?.kind === 'file' && before.entry.oid !== null && before.entry.oid === target.oid;
}
