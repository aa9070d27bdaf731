import { remembered } from '../text/collections.js';
import { listFilesUnder, scannedEntries } from '../tree/scanned-entries.js';
import { LINKED_FILE_COUNT, MEMORY_FILE_BYTES } from '../tree/limits.js';
import { isCheckedMemory } from '../memory/layouts/index.js';
import { baseName } from '../tree/path.js';
import type { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import {
  isFolder,
  isSame,
  leadsToSame,
  linkAt,
  type LiveSource,
  sourceAt,
  type Trees,
} from './live-source.js';
import type { Naming } from './settings/namings.js';
import { namingKeysOf, projectOf } from './settings/naming-keys.js';

/* Which files do the settings of a tree make agents read? */

/**
 * The files of a tree that settings of it or of its base name (SECURITY S52): what a change takes out of the settings
 * is still looked at once.
 */
export async function namedBySettings(
  trees: Trees,
): Promise<ReadonlyMap<string, readonly Naming[]>> {
  const { tree, base, resolver, before } = trees;
  const own = await namingSettings(tree, resolver);
  const earlier =
    base === null || before === null || base === tree ? [] : await namingSettings(base, before);
  const now = new Map(own.map(({ path, oid }) => [path, oid]));
  const gone = earlier.filter(({ path, oid }) => oid === null || now.get(path) !== oid);
  if (own.length + gone.length === 0) return new Map();
  // It brings the readers of TOML and YAML, which most repositories do not need.
  const { namingsIn } = await import('./settings/namings.js');
  const { NamedFiles } = await import('./settings/named-files.js');
  const namings: Naming[] = [];
  for (const { from, path, place } of [...own, ...gone]) {
    const content = (await from.read([place], MEMORY_FILE_BYTES)).get(place);
    if (content?.kind === 'bytes')
      namings.push(...namingsIn(path, Buffer.from(content.bytes).toString('utf8')));
  }
  return new NamedFiles(namings, tree.entries.size).in(tree, resolver);
}

/** Settings files that may name others, and links, which may lead to some. */
const mayName = remembered((tree: Tree): readonly string[] =>
  scannedEntries(tree)
    .filter(({ path, kind }) =>
      kind === 'file' ? namingKeysOf(path).length > 0 : kind === 'symlink',
    )
    .map(({ path }) => path),
);

/** A settings file under the name by which its agent reads it, and where its bytes are. */
interface SettingsPlace {
  readonly from: Tree;
  readonly path: string;
  readonly place: string;
  readonly oid: string | null;
}

/** The settings files of a tree that may name others; those that a link leads to, too. */
async function namingSettings(tree: Tree, resolver: PathResolver): Promise<SettingsPlace[]> {
  const found: SettingsPlace[] = [];
  let linked = 0;
  const add = (path: string, place: string): void => {
    const entry = tree.entries.get(place);
    if (entry !== undefined && namingKeysOf(path).length > 0)
      found.push({ from: tree, path, place, oid: entry.oid });
  };
  for (const path of mayName(tree.namesake ?? tree)) {
    if (tree.entries.get(path)?.kind === 'file') {
      add(path, path);
      continue;
    }
    if (linked > LINKED_FILE_COUNT) continue;
    const place = await resolver.resolve(path);
    if (place.kind === 'file') add(path, place.path);
    if (place.kind !== 'directory') continue;
    for (const file of listFilesUnder(tree, place.path)) {
      linked += 1;
      add(`${path}${file.slice(place.path.length)}`, file);
    }
  }
  return found;
}

/** Adds the files that settings name. An agent file that is named stays what it is. */
export async function withNamed(
  found: readonly LiveSource[],
  named: ReadonlyMap<string, readonly Naming[]>,
  trees: Trees,
): Promise<LiveSource[]> {
  const { tree, base } = trees;
  const known = new Map(found.map((source) => [source.path, source]));
  for (const [path, namings] of named) {
    const [first] = namings;
    if (first === undefined || isOwnMemory(path, tree)) continue;
    const importedBy = [...new Set(namings.map(({ settings }) => settings))].toSorted();
    const own = known.get(path);
    const start = namings.find(({ when }) => when === 'start');
    const loadedFor = start === undefined ? {} : { loadedFor: folderLoadedFor(path, start) };
    if (own !== undefined) {
      known.set(path, { ...own, importedBy, ...loadedFor });
      continue;
    }
    const source = await namedAt(path, first.agent, trees);
    if (source === null) continue;
    const isOlder = importedBy.some((settings) =>
      isSame(base?.entries.get(settings), tree.entries.get(settings)),
    );
    const settled = source.settled && isOlder;
    known.set(path, { ...source, settled, importedBy, ...loadedFor });
  }
  return [...known.values()];
}

/** Facts and ledgers are judged as what they are, whoever loads them. */
function isOwnMemory(path: string, tree: Tree): boolean {
  const entry = tree.entries.get(path);
  return path.startsWith('.memtrust/') && entry !== undefined && isCheckedMemory(entry);
}

/** What is at a name that settings give, also through linked folders; null for a folder. */
async function namedAt(path: string, agent: string, trees: Trees): Promise<LiveSource | null> {
  const { tree, resolver, before } = trees;
  const entry = tree.entries.get(path);
  if (entry !== undefined) {
    const place = await linkAt(path, trees);
    if (place !== null && isFolder(place)) return null;
    return sourceAt(entry, { agent, kind: 'named' }, place, trees);
  }
  const place = await resolver.resolve(path);
  if (place.kind !== 'file') return null;
  return {
    id: `live:${agent}:${path}`,
    agent,
    kind: 'named',
    path,
    paths: [...new Set([path, ...place.via, place.path])],
    broken: null,
    oid: place.entry.oid,
    settled: await leadsToSame(place.entry, before, path),
    text: null,
    importedBy: [],
  };
}

/** A name is looked for in each folder; a path is read for the whole of the folder that the settings are for. */
function folderLoadedFor(path: string, { way, settings }: Naming): string {
  return way === 'name' ? path.slice(0, path.length - baseName(path).length) : projectOf(settings);
}
