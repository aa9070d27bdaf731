import { grouped, kept, remembered } from '../text/collections.js';
import { CITED_FILE_BYTES, LINK_TARGET_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { nextRun, runLength, runsIn } from './backticks.js';
import { baseName, normalisePath } from '../tree/path.js';
import type { PathResolver, Resolution } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';

/* Which files does a text import? "See @docs/a.md." gives `docs/a.md.` and `docs/a.md`: either may exist. */

/** Delimiters and closing punctuation that a sentence or Markdown may put right behind a path. */
const DELIMITERS = new Set('()[]{}<>|"\'`,;*#');
const TRAILING = new Set('.,;:!?)]}>*_~"\'`|-');

/**
 * What a text names as `@path`, as written, each once: what Claude Code and Gemini CLI put in the place of it. Whether
 * there is such a file is for the caller to find out; most of these are mentions and packages. A path with punctuation
 * behind it is given with it and without.
 *
 * Code is passed over only where it is code beyond doubt. Where Markdown could read it otherwise (HTML, fences deep in
 * a list, backticks over several lines), all of it counts: one file too many is listed rather than one too few.
 *
 * Takes linear time.
 */
export function importsIn(text: string): string[] {
  if (!text.includes('@')) return [];
  const found = new Set<string>();
  let certain = true;
  let paragraph = true; // nothing in this paragraph makes its code spans doubtful so far
  let fence: Fence | null = null;
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const start = skipBlanks(line);
    if (start === line.length) {
      paragraph = true;
      continue;
    }
    if (fence !== null) {
      const state = within(line, start, fence);
      if (state === 'inside') continue;
      fence = null;
      if (state === 'closes') continue;
      certain = false;
    }
    const opened = certain ? opening(line, start) : null;
    if (opened === 'doubt') certain = false;
    else if (opened !== null) {
      fence = opened;
      paragraph = true;
      continue;
    }
    const html = opensHtml(line, start);
    if (html === 'block') certain = false;
    const told = mentionsIn(line, certain && paragraph && html === 'none', found);
    paragraph = html === 'line' ? paragraph && !line.includes('`') : told;
  }
  return [...found];
}

interface Fence {
  readonly mark: string;
  readonly length: number;
  readonly indent: number;
}

/** The fence that a line opens. In doubt is one that belongs to a list item or could be indented code. */
function opening(line: string, start: number): Fence | 'doubt' | null {
  const at = skipMarkers(line, start);
  const mark = line[at];
  if (mark !== '`' && mark !== '~') return null;
  const length = runLength(line, at);
  if (length < 3 || (mark === '`' && line.includes('`', at + length))) return null;
  const indent = indentOf(line, start);
  return at !== start || indent > 3 ? 'doubt' : { mark, length, indent };
}

/** Whether a line stands in a fence, closes it, or makes it doubtful: a list item that ends takes its fence with it. */
function within(line: string, start: number, fence: Fence): 'inside' | 'closes' | 'doubt' {
  const indent = indentOf(line, start);
  if (indent < fence.indent) return 'doubt';
  const length = line[start] === fence.mark ? runLength(line, start) : 0;
  if (length < fence.length || skipBlanks(line, start + length) !== line.length) return 'inside';
  if (indent === fence.indent || (fence.indent === 0 && indent <= 3)) return 'closes';
  return fence.indent === 0 ? 'inside' : 'doubt';
}

/** HTML has no code of Markdown in it. A comment that ends on its line leaves the next ones alone. */
function opensHtml(line: string, start: number): 'none' | 'line' | 'block' {
  const at = skipMarkers(line, start);
  if (!isTagAt(line, at)) return 'none';
  return line.startsWith('<!--', at) && line.includes('-->', at + 4) ? 'line' : 'block';
}

function isTagAt(line: string, at: number): boolean {
  return line[at] === '<' && /[a-z/!?]/i.test(line[at + 1] ?? '');
}

/** Adds what one line mentions. */
function mentionsIn(line: string, spans: boolean, found: Set<string>): boolean {
  let sure = spans;
  const closers = spans ? runsIn(line) : null;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === '\\' && (line[at + 1] === '`' || line[at + 1] === '\\')) at += 1;
    else if (character === '`' && sure) {
      const length = runLength(line, at);
      const end = nextRun(closers?.get(length) ?? [], at + length);
      // The columns of a table part a span.
      if (end === null || line.slice(at, end).includes('|')) sure = false;
      else at = end + length - 1;
    } else if (isTagAt(line, at)) sure = false;
    else if (character === '@' && !isWordBefore(line, at)) addVariants(pathAt(line, at + 1), found);
  }
  return sure;
}

/** `a@b.c` is an address. */
function isWordBefore(line: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(line[at - 1] ?? '');
}

/** The characters up to a blank; `\ ` is a blank in the path. Longer than any system's paths is no path. */
function pathAt(line: string, from: number): string {
  let path = '';
  for (let at = from; at < line.length && path.length <= LINK_TARGET_BYTES; at += 1) {
    const escaped = line[at] === '\\' && line[at + 1] === ' ';
    if (escaped) at += 1;
    else if (
      /\s/.test(line[at] ?? '') ||
      (line[at] === '@' && at > from && !isWordBefore(line, at))
    )
      break;
    path += line[at] ?? '';
  }
  return path.length > LINK_TARGET_BYTES ? '' : path;
}

function addVariants(path: string, found: Set<string>): void {
  let end = 0;
  while (end < path.length && !DELIMITERS.has(path[end] ?? '')) end += 1;
  for (const variant of [path, trimmed(path), trimmed(path.slice(0, end))])
    if (variant !== '') found.add(variant);
}

function trimmed(path: string): string {
  let end = path.length;
  while (end > 0 && TRAILING.has(path[end - 1] ?? '')) end -= 1;
  return path.slice(0, end);
}

function skipBlanks(line: string, from: number = 0): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

/** Past the marks of list items: `- `, `* `, `+ `, `1. `, `1) `. */
function skipMarkers(line: string, from: number): number {
  let at = from;
  for (;;) {
    let end = at;
    while (/[0-9]/.test(line[end] ?? '')) end += 1;
    const isMark = end === at ? /[-*+]/.test(line[end] ?? '') : /[.)]/.test(line[end] ?? '');
    const next = skipBlanks(line, end + 1);
    if (!isMark || next === end + 1) return at;
    at = next;
  }
}

/** Columns before the text; a tab goes to the next fourth. */
function indentOf(line: string, start: number): number {
  let columns = 0;
  for (let at = 0; at < start; at += 1) columns += line[at] === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

/** Imports that are followed from a file on (SECURITY S11): agents stop there too. */
const IMPORT_DEPTH = 5;

export interface Importer {
  readonly agent: string;
  /** The name by which an agent reads it. */
  readonly path: string;
  /** Where its bytes are, after its links. */
  readonly place: string;
}

export interface Imported extends Importer {
  readonly resolution: Resolution & { readonly kind: 'file' | 'submodule' };
  /** The names of those that import it, sorted. */
  readonly importedBy: readonly string[];
}

/** Everything that these files import, directly or not, each file once, sorted by path. Memory is not included. */
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

/** The texts of files, lossy where they are not UTF-8. A file too large to be checked is asked what it imports. */
async function* textsOf(
  tree: Tree,
  importers: readonly Importer[],
): AsyncGenerator<{ readonly importer: Importer; readonly text: string }> {
  for (let from = 0; from < importers.length; from += BATCH) {
    const batch = importers.slice(from, from + BATCH);
    const contents = await tree.read(new Set(batch.map(({ place }) => place)), CITED_FILE_BYTES);
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
    const [project] = /^.*(?=\.claude\/commands\/)/i.exec(importer.path) ?? [];
    // What is typed as a command is read from where the agent works.
    if (project !== undefined) folders.add(project);
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
const byLength = remembered((entries: Tree['entries']) => {
  // Only beyond ASCII is a name in lower case longer or shorter.
  const lengths = grouped(entries.keys(), (name) =>
    /^[ -~]*$/.test(name) ? name.length : name.toLowerCase().length,
  );
  const folded = new Map<number, Folded>();
  return (length: number): Folded =>
    kept(folded, length, () => grouped(lengths.get(length) ?? [], (name) => name.toLowerCase()));
});

function twinsOf({ entries, madeOf }: Tree, path: string): readonly string[] {
  const wanted = path.toLowerCase();
  if (madeOf) {
    const stayed = twinsOf(madeOf.tree, path).filter((twin) => entries.has(twin));
    const came = [...madeOf.changed].filter(
      (changed) => changed.toLowerCase() === wanted && entries.has(changed),
    );
    return came.length === 0 ? stayed : [...new Set([...stayed, ...came])].toSorted();
  }
  return byLength(entries)(wanted.length).get(wanted) ?? [];
}
