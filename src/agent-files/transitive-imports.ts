import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { baseName, normalisePath } from '../tree/path.js';
import type { PathResolver, Resolution } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { importsIn } from './imports.js';

/*
 * What do agent files import, and what does that import in turn? CLAUDE.md says "@docs/a.md", which says "@b.md":
 * both, each with the file that imports it.
 */

/** Imports that are followed from a file on (SECURITY S11): agents stop there too. */
const IMPORT_DEPTH = 5;

/** A file that may import others. */
export interface Importer {
  readonly agent: string;
  /** The name by which an agent reads it. */
  readonly path: string;
  /** Where its bytes are, after its links. */
  readonly place: string;
}

/** A file that is imported, or a submodule that holds it. */
export interface Imported extends Importer {
  readonly resolution: Resolution & { readonly kind: 'file' | 'submodule' };
  /** The names of those that import it, sorted. */
  readonly importedBy: readonly string[];
}

/**
 * Everything that these files import, and what that imports, each file once, sorted by path. Paths that leave the tree
 * or lead to no file of it are no imports, and memory under `.memtrust/` is judged as what it is. A file past a cap
 * imports nothing.
 */
export async function transitiveImports(
  tree: Tree,
  resolver: PathResolver,
  importers: readonly Importer[],
): Promise<Imported[]> {
  const names = new Names(tree, resolver);
  const found = new Map<
    string,
    {
      readonly importer: Importer;
      readonly resolution: Imported['resolution'];
      readonly by: Set<string>;
    }
  >();
  const read = new Set(importers.map(({ path }) => path));
  let left = MEMORY_TOTAL_BYTES;
  let ahead = importers.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (let depth = 1; depth <= IMPORT_DEPTH && ahead.length > 0; depth += 1) {
    const next: Importer[] = [];
    for await (const { importer, text } of textsOf(tree, ahead)) {
      left -= text.length;
      if (left < 0) break;
      for (const path of names.leadingFrom(importer, importsIn(text))) {
        const resolution = await resolver.resolve(path);
        if (
          (resolution.kind !== 'file' && resolution.kind !== 'submodule') ||
          isMemory(path) ||
          isMemory(resolution.path)
        )
          continue;
        const name = resolution.kind === 'file' ? path : resolution.path;
        if (name === importer.path) continue;
        const known = found.get(name);
        if (known !== undefined) known.by.add(importer.path);
        else {
          const imported = { agent: importer.agent, path: name, place: resolution.path };
          found.set(name, { importer: imported, resolution, by: new Set([importer.path]) });
          if (resolution.kind === 'file' && !read.has(name)) next.push(imported);
          read.add(name);
        }
      }
    }
    ahead = next;
  }
  return [...found.values()]
    .map(({ importer, resolution, by }) => ({
      ...importer,
      resolution,
      importedBy: [...by].toSorted(),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Files that are read at once: enough to keep git busy, few enough to bound the memory. */
const BATCH = 200;

/** The texts of files, lossy where they are not UTF-8; files past the cap are left out. */
async function* textsOf(
  tree: Tree,
  importers: readonly Importer[],
): AsyncGenerator<{ readonly importer: Importer; readonly text: string }> {
  for (let from = 0; from < importers.length; from += BATCH) {
    const batch = importers.slice(from, from + BATCH);
    const contents = await tree.read(new Set(batch.map(({ place }) => place)), MEMORY_FILE_BYTES);
    for (const importer of batch) {
      const content = contents.get(importer.place);
      if (content?.kind === 'bytes')
        yield { importer, text: Buffer.from(content.bytes).toString('utf8') };
    }
  }
}

/** Absolute paths, those of a home, URLs: they are never followed. */
function isElsewhere(written: string): boolean {
  return /^(?:[/\\~]|[A-Za-z][A-Za-z0-9+.-]*:)/.test(written);
}

/** Memory of ours is judged as what it is, whoever imports it. */
function isMemory(path: string): boolean {
  return path.startsWith('.memtrust/');
}

/** The names of a tree, found as agents find them: from the folder of a file, and on some systems in any case. */
class Names {
  constructor(
    private readonly tree: Tree,
    private readonly resolver: PathResolver,
  ) {}

  /** Paths that could be in the tree; from a link also those that are meant from where it leads. */
  leadingFrom(importer: Importer, written: readonly string[]): Set<string> {
    const folders = new Set(
      [importer.path, importer.place].map((path) =>
        path.slice(0, path.length - baseName(path).length),
      ),
    );
    const paths = new Set<string>();
    for (const mention of written) {
      if (isElsewhere(mention)) continue;
      for (const folder of folders) {
        const path = normalisePath(`${folder}${mention}`);
        if (path === null) continue;
        if (this.mayBe(path)) paths.add(path);
        else for (const twin of twinsOf(this.tree, path)) paths.add(twin);
      }
    }
    return paths;
  }

  /** Whether a path is in the tree, or goes through a link or submodule. Ends at the first folder that is not there. */
  private mayBe(path: string): boolean {
    if (this.tree.entries.has(path)) return true;
    for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
      const folder = path.slice(0, slash);
      const entry = this.tree.entries.get(folder);
      if (entry !== undefined) return entry.kind !== 'file';
      if (!this.resolver.isFolder(folder)) return false;
    }
    return false;
  }
}

/** Names of one length, in lower case, with those that they are of. */
type Folded = Map<string, string[]>;

/** The names of a tree by their length in lower case; a length is folded when it is asked for. */
const byLength = new WeakMap<
  Tree['entries'],
  Map<number, { readonly paths: string[]; folded: Folded | null }>
>();

/** The paths of a tree that are this one where case does not count. */
function twinsOf({ entries, madeOf }: Tree, path: string): readonly string[] {
  if (madeOf) {
    const wanted = path.toLowerCase();
    const kept = twinsOf(madeOf.tree, path).filter((twin) => entries.has(twin));
    const came = [...madeOf.changed].filter(
      (changed) => changed.toLowerCase() === wanted && entries.has(changed),
    );
    return came.length === 0 ? kept : [...new Set([...kept, ...came])].toSorted();
  }
  const lengths =
    byLength.get(entries) ?? new Map<number, { readonly paths: string[]; folded: Folded | null }>();
  if (!byLength.has(entries)) {
    byLength.set(entries, lengths);
    for (const name of entries.keys()) {
      // Only beyond ASCII is a name in lower case longer or shorter.
      const length = /^[ -~]*$/.test(name) ? name.length : name.toLowerCase().length;
      const known = lengths.get(length);
      if (known === undefined) lengths.set(length, { paths: [name], folded: null });
      else known.paths.push(name);
    }
  }
  const wanted = path.toLowerCase();
  const alike = lengths.get(wanted.length);
  if (alike === undefined) return [];
  alike.folded ??= foldedNames(alike.paths);
  return alike.folded.get(wanted) ?? [];
}

/** The names of one length by their lower case. */
function foldedNames(paths: readonly string[]): Folded {
  const folded: Folded = new Map();
  for (const path of paths) {
    const name = path.toLowerCase();
    const known = folded.get(name);
    if (known === undefined) folded.set(name, [path]);
    else known.push(path);
  }
  return folded;
}
