import { wordList } from '../../../../text/words.js';
import { mistypedFor, nearestFileName } from '../../../../text/nearest.js';
import { anyCase } from '../../../../text/pattern.js';
import { plain, say, type Phrase } from '../../../../text/phrase.js';
import { kept, lazy } from '../../../../text/collections.js';
import { baseName, foldersAbove, normalisePath } from '../../../../tree/path.js';
import { agentFileOf } from '../../../agents.js';
import type { ReferenceReading } from '../reading.js';
import { namesakeHint, namesakeOf, type ReferenceScene } from '../scene.js';
import type { Guess, MentionKind, Suspect } from '../mention.js';
import { foldersAround, isFromAround, isOfAnyFolder } from '../bases.js';
import { orphanAt } from '../orphans.js';
import { type MentionedPath, pathsIn } from '../written-paths.js';
import {
  move,
  pathRepair,
  type PathMove,
  type ReferenceRepair,
  type Spelling,
} from '../respelling.js';
import {
  isChangeNote,
  isInvented,
  isLeftBehind,
  pathsFrom,
  writtenPath,
  type WrittenPath,
} from '../shape.js';
import { diagramsOf } from './trees.js';

/* Does a text name a file or folder that is not there? */

const REMEDY = plain(
  'Use the current path of the file, or remove the sentence: an agent would search for it and guess.',
);

/** Files and folders that are named in inline code, and in prose where the word can be nothing else. */
export const paths: MentionKind = {
  name: 'path',
  *mentions(reading) {
    for (const named of pathsIn(reading)) {
      const isWord = isPlain(named.path);
      if (isWord && !wasFile(named.path.path, reading)) continue;
      const mayBeMissing = !isWord && named.isOfCommand !== true;
      const { written: target, line, column } = named;
      yield {
        kind: 'path',
        target,
        line,
        column,
        isIn: async (scene) => leadsSomewhere(named, reading, scene),
        suspect: async () =>
          (mayBeMissing
            ? (withoutDot(named, reading) ?? (await judgePath(named, reading)))
            : null) ?? (await orphanOf(named, reading)),
      };
    }
  },
};

/** Whether the parts of a path that are not there stand for any, or are a route with parameters. */
function isMadeUp(missing: readonly string[]): boolean {
  return isInvented(missing) || /^\[|\(/.test(missing.join('/'));
}

/** Whether a path is there as it is written; null where it leaves the tree. */
export async function leadsSomewhere(
  { path, line }: MentionedPath,
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean | null> {
  const tried = pathsFrom(basesOf(path, reading), path.path);
  if (tried.length === 0) return null;
  if ((await scene.firstThere(tried)) !== null) return true;
  return !path.fromRoot && isFromAround(path.path, line, reading, scene);
}

/** Where a path would be in the folders that the words around it name. */
function placesAround({ path, line }: MentionedPath, reading: ReferenceReading): readonly string[] {
  return path.fromRoot || reading.isPortable
    ? []
    : pathsFrom(foldersAround(reading, line), path.path);
}

/** Whether the text speaks of any of many files: `design.md` of each `specs/<name>/`, or the note of a change. */
function isOfAnyOfMany({ path, line }: MentionedPath, reading: ReferenceReading): boolean {
  const [first = ''] = path.path.split('/');
  if (isChangeNote(path.path)) return true;
  if (path.fromRoot || (path.path.includes('/') && reading.scene.isFolder(first))) return false;
  return (
    isOfAnyFolder(reading, line) ||
    diagramsOf(reading).some(
      ({ isPattern, entries }) => isPattern && entries.some((entry) => entry.path === path.path),
    )
  );
}

/** A word that could be anything, such as `Makefile`: a path only where a file of that name was there. */
function isPlain(path: WrittenPath): boolean {
  return !path.path.includes('/') && isBareName(path);
}

/** Whether the change takes out a file of this name. */
function wasFile(
  name: string,
  { homes, scene: { removed, repository } }: ReferenceReading,
): boolean {
  return homes.some((home) => {
    const path = `${home}${name}`;
    return removed?.has(path) === true && repository.before?.entries.has(path) === true;
  });
}

/** A path that the text outlived: see `orphans.ts`. */
export async function orphanOf(
  mention: MentionedPath,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { written, path, line, column } = mention;
  if (reading.isSpecimen || /\(/.test(path.path) || isOfAnyOfMany(mention, reading)) return null;
  const homes = isSpecific(path) && !reading.isForUsers ? reading.folders : reading.homes;
  const bases = path.fromRoot ? [''] : homes;
  const tried = [...pathsFrom(bases, path.path), ...placesAround(mention, reading)].filter(
    (place) => isOwnOf(place, path),
  );
  const { isFolder } = path;
  const repair = repairOf(mention, bases, reading.scene);
  const named = { written, line, column, tried, isFolder, repair };
  return orphanAt(named, reading, whatIsMissing(mention));
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

/** How sure it is that a path that leads nowhere should be there; null where it is no claim. */
export async function judgePath(
  mention: MentionedPath,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { written, path, line, column } = mention;
  const { scene } = reading;
  const parts = path.path.split('/');
  if (reading.isPortable && !isOfPortable(path, reading)) return null;
  const bases = basesOf(path, reading);
  const tried = pathsFrom(bases, path.path);
  if (await isElsewhere(path.path.replace(/^(?:\.\.\/)+/, ''), parts, scene)) return null;
  const deep = bases.flatMap((base) => {
    const candidate = normalisePath(`${base}${path.path}`);
    if (candidate === null) return [];
    const depth = scene.depthOf(candidate);
    return [{ candidate, depth, below: depth - base.split('/').length + 1 }];
  });
  const best = deep.reduce((a, b) => (b.below > a.below ? b : a));
  const { candidate, depth } = best;
  const twin = scene.names.twinOf(candidate);
  if (twin !== null) {
    if (reading.isSilent(line, column, written.length)) return null;
    const elsewhere = (): PathMove | null => move(candidate, scene.names.onlyTwinOf(candidate));
    return {
      kind: 'path',
      target: written,
      line,
      column,
      severity: 'notice',
      message: say`${written} is spelled ${twin} here, so case-sensitive systems do not find it`,
      remedy: say`Write ${twin}.`,
      repair: repairOf(mention, bases, scene, elsewhere),
    };
  }
  const missing = candidate.split('/').slice(depth);
  if (isLeftBehind(parts) || isMadeUp(missing) || isOfAnyOfMany(mention, reading)) return null;
  const likeliest = deep.filter(({ below }) => below === best.below);
  if (await mayBeMade(path, likeliest, reading)) return null;
  const sure = severityOf(mention, reading, best.below, missing.length);
  if (sure === undefined || reading.isSilent(line, column, written.length, isBareName(path)))
    return null;
  // A part of a package counts only where it was in the repository once.
  const isSurelyPath = !(await isOfPackage(path, reading)) && !isOneOfNames(mention, reading);
  const severity = isSurelyPath ? sure : 'departed';
  const sought = { path, candidate, depth };
  return {
    kind: 'path',
    target: written,
    line,
    column,
    gone: [...new Set([candidate, ...tried, ...placesAround(mention, reading)])].filter((place) =>
      isOwnOf(place, path),
    ),
    severity,
    message: whatIsMissing(mention),
    guess: lazy(() => guessFor(sought, reading)),
    remedy: REMEDY,
    repair: repairOf(mention, bases, scene, () => surelyAt(sought, severity, reading)),
  };
}

/** `agents/skills/a.md` where `.agents/skills/a.md` is there, and no folder `agents`. */
function withoutDot(mention: MentionedPath, reading: ReferenceReading): Suspect | null {
  const { written, path: whole, line, column } = mention;
  const { path } = whole;
  const { scene } = reading;
  const [first = ''] = path.split('/');
  if (path.startsWith('.') || !path.includes('/') || reading.isPortable) return null;
  const bases = basesOf(whole, reading).filter((base) => !scene.isFolder(`${base}${first}`));
  const hidden = bases.map((base) => `${base}.`);
  const twin = pathsFrom(hidden, path).find((one) => scene.repository.tree.entries.has(one));
  if (twin === undefined || reading.isSilent(line, column, written.length)) return null;
  return {
    kind: 'path',
    target: written,
    line,
    column,
    severity: 'warning',
    message: whatIsMissing(mention),
    guess: () => ({ hint: say`with a dot before it, ${twin} is there` }),
    remedy: REMEDY,
    repair: repairOf(mention, bases, scene, () =>
      move(`${twin.slice(0, -path.length - 1)}${path}`, twin),
    ),
  };
}

function basesOf({ fromRoot }: WrittenPath, reading: ReferenceReading): readonly string[] {
  if (reading.isPortable) return reading.homes;
  return fromRoot ? [''] : reading.folders;
}

/** How a mention is put right. */
function repairOf(
  { written, path: { bare }, line, column, program }: MentionedPath,
  bases: readonly string[],
  scene: ReferenceScene,
  elsewhere?: () => PathMove | null,
): ReferenceRepair | undefined {
  if (program === null) return undefined;
  const spelling =
    program === undefined
      ? { ...spelled(written, bare, column), path: bare, bases, climbs: false }
      : {
          ...program,
          path: program.old,
          bases: bases.map((base) => `${base}${program.folder}`),
          climbs: true,
        };
  return pathRepair({ line, ...spelling }, scene, elsewhere);
}

/** What is written over: the path alone, or all of it where its folders are parted by backslashes. */
function spelled(written: string, bare: string, column: number): Pick<Spelling, 'column' | 'old'> {
  const at = written.indexOf(bare);
  return at < 0 ? { column, old: written } : { column: column + at, old: bare };
}

/** Whether the reader made it, or git would ignore it, in a folder where it may be. */
async function mayBeMade(
  { path, isFolder }: WrittenPath,
  likeliest: readonly { readonly candidate: string }[],
  reading: ReferenceReading,
): Promise<boolean> {
  const { own, scene } = reading;
  if (reading.isWrittenByReader(path)) return true;
  for (const { candidate } of likeliest) {
    if (!(await scene.isIgnored(candidate, isFolder))) continue;
    const home = own.find((folder) => folder !== '' && candidate.startsWith(folder));
    if (home === undefined || !(await scene.isIgnored(home.slice(0, -1), true))) return true;
  }
  return false;
}

/** Whether a path ends in a plain word, `src/auth`, which may be anything. */
function isBareName({ extension, isFolder }: WrittenPath): boolean {
  return extension === null && !isFolder;
}

/** A text that goes along with its own folders speaks of these alone. */
function isOfPortable({ path, extension }: WrittenPath, { isSpecimen }: ReferenceReading): boolean {
  return /^(?:scripts|references|assets)(?:\/|$)/.test(path) && !isSpecimen && extension !== null;
}

/** Whether a plain word stands beside another below the same folder, and neither is there: `shop/list`, `shop/item`. */
function isOneOfNames({ path, line, written }: MentionedPath, reading: ReferenceReading): boolean {
  if (!isBareName(path)) return false;
  const folder = path.path.slice(0, path.path.lastIndexOf('/') + 1);
  return reading.codeOn(line).some((text) => {
    const other = text === written ? null : writtenPath(text);
    return (
      other !== null &&
      isBareName(other) &&
      folder !== '' &&
      other.path.startsWith(folder) &&
      !other.path.slice(folder.length).includes('/') &&
      !reading.scene.names.hasEnd(other.path)
    );
  });
}

function whatIsMissing({ written, path }: MentionedPath): Phrase {
  return path.isFolder || (path.extension === null && !baseName(path.path).includes('.'))
    ? say`There is no folder ${written}`
    : say`${written} does not exist`;
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
  mention: MentionedPath,
  reading: ReferenceReading,
  depth: number,
  missing: number,
): Suspect['severity'] | undefined {
  const { path, isCode } = mention;
  const isBelow = path.path.includes('/') && depth > 0;
  if (path.path.split('/').includes('..'))
    return depth > 0 && path.extension !== null ? 'notice' : undefined;
  if (path.extension === null) {
    if (!isCode) return undefined;
    return isBelow && !reading.isSecondHand ? folderSeverity(path, missing) : 'departed';
  }
  if (!isBelow) return outsideSeverity(mention, reading);
  if (mayBeOfUsers(path, path.extension)) return 'departed';
  const mayBeElsewhere = missing > 1 || MADE_ELSEWHERE.test(path.extension);
  return reading.isSecondHand && mayBeElsewhere ? 'notice' : 'warning';
}

/** Of a file without a folder, or in one that is not here. */
function outsideSeverity(
  mention: MentionedPath,
  reading: ReferenceReading,
): Suspect['severity'] | undefined {
  const { path, isCode } = mention;
  const isFirstHand = isCode && !reading.isSecondHand;
  if (path.path.includes('/')) return isFirstHand && !path.fromRoot ? 'notice' : 'departed';
  if (reading.isPortable) return undefined;
  // "See `ARCHITECTURE.md`" is a claim even where no folder says so.
  return isFirstHand &&
    path.extension === 'md' &&
    TELLS_TO_READ.test(reading.before(mention.line, mention.column))
    ? 'warning'
    : 'departed';
}

/** Whether a path is an address of a site as often, or lies where each user has files: in the folder of a tool. */
function mayBeOfUsers({ path, fromRoot }: WrittenPath, extension: string): boolean {
  if ((fromRoot && SERVED.test(extension)) || OF_AGENTS.test(path)) return true;
  const isOfTool = /^\.(?!github\/)/.test(path) && agentFileOf(path) === null;
  return isOfTool && MADE_ELSEWHERE.test(extension);
}

/** Endings of what sites serve: from the root on, such a path is an address as often. */
const SERVED = /^(?:txt|xml|html?|json|svg|png|ico|jpe?g|webp|css|pdf|webmanifest)$/;

/** Where an agent looks in every repository, whether or not something is there. */
const OF_AGENTS =
  /^\.github\/(?:copilot-instructions\.md|(?:agents|chatmodes|hooks|instructions|prompts|skills)$)/;

/** Files that a text tells to write as often as to read. */
const MADE_ELSEWHERE = /^(?:md|mdx|json|jsonl|ya?ml|txt|csv|html)$/;

/** Of a path without ending, below a folder that is here. */
function folderSeverity(path: WrittenPath, missing: number): 'warning' | 'departed' {
  // Folders of agents are looked into whether or not they are there.
  if (path.fromRoot || /^\.(?!github\/)/.test(path.path) || OF_AGENTS.test(path.path))
    return 'departed';
  if (path.isFolder) return 'warning';
  return AMBIGUOUS.test(path.path.split('/')[0] ?? '') || missing > 1 ? 'departed' : 'warning';
}

/** What stands before a file that an agent is to read: "See also", "refer to the". */
const TELLS_TO_READ = anyCase`
  \b(?:see|read|refer to|consult|follow|documented in|described in|defined in|details in|check|listed in
      |explained in|per)\s+(?:also\s+|the\s+|our\s+)?$`;

const JAVASCRIPT = /\.(?:js|mjs|cjs|jsx)$/;
const TYPESCRIPT_ENDINGS = wordList('.ts .tsx .mts .cts .d.ts');
/** Without ending it may be a module: `src/auth/guard` for `src/auth/guard.ts`. */
const MODULE_ENDINGS = wordList(`
  .ts .tsx .js .jsx .mjs .py .go .rs .rb .md .mdx .vue .svelte .kt .java .swift .php .ex .lua .sh .yml .yaml .mdc
  .json .css .test.ts .test.tsx .hpp .h .c .cpp .zig
`);

/** A path as imports may spell it. */
function importSpellings(path: string): string[] {
  if (JAVASCRIPT.test(path))
    return TYPESCRIPT_ENDINGS.map((ending) => path.replace(JAVASCRIPT, ending));
  return /\.[A-Za-z]{1,5}$/.test(path) ? [] : MODULE_ENDINGS.map((ending) => `${path}${ending}`);
}

/** Whether it exists under another root: as the end of a longer path, or in the spelling of imports. */
async function isElsewhere(
  path: string,
  parts: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  if (scene.names.hasEnd(path)) return true;
  if (importSpellings(path).some((one) => scene.names.hasEnd(one))) return true;
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
}

/** Where the file may be: one of its name, or one of a like name in the folder where it should be. */
function guessFor(sought: Sought, { document, scene }: ReferenceReading): Guess {
  const { path } = sought;
  if (path.extension === null) return { hint: null };
  const hint = namesakeHint(path.path, document.place, scene);
  if (hint !== null) return { hint };
  const likely = besideIt(sought, scene, nearestFileName);
  return likely === null ? { hint: null } : { hint: say`${likely} has a similar name`, likely };
}

/** The same where neither it nor the mention leaves a doubt. */
function surelyAt(
  sought: Sought,
  severity: Suspect['severity'],
  { document, scene }: ReferenceReading,
): PathMove | null {
  const { path, candidate } = sought;
  if (severity !== 'warning' || path.extension === null) return null;
  const to = namesakeOf(path.path, document.place, scene) ?? besideIt(sought, scene, mistypedFor);
  return move(candidate, to);
}

/** The file of a like name where the sought one should be; of short names every other one is near. */
function besideIt(
  { candidate, depth }: Sought,
  scene: ReferenceScene,
  likeOf: typeof nearestFileName,
): string | null {
  const name = baseName(candidate);
  const folder = foldersAbove(candidate).at(-1);
  if (folder === undefined || name.length < 7 || foldersAbove(candidate).length !== depth)
    return null;
  const like = likeOf(name, scene.names.inFolder(folder));
  return like === null || endingOf(like) !== endingOf(name) ? null : `${folder}/${like}`;
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A name and a version, as a manifest has a package that is depended on; a script of that name has a command there. */
const DEPENDENCY =
  /"(?<name>[^"\\\n]{1,214})"\s{0,9}:\s{0,9}"(?:[~^<>=v ]{0,4}\d|\*"|(?:latest|next)"|[a-z]{3,10}:)/g;

/** Whether a manifest in a folder of the text depends on the package that a path would begin with. */
async function isOfPackage(
  written: WrittenPath,
  { folders, scene }: ReferenceReading,
): Promise<boolean> {
  const [first = '', ...rest] = written.path.split('/');
  if (rest.length === 0 || !isBareName(written)) return false;
  const manifests = await scene.read(scene.inFolders(folders, 'package.json'));
  return [...manifests].some(([path, text]) => {
    const names = kept(scene.dependencies, path, () =>
      Array.from((text ?? '').matchAll(DEPENDENCY), ({ groups }) => groups?.['name'] ?? ''),
    );
    return names.includes(first);
  });
}
