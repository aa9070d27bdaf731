import { listFilesUnder, scannedEntries } from '../tree/scanned-entries.js';
import { LINKED_FILE_COUNT, MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { PathResolver, type Resolution } from '../tree/resolve.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import type { AgentFile } from './agent-table.js';
import { agentFileOf, agentFolderOf } from './agents.js';
import { type Importer, transitiveImports } from './imports.js';

/* Which agent files has a tree, and which of them has the base too? Files that they import are included. */

/** An agent file found in a tree, or a file that one imports. Structurally what the judge takes. */
export interface LiveSource {
  readonly id: string;
  readonly agent: string;
  /** `import` is a file that is read only because others import it. */
  readonly kind: AgentFile['kind'] | 'import';
  readonly path: string;
  /** Its own path, then the symbolic links that it leads through, and where they end. */
  readonly paths: readonly string[];
  readonly oid: string | null;
  readonly settled: boolean;
  /** Lossy where the bytes are not UTF-8; null where it was not read: not asked for, or past a cap. Never shown. */
  readonly text: string | null;
  /** Names of the files that import it with `@path`, sorted. */
  readonly importedBy: readonly string[];
}

/** Every agent file of a tree, nested ones too, and all that these import, sorted by path (SECURITY S11). */
export async function inventory(
  tree: Tree,
  base: Tree | null,
  read: boolean,
): Promise<LiveSource[]> {
  const resolver = PathResolver.of(tree);
  const then = base === null ? null : PathResolver.of(base);
  const found: LiveSource[] = [];
  const importers: Importer[] = [];
  let linked = 0;
  for (const entry of scannedEntries(tree)) {
    const known = agentEntryOf(entry);
    if (known === null) continue;
    const place = entry.kind === 'symlink' ? await resolver.resolve(entry.path) : null;
    if (place !== null && !isFolder(place) && agentFileOf(entry.path) === null) continue;
    if (mayImport(known) && linked < MOST_LINKED) {
      const own = importersAt(tree, known.agent, entry.path, place);
      for (const importer of own) importers.push(importer);
      linked += place?.kind === 'directory' ? own.length : 0;
    }
    found.push({
      id: `live:${known.agent}:${entry.path}`,
      agent: known.agent,
      kind: known.kind,
      path: entry.path,
      paths: pathsOf(entry.path, place),
      oid: entry.oid,
      settled: await isSettled(entry, place, base, then),
      text: mayHaveText(place) ? null : '',
      importedBy: [],
    });
  }
  const all = await withImports(tree, base, resolver, then, found, importers);
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  return read ? withTexts(tree, all) : all;
}

/** A link to a folder, or a submodule, stands for all that is in it; git has no entries below it. */
function agentEntryOf({ path, kind }: TreeEntry): AgentFile | null {
  if (path.startsWith('.memtrust/')) return null;
  return agentFileOf(path) ?? (kind === 'file' ? null : agentFolderOf(path));
}

/** A link to a folder or to nothing has no text. */
function mayHaveText(place: Resolution | null): boolean {
  return place === null || place.kind === 'file';
}

function isFolder({ kind }: Resolution): boolean {
  return kind === 'directory' || kind === 'submodule';
}

/** Whether the base has the same at a path, and a link to a file led to the same there. */
async function isSettled(
  entry: TreeEntry,
  place: Resolution | null,
  base: Tree | null,
  then: PathResolver | null,
): Promise<boolean> {
  if (!isSame(base?.entries.get(entry.path), entry)) return false;
  return place?.kind !== 'file' || leadsToSame(place.entry, then, entry.path);
}

/** Whether an entry is the same in the base; what git has no object for is not. */
function isSame(before: TreeEntry | undefined, now: TreeEntry): boolean {
  return (
    before !== undefined &&
    before.oid !== null &&
    before.oid === now.oid &&
    before.kind === now.kind
  );
}

/** @param place where a link leads; null for what is none. */
function pathsOf(path: string, place: Resolution | null): readonly string[] {
  return place?.kind === 'file' || place?.kind === 'directory'
    ? [...place.via, place.path]
    : [path];
}

/** The gate reports long before this that it did not look at everything. */
const MOST_LINKED = 2 * LINKED_FILE_COUNT;

/** The agents that put other files in the place of `@path`, in what they read as instructions. */
function mayImport({ agent, kind }: AgentFile): boolean {
  return (agent === 'claude' || agent === 'gemini') && (kind === 'memory' || kind === 'rules');
}

/** The file at a path; for a link to a folder every file in it, under the name that it has through the link. */
function importersAt(
  tree: Tree,
  agent: string,
  path: string,
  place: Resolution | null,
): Importer[] {
  if (place === null)
    return tree.entries.get(path)?.kind === 'file' ? [{ agent, path, place: path }] : [];
  if (place.kind === 'file') return [{ agent, path, place: place.path }];
  if (place.kind !== 'directory') return [];
  return listFilesUnder(tree, place.path).flatMap((file) => {
    const name = `${path}${file.slice(place.path.length)}`;
    const known = agentFileOf(name);
    return known !== null && mayImport(known) ? [{ agent, path: name, place: file }] : [];
  });
}

/** Adds the files that others import. An agent file that is imported stays what it is. */
async function withImports(
  tree: Tree,
  base: Tree | null,
  resolver: PathResolver,
  then: PathResolver | null,
  found: readonly LiveSource[],
  importers: readonly Importer[],
): Promise<LiveSource[]> {
  if (importers.length === 0) return [...found];
  const known = new Map(found.map((source) => [source.path, source]));
  for (const { agent, path, resolution, importedBy } of await transitiveImports(
    tree,
    resolver,
    importers,
  )) {
    const own = known.get(path);
    if (own !== undefined) {
      known.set(path, { ...own, importedBy });
      continue;
    }
    const via = resolution.kind === 'file' ? resolution.via : [];
    const entry = resolution.kind === 'file' ? resolution.entry : tree.entries.get(resolution.path);
    known.set(path, {
      id: `live:${agent}:${path}`,
      agent,
      kind: 'import',
      path,
      paths: [...new Set([path, ...via, resolution.path])],
      oid: tree.entries.get(path)?.oid ?? entry?.oid ?? null,
      settled:
        resolution.kind === 'file'
          ? await leadsToSame(resolution.entry, then, path)
          : entry !== undefined && base?.entries.get(path)?.oid === entry.oid,
      text: null,
      importedBy,
    });
  }
  return [...known.values()];
}

/** Files that are read at once: enough to keep git busy, few enough to bound the memory. */
const BATCH = 200;

/** The sources with their texts, up to a cap for one file and for all. */
async function withTexts(tree: Tree, found: readonly LiveSource[]): Promise<LiveSource[]> {
  const read: LiveSource[] = [];
  let left = MEMORY_TOTAL_BYTES;
  for (let from = 0; from < found.length; from += BATCH) {
    const batch = found.slice(from, from + BATCH);
    const contents =
      left <= 0
        ? new Map<string, Content>()
        : await tree.read(
            batch.map((source) => source.paths.at(-1) ?? source.path),
            MEMORY_FILE_BYTES,
          );
    for (const source of batch) {
      const content = contents.get(source.paths.at(-1) ?? source.path);
      const bytes = content?.kind === 'bytes' ? content.bytes : null;
      left -= bytes?.length ?? 0;
      read.push({
        ...source,
        text: bytes === null ? source.text : Buffer.from(bytes).toString('utf8'),
      });
    }
  }
  return read;
}

/** Whether a link led to the same content in the base: a link may stay as it is while a further one is bent. */
async function leadsToSame(
  target: TreeEntry,
  base: PathResolver | null,
  path: string,
): Promise<boolean> {
  const before = await base?.resolve(path);
  return before?.kind === 'file' && before.entry.oid !== null && before.entry.oid === target.oid;
}
