import { wordList } from '../../../../text/words.js';
import { mistypedFor, nearestFileName } from '../../../../text/nearest.js';
import { anyCase } from '../../../../text/pattern.js';
import { plain, say, type Phrase } from '../../../../text/phrase.js';
import { baseName, foldersAbove, normalisePath } from '../../../../tree/path.js';
import type { ReferenceReading } from '../reading.js';
import { namesakeHint, namesakeOf, type ReferenceScene } from '../scene.js';
import type { ReferenceKind, Suspect } from '../suspect.js';
import { orphanAt } from '../orphans.js';
import {
  move,
  pathRepair,
  type PathMove,
  type ReferenceRepair,
  type Spelling,
} from '../respelling.js';
import { isInvented, isLeftBehind, writtenPath, type WrittenPath } from '../shape.js';

/* Does a text name a file or folder that is not there? */

const REMEDY = plain(
  'Use the current path of the file, or remove the sentence: an agent would search for it and guess.',
);

/** Files and folders that are named in inline code, and in prose where the word can be nothing else. */
export const paths: ReferenceKind = {
  name: 'path',
  async look(reading, scene) {
    const found: Suspect[] = [];
    for (const mention of mentionsIn(reading)) {
      const isWord = isPlain(mention.path);
      if (isWord && !wasFile(mention.path.path, reading, scene)) continue;
      if (!reading.spend()) break;
      const suspect =
        (isWord || mention.isOfCommand === true
          ? null
          : await judgePath(mention, reading, scene)) ?? (await orphanOf(mention, reading, scene));
      if (suspect !== null) found.push(suspect);
    }
    return found;
  },
};

/** A path as a text names it, and where. */
interface PathMention {
  readonly written: string;
  readonly path: WrittenPath;
  readonly line: number;
  readonly column: number;
  readonly isCode: boolean;
  /** A word of a command: what it names may be made by it, and counts only if it was there. */
  readonly isOfCommand?: boolean;
  /** Where the path is, if a command runs it: it begins before it. Null where that cannot be told. */
  readonly program?: (Pick<Spelling, 'column' | 'old'> & { readonly folder: string }) | null;
}

/** Longest command whose words are looked at; nobody writes a longer one into a text by hand. */
const LONGEST_COMMAND = 1_000;

function* mentionsIn(reading: ReferenceReading): Generator<PathMention> {
  yield* mentionsInCode(reading);
  yield* mentionsInProse(reading);
}

/** Paths in inline code, and in the commands there. Of `@src/a.ts` the sign before it is left out. */
function* mentionsInCode(reading: ReferenceReading): Generator<PathMention> {
  for (const { line, column, text } of reading.document.markdown.code) {
    if (reading.isLabel(line, column)) continue;
    const written = text.trim();
    if (/\s/.test(written)) {
      yield* mentionsInCommand(text, line, column);
      continue;
    }
    const path = writtenPath(written.replace(/^@(?=[\w.-]+\/.*\.\w+$)/, ''));
    if (path !== null)
      yield { written, path, line, column: column + text.indexOf(written), isCode: true };
  }
}

/** The words of a command that are paths with an ending: `./run.sh --file src/a.ts` names two. */
function* mentionsInCommand(text: string, line: number, column: number): Generator<PathMention> {
  for (const { 0: written, index } of text.slice(0, LONGEST_COMMAND).matchAll(/\S{1,300}/g)) {
    const path = written.includes('/') ? writtenPath(written) : null;
    if (path !== null && path.extension !== null)
      yield { written, path, line, column: column + index, isCode: true, isOfCommand: true };
  }
}

/** A word that could be anything, such as `Makefile`: a path only where a file of that name was there. */
function isPlain({ path, extension, isFolder }: WrittenPath): boolean {
  return !path.includes('/') && extension === null && !isFolder;
}

/** Whether the change takes out a file of this name. */
function wasFile(name: string, reading: ReferenceReading, scene: ReferenceScene): boolean {
  const { removed, repository } = scene;
  if (removed === null || removed.size === 0) return false;
  return reading.homes.some((home) => {
    const path = `${home}${name}`;
    return removed.has(path) && repository.before?.entries.has(path) === true;
  });
}

/** A path that the text outlived: see `orphans.ts`. */
export async function orphanOf(
  mention: PathMention,
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<Suspect | null> {
  const { written, path, line, column } = mention;
  if (reading.isSpecimen || /\(/.test(path.path)) return null;
  const homes = isSpecific(path) ? reading.folders : reading.homes;
  const bases = path.fromRoot ? [''] : homes;
  const tried = [
    ...new Set(bases.flatMap((base) => normalisePath(`${base}${path.path}`) ?? [])),
  ].filter((place) => isOwnOf(place, path));
  const { isFolder } = path;
  const message = whatIsMissing(written, path, baseName(path.path));
  const repair = repairOf(mention, bases, scene);
  return orphanAt({ written, line, column, tried, isFolder, repair }, reading, scene, message);
}

/** Whether a place is one that a path can mean: `settings.json` alone is not that of an agent, which each user has. */
function isOwnOf(place: string, { path }: WrittenPath): boolean {
  return path === place || !isLeftBehind(place.split('/'));
}

/** Folders that every repository may have, each its own. */
const USER_FOLDER =
  /^\.(?:agents|aws|claude|codex|config|cursor|gemini|idea|memory|opencode|ssh|vscode|windsurf)\//;

/** Several names in a row are hardly in two repositories by chance, but for the settings that all have. */
function isSpecific({ path }: WrittenPath): boolean {
  const parts = path.split('/');
  return parts.length > 1 && !USER_FOLDER.test(path) && !isLeftBehind(parts);
}

/** Paths in prose: a word with a slash and a known ending, without the punctuation around it. Linear. */
function* mentionsInProse(reading: ReferenceReading): Generator<PathMention> {
  for (const line of reading.lines) {
    if (
      (line.kind !== 'prose' && line.kind !== 'table' && line.kind !== 'heading') ||
      !line.text.includes('/')
    )
      continue;
    for (const { word, from } of wordsWithSlash(reading.wordsOf(line))) {
      const lead = /^[([{<"'*_@,;:]{0,6}/.exec(word)?.[0].length ?? 0;
      const written = word.slice(lead).replace(/[)\]}>"'*_.,;:!?(—–]{1,8}$/, '');
      const path =
        written.includes('](') || reading.isLabel(line.number, from + lead + 1)
          ? null
          : writtenPath(written);
      if (path !== null && path.extension !== null && path.path.includes('/'))
        yield { written, path, line: line.number, column: from + lead + 1, isCode: false };
    }
  }
}

/** The words of a line that have a slash in them; a bar of a table ends one. */
function* wordsWithSlash(
  line: string,
): Generator<{ readonly word: string; readonly from: number }> {
  for (let slash = line.indexOf('/'); slash >= 0;) {
    let from = slash;
    while (from > 0 && !isGap(line[from - 1])) from -= 1;
    let to = slash;
    while (to < line.length && !isGap(line[to])) to += 1;
    yield { word: line.slice(from, to), from };
    slash = line.indexOf('/', to);
  }
}

/** Whether a character ends a word: a blank, a wide one too, or the bar of a table. */
function isGap(character: string | undefined): boolean {
  return (
    character === ' ' ||
    character === '\t' ||
    character === '|' ||
    character === '\u00a0' ||
    character === '\u3000'
  );
}

/** Whether a path leads nowhere, and how sure that is; null where it leads somewhere or is no claim. */
export async function judgePath(
  mention: PathMention,
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<Suspect | null> {
  const { written, path, line, column, isCode } = mention;
  const parts = path.path.split('/');
  if (reading.isPortable && !isOfPortable(path, parts, reading)) return null;
  const places = placesOf(path, reading);
  const tried = [...new Set(places.map(({ candidate }) => candidate))];
  if (tried.length === 0) return null; // it leaves the tree
  if ((await scene.firstThere(tried)) !== null) return null;
  if (await isElsewhere(path.path.replace(/^(?:\.\.\/)+/, ''), parts, scene)) return null;
  const deep = places.map(({ candidate, above }) => ({
    candidate,
    depth: depthOf(candidate, scene),
    above,
  }));
  const best = deep.reduce((a, b) => (b.depth - b.above > a.depth - a.above ? b : a));
  const likeliest = deep.flatMap(({ candidate, depth, above }) =>
    depth - above === best.depth - best.above ? [candidate] : [],
  );
  const twin = scene.names.twinOf(best.candidate);
  if (twin !== null)
    return reading.isSilent(line, column, written.length)
      ? null
      : spelledOtherwise(
          mention,
          twin,
          repairOf(
            mention,
            basesOf(path, reading),
            scene,
            move(best.candidate, scene.names.onlyTwinOf(best.candidate)),
          ),
        );
  const missing = best.candidate.split('/').slice(best.depth);
  if (isLeftBehind(parts) || isInvented(missing)) return null;
  if (/^\[|\(/.test(missing.join('/'))) return null; // a route with parameters
  if (await mayBeMade(path, likeliest, reading, scene)) return null;
  const severity = severityOf(
    path,
    parts,
    best.depth - best.above,
    missing.length,
    isCode,
    reading,
    mention,
  );
  if (severity === undefined || reading.isSilent(line, column, written.length, isBareName(path)))
    return null;
  const name = parts.at(-1) ?? '';
  const known = await withoutImports(severity, path, reading, scene);
  const sought = {
    path,
    candidate: best.candidate,
    depth: best.depth,
    from: reading.document.place,
  };
  return {
    kind: 'path',
    target: written,
    line,
    column,
    gone: [...new Set([best.candidate, ...tried])].filter((place) => isOwnOf(place, path)),
    severity: known,
    message: whatIsMissing(written, path, name),
    ...hintFor(name, sought, scene),
    remedy: REMEDY,
    repair: repairOf(mention, basesOf(path, reading), scene, surelyAt(name, known, sought, scene)),
  };
}

function basesOf({ fromRoot }: WrittenPath, reading: ReferenceReading): readonly string[] {
  if (reading.isPortable) return reading.homes;
  return fromRoot ? [''] : reading.folders;
}

/** How a mention is put right. */
function repairOf(
  { written, path, line, column, program }: PathMention,
  bases: readonly string[],
  scene: ReferenceScene,
  elsewhere: PathMove | null = null,
): ReferenceRepair | undefined {
  if (program === null) return undefined;
  const { bare } = path;
  const spelling =
    program === undefined
      ? { column: column + written.indexOf(bare), old: bare, path: bare, bases, climbs: false }
      : {
          ...program,
          path: program.old,
          bases: bases.map((base) => `${base}${program.folder}`),
          climbs: true,
        };
  return pathRepair({ line, ...spelling }, scene, elsewhere);
}

/** Where a path may lead within the tree, and how many folders stand above it there. */
function placesOf(
  path: WrittenPath,
  reading: ReferenceReading,
): readonly { readonly candidate: string; readonly above: number }[] {
  return basesOf(path, reading).flatMap((folder) => {
    const candidate = normalisePath(`${folder}${path.path}`);
    return candidate === null ? [] : [{ candidate, above: folder.split('/').length - 1 }];
  });
}

/** Whether the reader made it, or git would ignore it, in a folder where it may be. */
async function mayBeMade(
  { path, isFolder }: WrittenPath,
  likeliest: readonly string[],
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean> {
  if (reading.isWrittenByReader(path)) return true;
  for (const candidate of likeliest) {
    if (!(await scene.isIgnored(candidate, isFolder))) continue;
    const home = reading.own.find((own) => own !== '' && candidate.startsWith(own));
    if (home === undefined || !(await scene.isIgnored(home.slice(0, -1), true))) return true;
  }
  return false;
}

/** Whether a path ends in a plain word, `src/auth`, which may be anything. */
function isBareName({ extension, isFolder }: WrittenPath): boolean {
  return extension === null && !isFolder;
}

/** A part of a package counts only where it was in the repository once. */
async function withoutImports(
  severity: Suspect['severity'],
  path: WrittenPath,
  { folders }: ReferenceReading,
  scene: ReferenceScene,
): Promise<Suspect['severity']> {
  if (!isBareName(path)) return severity;
  return (await isOfPackage(path.path.split('/'), folders, scene)) ? 'departed' : severity;
}

/** A text that goes along with its own folders speaks of these alone. */
function isOfPortable(
  path: WrittenPath,
  parts: readonly string[],
  reading: ReferenceReading,
): boolean {
  return (
    /^(?:scripts|references|assets)$/.test(parts[0] ?? '') &&
    !reading.isSpecimen &&
    path.extension !== null
  );
}

/** What is said where only upper and lower case differ. */
function spelledOtherwise(
  { written, line, column }: PathMention,
  twin: string,
  repair: ReferenceRepair | undefined,
): Suspect {
  const message = say`${written} is spelled ${twin} here, so case-sensitive systems do not find it`;
  return {
    kind: 'path',
    target: written,
    line,
    column,
    gone: [],
    severity: 'notice',
    message,
    hint: null,
    remedy: say`Write ${twin}.`,
    repair,
  };
}

function whatIsMissing(
  written: string,
  { isFolder, extension }: WrittenPath,
  name: string,
): Phrase {
  return isFolder || (extension === null && !name.includes('.'))
    ? say`There is no folder ${written}`
    : say`${written} does not exist`;
}

/** How many leading parts of a path are folders. */
function depthOf(path: string, scene: ReferenceScene): number {
  return foldersAbove(path).filter((folder) => scene.isFolder(folder)).length;
}

/** First parts that are often branches, routes, packages (`feature/login`) or methods of MCP and LSP (`tools/call`). */
const AMBIGUOUS = anyCase`
  ^(?:feat|feature|features|fix|bugfix|hotfix|chore|docs?|test|tests|ci|build|perf|refactor|style|release
      |releases|api|actions|origin|upstream|users?|auth|admin|app|pages|images?|assets|static|public|github
      |anthropic|openai|google|agents?|skills?|commands?|plugins?|models?|tools|resources|prompts|sampling
      |notifications|roots|completion|logging|elicitation|textDocument|workspace|window)$`;

/**
 * How sure it is that a path should be there. `departed` counts only where history knows the path;
 * undefined is no claim at all.
 *
 *     src/auth/gone.ts   where src/auth is here   warning
 *     lib/gone.ts        where lib is not here    notice in code, `departed` in prose
 *     ARCHITECTURE.md    behind "see"             warning
 *     gone.ts            alone                    `departed`
 *     src/gone           in code                  warning, as a folder may be meant
 *
 * @param depth how many folders of it are here, beside those that the text lies in
 * @param missing how many parts of it are not
 */
function severityOf(
  path: WrittenPath,
  parts: readonly string[],
  depth: number,
  missing: number,
  isCode: boolean,
  reading: ReferenceReading,
  mention: PathMention,
): Suspect['severity'] | undefined {
  const isNested = parts.length > 1;
  if (parts.includes('..')) return climbingSeverity(path, depth);
  if (path.extension !== null && isNested && depth > 0) {
    return reading.isSecondHand && (missing > 1 || MADE_ELSEWHERE.test(path.extension))
      ? 'notice'
      : 'warning';
  }
  if (path.extension !== null)
    return isNested ? outsideSeverity(mention, reading) : nameSeverity(mention, reading);
  if (!isCode) return undefined;
  return isNested && depth > 0 && !reading.isSecondHand
    ? folderSeverity(path, parts, missing)
    : 'departed';
}

/** Of a path that goes up. */
function climbingSeverity({ extension }: WrittenPath, depth: number): 'notice' | undefined {
  return depth > 0 && extension !== null ? 'notice' : undefined;
}

/** Of a file in a folder that is not here. */
function outsideSeverity(
  { path, isCode }: PathMention,
  reading: ReferenceReading,
): 'notice' | 'departed' {
  return isCode && !path.fromRoot && !reading.isSecondHand ? 'notice' : 'departed';
}

/** Of a file without a folder. */
function nameSeverity(
  mention: PathMention,
  reading: ReferenceReading,
): 'warning' | 'departed' | undefined {
  if (reading.isPortable) return undefined;
  return mention.path.extension === 'md' && isRead(mention, reading) && !reading.isSecondHand
    ? 'warning'
    : 'departed';
}

/** Files that a text tells to write as often as to read. */
const MADE_ELSEWHERE = /^(?:md|mdx|json|jsonl|ya?ml|txt|csv|html)$/;

/** Of a path without ending, below a folder that is here. */
function folderSeverity(
  path: WrittenPath,
  parts: readonly string[],
  missing: number,
): 'warning' | 'departed' {
  // Folders of agents are looked into whether or not they are there.
  if (path.fromRoot || /^\.(?!github\/)/.test(path.path)) return 'departed';
  if (path.isFolder) return 'warning';
  return AMBIGUOUS.test(parts[0] ?? '') || missing > 1 ? 'departed' : 'warning';
}

/** What stands before a file that an agent is to read: "See also", "refer to the". */
const TELLS_TO_READ = anyCase`
  \b(?:see|read|refer to|consult|follow|documented in|described in|defined in|details in|check|listed in
      |explained in|per)\s+(?:also\s+|the\s+|our\s+)?$`;

/** "See `ARCHITECTURE.md`" is a claim even where no folder says so. */
function isRead(mention: PathMention, reading: ReferenceReading): boolean {
  return mention.isCode && TELLS_TO_READ.test(reading.before(mention.line, mention.column));
}

/** Whether it exists under another root: as the end of a longer path, or in the spelling of imports. */
async function isElsewhere(
  path: string,
  parts: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  if (scene.names.hasEnd(path)) return true;
  const stem = /\.(?:js|mjs|cjs|jsx)$/.test(path)
    ? path.replace(/\.(?:js|mjs|cjs|jsx)$/, '')
    : null;
  const spellings =
    stem === null
      ? []
      : ['.ts', '.tsx', '.mts', '.cts', '.d.ts'].map((ending) => `${stem}${ending}`);
  // Without ending it may be a module: `src/auth/guard` for `src/auth/guard.ts`.
  const modules = /\.[A-Za-z]{1,5}$/.test(path)
    ? []
    : wordList(`
  .ts .tsx .js .jsx .mjs .py .go .rs .rb .md .mdx .vue .svelte .kt .java .swift .php .ex .lua .sh .yml .yaml .mdc
  .json .css .test.ts .test.tsx .hpp .h .c .cpp .zig
`).map((ending) => `${path}${ending}`);
  if ([...spellings, ...modules].some((one) => scene.names.hasEnd(one))) return true;
  if (parts.length < 2 || scene.isFolder(parts[0] ?? '')) return false;
  for (let from = 1; from < parts.length - 1; from += 1)
    if (await scene.has(parts.slice(from).join('/'))) return true;
  return false;
}

/** A path that is not there, and what is known of where it should be. */
interface Sought {
  readonly path: WrittenPath;
  /** Where it should be, from the root, and how many folders of that are here. */
  readonly candidate: string;
  readonly depth: number;
  /** The text that names it: that is not what it means. */
  readonly from: string;
}

/** Where the file may be: one of its name, or one of a like name in the folder where it should be. */
function hintFor(
  name: string,
  sought: Sought,
  scene: ReferenceScene,
): Pick<Suspect, 'hint' | 'likely'> {
  const { path, candidate, from } = sought;
  if (path.extension === null) return { hint: null };
  const namesake = namesakeHint(path.path, from, scene);
  if (namesake !== null) return { hint: namesake };
  const beside = filesBeside(name, sought, scene);
  const like = nearestFileName(baseName(candidate), beside);
  if (like === null || extensionOfName(like) !== extensionOfName(name)) return { hint: null };
  const likely = `${folderOf(sought)}/${like}`;
  return { hint: say`${likely} has a similar name`, likely };
}

/** The same where neither it nor the mention leaves a doubt. */
function surelyAt(
  name: string,
  severity: Suspect['severity'],
  sought: Sought,
  scene: ReferenceScene,
): PathMove | null {
  const { path, candidate, from } = sought;
  if (severity !== 'warning' || path.extension === null) return null;
  const namesake = namesakeOf(path.path, from, scene);
  if (namesake !== null) return move(candidate, namesake);
  const like = mistypedFor(baseName(candidate), filesBeside(name, sought, scene));
  return like === null || extensionOfName(like) !== extensionOfName(name)
    ? null
    : { from: candidate, to: `${folderOf(sought)}/${like}` };
}

/** The part of a path that is here. */
function folderOf({ candidate, depth }: Sought): string {
  return candidate.split('/').slice(0, depth).join('/');
}

function filesBeside(name: string, sought: Sought, scene: ReferenceScene): readonly string[] {
  const folder = folderOf(sought);
  // Of short names every other one is near.
  if (foldersAbove(sought.candidate).length !== sought.depth || folder === '' || name.length < 7)
    return [];
  return scene.names.inFolder(folder);
}

function extensionOfName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A name and a version, as a manifest has a package that is depended on; a script of that name has a command there. */
const DEPENDENCY =
  /"(?<name>[^"\\\n]{1,214})"\s{0,9}:\s{0,9}"(?:[~^<>=v ]{0,4}\d|\*"|(?:latest|next)"|[a-z]{3,10}:)/g;

/** Each manifest is read once: a text may name thousands of paths. */
const manifestsRead = new WeakMap<ReferenceScene, Map<string, ReadonlySet<string>>>();

/** Whether a manifest in one of these folders depends on the package that a path would begin with. */
async function isOfPackage(
  [first = '', ...rest]: readonly string[],
  folders: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  if (rest.length === 0) return false;
  const manifests = await scene.read(scene.inFolders(folders, 'package.json'));
  return [...manifests].some(
    ([path, text]) => text !== null && dependenciesOf(path, text, scene).has(first),
  );
}

function dependenciesOf(
  path: string,
  manifest: string,
  scene: ReferenceScene,
): ReadonlySet<string> {
  const read = manifestsRead.get(scene) ?? new Map<string, ReadonlySet<string>>();
  manifestsRead.set(scene, read);
  const before = read.get(path);
  if (before !== undefined) return before;
  const names = new Set(
    Array.from(manifest.matchAll(DEPENDENCY), ({ groups }) => groups?.['name'] ?? ''),
  );
  read.set(path, names);
  return names;
}
