import type { Tree, TreeEntry } from '../tree/tree.js';
import type { PathResolver, Resolution } from '../tree/resolve.js';
import { baseName } from '../tree/path.js';
import type { AgentFile } from './agent-table.js';
import { foldedName } from './path-pattern.js';

/* What is an agent file of a tree, where does it lead, and has the base the same? */

/** An agent file found in a tree, or a file that one imports. Structurally what the judge takes. */
export interface LiveSource {
  readonly id: string;
  readonly agent: string;
  /** `import` is a file that is read only because others import it, `named` one that only settings name. */
  readonly kind: AgentFile['kind'] | 'import' | 'named';
  readonly path: string;
  /** Its own path, then the symbolic links that it leads through, and where they end. */
  readonly paths: readonly string[];
  /** Why a symbolic link leads to no text: to nothing, out of the repository, in a circle; null for all else. */
  readonly broken: LinkFault | null;
  readonly oid: string | null;
  readonly settled: boolean;
  /** Lossy where the bytes are not UTF-8; null where it was not read: not asked for, or past a cap. Never shown. */
  readonly text: string | null;
  /** Names of the files that import it with `@path`, and of settings that name it, sorted. */
  readonly importedBy: readonly string[];
  /** The folder, with a slash behind it, for which an agent loads it at its start because settings say so. */
  readonly loadedFor?: string;
}

export type LinkFault = 'missing' | 'out-of-tree' | 'cyclic';

/** Files that an agent reads in the place of another one, or after it with more weight. */
const OUTRANKS: ReadonlyMap<string, string> = new Map([
  // developers.openai.com/codex/guides/agents-md: at most one file a folder, the override first.
  ['agents.override.md', 'AGENTS.md'],
  // code.claude.com/docs/en/memory: read behind CLAUDE.md, so that it has the last word.
  ['claude.local.md', 'CLAUDE.md'],
]);

/** The usual files whose weight this one has: who protects these protects it. */
export function standsFor({ path, loadedFor }: LiveSource): readonly string[] {
  const name = baseName(path);
  const outranked = OUTRANKS.get(foldedName(name));
  return [
    ...(outranked === undefined ? [] : [`${path.slice(0, path.length - name.length)}${outranked}`]),
    ...(loadedFor === undefined ? [] : [`${loadedFor}AGENTS.md`, `${loadedFor}CLAUDE.md`]),
  ];
}

/** Where a link leads; null for what is none. */
export async function linkAt(path: string, { tree, resolver }: Trees): Promise<Resolution | null> {
  return tree.entries.get(path)?.kind === 'symlink' ? resolver.resolve(path) : null;
}

/** The trees that an inventory looks at, with their links. */
export interface Trees {
  readonly tree: Tree;
  readonly base: Tree | null;
  readonly resolver: PathResolver;
  readonly before: PathResolver | null;
}

/** The source for an entry of a tree. @param place where it leads, if it is a link. */
export async function sourceAt(
  entry: TreeEntry,
  { agent, kind }: Pick<LiveSource, 'agent' | 'kind'>,
  place: Resolution | null,
  { base, before }: Trees,
): Promise<LiveSource> {
  return {
    id: `live:${agent}:${entry.path}`,
    agent,
    kind,
    path: entry.path,
    paths: pathsOf(entry.path, place),
    broken: linkFaultOf(place),
    oid: entry.oid,
    settled: await isSettled(entry, place, base, before),
    text: mayHaveText(place) ? null : '',
    importedBy: [],
  };
}

/** A link to a folder or to nothing has no text. */
function mayHaveText(place: Resolution | null): boolean {
  return place === null || place.kind === 'file';
}

/** What is wrong with a link, by where it leads; null for one that leads somewhere, and for what is none. */
export function linkFaultOf(place: Resolution | null): LinkFault | null {
  if (place?.kind === 'refused') return place.why;
  return place?.kind === 'missing' ? 'missing' : null;
}

export function isFolder({ kind }: Resolution): boolean {
  return kind === 'directory' || kind === 'submodule';
}

/** Whether the base has the same at a path, and a link to a file led to the same there. */
async function isSettled(
  entry: TreeEntry,
  place: Resolution | null,
  base: Tree | null,
  before: PathResolver | null,
): Promise<boolean> {
  if (!isSame(base?.entries.get(entry.path), entry)) return false;
  return place?.kind !== 'file' || leadsToSame(place.entry, before, entry.path);
}

/** Whether an entry is the same in the base; what git has no object for is not. */
export function isSame(before: TreeEntry | undefined, now: TreeEntry | undefined): boolean {
  return (
    before !== undefined &&
    now !== undefined &&
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

/** Whether a link led to the same content in the base: a link may stay as it is while a further one is bent. */
export async function leadsToSame(
  target: TreeEntry,
  base: PathResolver | null,
  path: string,
): Promise<boolean> {
  const before = await base?.resolve(path);
  return before?.kind === 'file' && before.entry.oid !== null && before.entry.oid === target.oid;
}
