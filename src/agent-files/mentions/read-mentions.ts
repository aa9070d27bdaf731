import type { SourceText } from '../../anchors/source-text.js';
import { pointerTokens } from '../../languages/data/node.js';
import { languageOf } from '../../languages/code/languages.js';
import type { Citation } from '../../memory/citation.js';
import { baseName, foldersAbove, normalisePath } from '../../tree/path.js';
import { agentFileOf } from '../agents.js';
import { codeMarksIn, isDocument, pathMentions } from './path-mentions.js';
import type { CitableFiles } from './citable-files.js';
import { dataOf, valueAt } from './data-values.js';
import { type Anchor, type CitableName, mentionLabel } from './mention.js';
import { definedIn, definitionIn, MOST_LINES, nameIn, usedIn } from './names-in-file.js';
import { identifierIn, isTelling } from './mention.js';
import { type Identifier, SymbolIndex } from './symbol-index.js';
import { isManifest, scriptsNamed } from './scripts.js';

/* What of the repository does a statement name? Paths, scripts, and names of code. */

interface NamingStatement {
  readonly statement: string;
  readonly sources: readonly Pick<Citation, 'path'>[];
}

/** What a statement names without what is defined elsewhere. */
interface LocalMentions {
  readonly mentions: CitableName[];
  readonly left: readonly LeftName[];
  /** Whether a named file was too large to be read, or there were too many. */
  readonly isCut: boolean;
}

/** A name that no named file has and no cited one defines; it may be defined elsewhere. */
interface LeftName {
  readonly code: string;
  /** What uses it in the cited files. */
  readonly uses: readonly CitableName[];
}

/** Files of one statement in which its names are looked for. */
const MOST_FILES = 20;
/** Definitions of one name between which a person may choose. */
const MOST_CHOICES = 5;

/** What each of some statements names, each once. */
export async function mentionsOf(
  stated: readonly NamingStatement[],
  files: CitableFiles,
  symbols: SymbolIndex | null = null,
): Promise<readonly (readonly CitableName[])[]> {
  const read: LocalMentions[] = [];
  for (const one of stated) read.push(await localMentions(one, files));
  const wanted = read.flatMap(({ left }) => left.flatMap(({ code }) => telling(code)?.own ?? []));
  const index =
    wanted.length === 0 ? null : (symbols ?? (await SymbolIndex.build(files, new Set(wanted))));
  const all: CitableName[][] = [];
  for (const { mentions, left, isCut } of read) {
    for (const { code, uses } of left) {
      const mention = index === null ? null : await definedSomewhere(code, index, files);
      const found = mention === null ? uses : [mention];
      // It may be in a named file of which not all was read.
      mentions.push(...(found.length === 0 && isCut ? [cutOff()] : found));
    }
    all.push([...new Map(mentions.map((one) => [mentionLabel(one), one])).values()]);
  }
  return all;
}

/** What is named without looking for definitions in the whole tree, and the code marks that were found nowhere. */
async function localMentions(
  { statement, sources }: NamingStatement,
  files: CitableFiles,
): Promise<LocalMentions> {
  const marks = codeMarksIn(statement);
  const citedPaths = new Set(sources.flatMap(({ path }) => normalisePath(path) ?? []));
  const paths = pathMentions(marks, files.tree, files.isBlocked, citedPaths);
  const mentions: CitableName[] = paths.map(({ mention }) => mention);
  // An agent file is what says it; names are those of what it is about.
  const namedFiles = paths.flatMap(({ file }) =>
    file === null || agentFileOf(file) !== null ? [] : [file],
  );
  const { texts: named, isCut } = await textsOf(namedFiles, files);
  const { texts: cited } = await textsOf(
    [...citedPaths].filter((path) => !isDocument(path) && agentFileOf(path) === null),
    files,
  );
  // Scripts are those of a cited package, where one is cited.
  const folders = [...citedPaths].filter((path) => isManifest(baseName(path))).map(folderOf);
  const left: LeftName[] = [];
  const pathWords = new Set(
    paths.flatMap(({ mention }) => [mention.name, `./${mention.name}`, `${mention.name}/`]),
  );
  for (const code of [...marks.code, ...paths.flatMap(({ names }) => names)]) {
    if (pathWords.has(code) || isFileName(code)) continue;
    const scripts = await scriptMentions(code, folders, files);
    mentions.push(...scripts);
    if (scripts.length > 0) continue;
    for (const name of [code, ...namesWithin(code)]) {
      const inNamed = named.flatMap((source) => nameIn(source, name, statement) ?? []);
      const defined = inNamed.length > 0 ? inNamed : citedOnce(cited, name, statement, definedIn);
      if (defined.length > 0) mentions.push(...defined);
      else left.push({ code: name, uses: citedOnce(cited, name, statement, usedIn) });
    }
  }
  if (marks.isCut) mentions.push(cutOff());
  return { mentions, left, isCut };
}

/** `utils.js` is a file, and no name in another one. */
function isFileName(code: string): boolean {
  return /^[\w./@-]+$/.test(code) && languageOf(code) !== null;
}

/** Names of code in a longer code mark: `isReady && isOpen`, `{ mainResult }`. */
function namesWithin(code: string): string[] {
  if (identifierIn(code) !== null) return [];
  const words = code.match(/[A-Za-z_$][\w$]{3,}/g) ?? [];
  return [...new Set(words)].filter((word) => telling(word) !== null);
}

/** The first cited file that has a name: it need not be cited in each. */
function citedOnce(
  cited: readonly SourceText[],
  code: string,
  statement: string,
  find: typeof nameIn,
): readonly CitableName[] {
  const found = cited.flatMap((source) => find(source, code, statement) ?? []);
  const [first] = found;
  if (first === undefined || found.length === 1) return found;
  return [{ ...first, places: found.flatMap(({ places }) => places) }];
}

function folderOf(path: string): string {
  return foldersAbove(path).at(-1) ?? '';
}

/** What could not be read counts as something that is named and not cited. */
function cutOff(): CitableName {
  return { name: 'more names than are read', places: [], cite: null, choices: [] };
}

async function textsOf(
  paths: readonly string[],
  files: CitableFiles,
): Promise<{ readonly texts: SourceText[]; readonly isCut: boolean }> {
  const texts: SourceText[] = [];
  let isCut = new Set(paths).size > MOST_FILES;
  for (const path of [...new Set(paths)].slice(0, MOST_FILES)) {
    const source = await files.readNamed(path);
    if (source === 'cut') isCut = true;
    else if (source !== null) texts.push(source);
  }
  return { texts, isCut };
}

async function scriptMentions(
  code: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<CitableName[]> {
  const mentions: CitableName[] = [];
  for (const { command, anchor } of await scriptsNamed(code, folders, files)) {
    const source = await files.readWhole(anchor.path);
    const span = source === null ? null : spanOf(source, anchor);
    if (source === null || span === null) continue;
    const [first, last] = source.rangeOf(span);
    const cite = last - first < MOST_LINES ? anchor : null;
    const places = [{ path: anchor.path, spans: [span] }];
    mentions.push({ name: command, places, cite, choices: [] });
  }
  return mentions;
}

/** Where the value of a pointer, or the head of a recipe, is. */
function spanOf(
  source: SourceText,
  { lines, selector }: Anchor,
): { from: number; to: number } | null {
  if (selector?.kind === 'pointer') {
    const data = dataOf(source);
    const node = data === null ? null : valueAt(data, pointerTokens(selector.pointer) ?? []);
    return node === null || node.kind === 'unclear' ? null : node.span;
  }
  const line = lines === null ? null : source.spanOf([lines[0], lines[0]]);
  if (line === null) return null;
  // What is cited of a line begins behind its indentation.
  const text = source.text.slice(line.from, line.to);
  return { from: line.from + text.length - text.trimStart().length, to: line.to };
}

/** A name that a reader knows for one of the code: `requireOwner`, not `owner`. */
function telling(code: string): Identifier | null {
  const identifier = identifierIn(code);
  return identifier !== null && isTelling(identifier) ? identifier : null;
}

/** The one definition of a name in the tree; several are a choice. */
async function definedSomewhere(
  code: string,
  index: SymbolIndex,
  files: CitableFiles,
): Promise<CitableName | null> {
  const identifier = telling(code);
  if (identifier === null) return null;
  const paths = [...new Set(index.definitions(identifier).map(({ path }) => path))];
  const found: CitableName[] = [];
  for (const path of paths.slice(0, MOST_CHOICES)) {
    const source = await files.readWhole(path);
    const mention = source === null ? null : definitionIn(source, code, identifier);
    if (mention !== null) found.push(mention);
  }
  const [first, another] = found;
  if (first === undefined || another === undefined) return first ?? null;
  return {
    name: code,
    places: found.flatMap(({ places }) => places),
    cite: null,
    choices: found.flatMap(({ cite, choices }) => (cite === null ? choices : [cite])),
  };
}
