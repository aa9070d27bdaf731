import { listFilesUnder, scannedEntries } from '../tree/scanned-entries.js';
import { LINKED_FILE_COUNT, MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { PathResolver, type Resolution } from '../tree/resolve.js';
import type { Content, Tree, TreeEntry } from '../tree/tree.js';
import type { AgentFile } from './agent-table.js';
import { agentFileOf, agentFolderOf } from './agents.js';
import { type Importer, transitiveImports } from './imports.js';
import { leadsToSame, linkAt, type LiveSource, sourceAt, type Trees } from './live-source.js';
import { namedBySettings, withNamed } from './named-sources.js';

/* Which agent files has a tree, and which of them has the base too? Files that they import are included. */

/** Every agent file of a tree, nested ones too, and all that these import, sorted by path (SECURITY S11). */
export async function inventory(
  tree: Tree,
  base: Tree | null,
  read: boolean,
): Promise<LiveSource[]> {
  const trees: Trees = {
    tree,
    base,
    resolver: PathResolver.of(tree),
    before: base === null ? null : PathResolver.of(base),
  };
  const importers: Importer[] = [];
  const found = await agentFilesOf(trees, importers);
  const named = await namedBySettings(trees);
  const sources = named.size === 0 ? found : await withNamed(found, named, trees);
  for (const [path, namings] of named)
    for (const agent of new Set(namings.map((naming) => naming.agent)))
      if (mayImport({ agent, kind: 'memory' }))
        importers.push(...importersAt(tree, agent, path, await linkAt(path, trees)));
  const all = await withImports(sources, importers, trees);
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  return read ? withTexts(tree, all) : all;
}

/** The files that an agent finds by their names. @param importers to these it adds those that import others. */
async function agentFilesOf(trees: Trees, importers: Importer[]): Promise<LiveSource[]> {
  const { tree, resolver } = trees;
  const found: LiveSource[] = [];
  let linked = 0;
  for (const entry of scannedEntries(tree)) {
    const known = agentEntryOf(entry);
    if (known === null) continue;
    const place = entry.kind === 'symlink' ? await resolver.resolve(entry.path) : null;
    // A link by the name of a folder, to a file: no agent looks into it.
    if (place?.kind === 'file' && agentFileOf(entry.path) === null) continue;
    if (mayImport(known) && linked < MOST_LINKED) {
      const own = importersAt(tree, importsAs(known.agent), entry.path, place);
      for (const importer of own) importers.push(importer);
      linked += place?.kind === 'directory' ? own.length : 0;
    }
    found.push(await sourceAt(entry, known, place, trees));
  }
  return found;
}

/** A link to a folder, or a submodule, stands for all that is in it; git has no entries below it. */
function agentEntryOf({ path, kind }: TreeEntry): AgentFile | null {
  if (path.startsWith('.memtrust/')) return null;
  return agentFileOf(path) ?? (kind === 'file' ? null : agentFolderOf(path));
}

/** The gate reports long before this that it did not look at everything. */
const MOST_LINKED = 2 * LINKED_FILE_COUNT;

/** Agents that put other files in the place of `@path`, in what they read as instructions. */
const IMPORTING_AGENTS = new Set([
  'claude', // code.claude.com/docs/en/memory
  'gemini', // geminicli.com/docs/reference/memport
  'qwen', // qwenlm.github.io/qwen-code-docs/en/core/memport
  'goose', // block.github.io/goose/docs/guides/using-goosehints
]);

function mayImport({ agent, kind }: Pick<AgentFile, 'agent' | 'kind'>): boolean {
  // Codex imports nothing, but others read its file as their own: see `importsAs`.
  if (agent === 'codex') return kind === 'memory';
  return IMPORTING_AGENTS.has(agent) && (kind === 'memory' || kind === 'rules');
}

/** The agent that follows the imports of a file. Claude reads AGENTS.md since 2.1.277, Goose always did. */
function importsAs(agent: string): string {
  return agent === 'codex' ? 'claude' : agent;
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
  found: readonly LiveSource[],
  importers: readonly Importer[],
  { tree, base, resolver, before }: Trees,
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
      known.set(path, {
        ...own,
        importedBy: [...new Set([...own.importedBy, ...importedBy])].toSorted(),
      });
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
      broken: null,
      oid: tree.entries.get(path)?.oid ?? entry?.oid ?? null,
      settled:
        resolution.kind === 'file'
          ? await leadsToSame(resolution.entry, before, path)
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
