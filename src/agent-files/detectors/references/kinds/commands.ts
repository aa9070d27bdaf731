import { mistypedFor, nearest } from '../../../../text/nearest.js';
import { anyCase } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { kept, remembered } from '../../../../text/collections.js';
import { baseName, foldersAbove, normalisePath } from '../../../../tree/path.js';
import { namedRun, type NamedRun, type RunnerSource } from '../../../mentions/runners.js';
import {
  editOfWord,
  referencedCommandsIn,
  runsElsewhere,
  type ReferencedCommand,
} from '../commands.js';
import { isAtHome } from '../home.js';
import { isPlaceholder } from '../shape.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';
import { packagesRun } from './workspaces.js';

/* Does a text run a script, target or task that no file here has? `npm run biuld` does; `npm install` runs none. */

/** Scripts of package.json, targets of make, tasks and aliases that a text tells to run. */
export const commands: MentionKind = {
  name: 'command',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    for (const command of referencedCommandsIn(reading)) {
      const run = namedRun(command.words);
      if (run === null || runsElsewhere(command, reading)) continue;
      for (const name of namesOf(run, command))
        if (!isStandIn(name)) yield mentionOf({ name, run, command, reading });
    }
  },
};

/** A name that a command runs, where it is written. */
interface Named {
  readonly name: string;
  readonly run: NamedRun;
  readonly command: ReferencedCommand;
  readonly reading: ReferenceReading;
}

function mentionOf(named: Named): Mention {
  const { reading, name } = named;
  const mayBeOfOthers = reading.isPortable && OF_ANY_PROJECT.test(name);
  return {
    ...placeOf(named),
    isIn: async (scene) => isDefined(named, scene),
    suspect: async () => suspectOf(named),
    ...(mayBeOfOthers ? {} : { lost: lostName(named) }),
  };
}

function placeOf({
  name,
  run,
  command: { line, column },
}: Named): Omit<Mention, 'isIn' | 'suspect' | 'lost'> {
  return isScript(run)
    ? { kind: 'script', target: name, line, column }
    : { kind: 'target', target: `${run.program} ${name}`, line, column };
}

function isScript({ runner: { source } }: NamedRun): boolean {
  return source.files[0] === 'package.json';
}

/** Whether a name stands for any: `npm run <script>` without its signs. */
function isStandIn(name: string): boolean {
  return (
    isPlaceholder(name) || /^(?:script|cmd|command|task|name|args?|target|recipe)s?$/i.test(name)
  );
}

/** `make sure` and the like, where a fence holds prose. */
const PROSE = anyCase`
  ^(?:sure|a|an|the|it|this|that|them|your|use|sense|no|any|changes|every|each|to|up|for|new|certain|only|one
      |some|you|and|or|of|with|in|on|is|are|note)$`;

/** The names that a command runs. A word that can be none makes a line of a fence prose. */
function namesOf({ names }: NamedRun, { isFenced }: ReferencedCommand): readonly string[] {
  // `make up` is a target, "make up your mind" is none.
  if (names.length === 1 && names[0] === 'up') return names;
  const end = names.findIndex(
    (name) => !/^[A-Za-z_][\w.:/-]{0,80}$/.test(name) || PROSE.test(name),
  );
  if (end < 0) return names;
  return isFenced ? [] : names.slice(0, end);
}

/** Whether a tree has what a command runs; null where nobody can tell. */
async function isDefined(
  { name, run, reading }: Named,
  scene: ReferenceScene,
): Promise<boolean | null> {
  const { runner } = run;
  const known = await definedIn(runner.source, scene);
  if (known === null) return null;
  const near = nearFiles(runner.source, reading, scene);
  const packages = isScript(run) ? await packagesRun(run.words, scene) : null;
  const asked = packages ?? filesMeant(run, near, known, reading);
  const isAnywhere = packages === null && isScript(run);
  if (isAnywhere ? known.names.has(name) : asked.some((path) => known.byFile.get(path)?.has(name)))
    return true;
  if (await isFileOfMake(name, run, reading, scene)) return true;
  const sure = packages ?? (near.length > 0 || isScript(run) ? near : asked);
  if (mayHoldMore(sure, runner.isOpen, known)) return null;
  return runner.isOpen && (await isProgramOfPackage(name, near, scene)) ? null : false;
}

/** Whether one of some files may define what is not known: it cannot be read, or it takes in others. */
function mayHoldMore(
  paths: readonly string[],
  isOpen: boolean,
  { byFile, whole }: Defined,
): boolean {
  return paths.some(
    (path) =>
      (byFile.get(path) ?? null) === null ||
      // What runs other programs as well is said to lack a name only where it had it.
      (!isOpen && !whole.has(path)),
  );
}

/** The files that a text can mean: those near it, and those in folders that it names. All, where none is near. */
function filesMeant(
  { runner }: NamedRun,
  near: readonly string[],
  { byFile }: Defined,
  { document }: ReferenceReading,
): readonly string[] {
  const all = [...byFile.keys()];
  if (near.length === 0 || runner.source.fileTasks !== null) return all;
  const said = document.text.toLowerCase();
  return all.filter(
    (path) =>
      near.includes(path) ||
      path
        .toLowerCase()
        .split('/')
        .slice(0, -1)
        .some((folder) => folder.length > 2 && said.includes(folder)),
  );
}

/** A file is a target of make as well; a bare word is one only where it lies beside the text. */
async function isFileOfMake(
  name: string,
  { program }: NamedRun,
  { folders }: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean> {
  if (!program.endsWith('make')) return false;
  if (/[./]/.test(name)) return scene.names.hasEnd(name);
  return (await scene.firstThere(folders.map((folder) => `${folder}${name}`))) !== null;
}

/** Whether a manifest near the text names a package so: it may bring a program of this name. */
async function isProgramOfPackage(
  name: string,
  near: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  const texts = [...(await scene.read(near)).values()];
  const blocks = texts.flatMap((text) => text?.match(DEPENDENCIES) ?? []);
  return blocks.some((block) => block.includes(`"${name}"`));
}

const DEPENDENCIES = /ependencies"\s{0,9}:\s{0,9}\{[^}]*/g;

function lostName({ name, run }: Named): Pick<Suspect, 'message' | 'remedy'> {
  const { files, noun } = run.runner.source;
  return {
    message: say`No ${[baseName(files[0] ?? '')]} here has a ${[noun]} ${name}`,
    remedy: plain(
      isScript(run)
        ? 'Name an existing script, or remove the command: an agent would run it and fail.'
        : 'Name an existing one, or remove the command: an agent would run it and fail.',
    ),
  };
}

async function suspectOf(named: Named): Promise<Suspect | null> {
  const { name, run, command, reading } = named;
  if (run.runner.isOpen && !isConventional(run, name)) return null;
  const { line, column } = command;
  const known = await definedIn(run.runner.source, reading.scene);
  // With none of the files here the command is of another repository; one that takes in others may have the name.
  if (known === null || known.byFile.size === 0) return null;
  if (!isScript(run)) {
    const near = nearFiles(run.runner.source, reading, reading.scene);
    const meant = filesMeant(run, near, known, reading);
    if (known.names.size === 0 || meant.some((path) => !known.whole.has(path))) return null;
  }
  const atHome = await isAtHome(reading);
  if (!atHome && (reading.isPortable || mayBeOfAnyProject(named, known.names))) return null;
  if (reading.isSilent(line, column, command.words.join(' ').length)) return null;
  return {
    ...placeOf(named),
    severity: !atHome && command.isFenced ? 'notice' : 'warning',
    ...lostName(named),
    guess: () => {
      const like = nearest(name, known.names);
      return { hint: like === null ? null : say`the nearest is ${like}` };
    },
    repair: editOfWord(name, mistypedFor(name, known.names), command, reading),
  };
}

/** Names that are scripts wherever they are: no program of a package is called so. */
const CONVENTIONAL = anyCase`
  ^(?:dev|lint|format|typecheck|type-check|check-types|e2e|coverage|storybook:build
      |[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*)+)$`;

/** Programs beside which these names are no programs of a package. */
const NAMES_SCRIPTS = /^(?:pnpm|yarn|bun|composer|bb)$/;

function isConventional({ program }: NamedRun, name: string): boolean {
  return NAMES_SCRIPTS.test(program) && CONVENTIONAL.test(name);
}

/** With fewer scripts it is a repository of commands for others: general texts are not compared with it. */
const FEW_SCRIPTS = 5;

/** Names of what a text speaks of that is written for any project. */
const OF_ANY_PROJECT =
  /^(?:build|coverage|dev|e2e|format|lint|preview|start|test|type-?check|check-types)$/;

function mayBeOfAnyProject({ name, run }: Named, known: ReadonlySet<string>): boolean {
  return isScript(run) && (known.size < FEW_SCRIPTS || OF_ANY_PROJECT.test(name));
}

/** What all files of one kind define in a tree. */
interface Defined {
  readonly names: ReadonlySet<string>;
  /** By path, what each defines; null where it cannot be read. */
  readonly byFile: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** The files that define no more than is known. */
  readonly whole: ReadonlySet<string>;
}

/** Files that are read to find a name. In a tree with more of them one not read may have it, so nothing is said. */
const MOST_FILES = 1_000;

/** By their kind what the files of a tree define: texts ask for it again and again. */
const definedBy = remembered(
  (_scene: ReferenceScene) => new Map<RunnerSource, Promise<Defined | null>>(),
);

/** Null where there are too many files. */
async function definedIn(source: RunnerSource, scene: ReferenceScene): Promise<Defined | null> {
  return kept(definedBy(scene), source, async () => readEvery(source, scene));
}

async function readEvery(source: RunnerSource, scene: ReferenceScene): Promise<Defined | null> {
  const paths = source.files.flatMap((file) =>
    scene.names.called(baseName(file)).filter(endsIn(file)),
  );
  if (paths.length > MOST_FILES) return null;
  const names = new Set<string>();
  const byFile = new Map<string, ReadonlySet<string> | null>();
  const whole = new Set<string>();
  const texts = await scene.read(paths);
  for (const path of paths) {
    const found = await withIncluded(path, texts.get(path) ?? null, source, scene);
    byFile.set(path, found === null ? null : new Set(found.names));
    if (found?.isWhole === true) whole.add(path);
    for (const name of found?.names ?? []) names.add(name);
  }
  for (const [path, task] of tasksThatAreFiles(source, scene)) {
    names.add(task);
    byFile.set(path, new Set([task]));
    whole.add(path);
  }
  return { names, byFile, whole };
}

/** Tasks that are files themselves, by their paths. */
function* tasksThatAreFiles(
  { fileTasks }: RunnerSource,
  scene: ReferenceScene,
): Generator<readonly [path: string, task: string]> {
  if (fileTasks === null) return;
  for (const path of scene.repository.tree.entries.keys()) {
    const task = fileTasks.exec(path)?.[1]?.replaceAll('/', ':');
    if (task !== undefined) yield [path, task];
  }
}

/** What a file defines, with those that it takes in; null where it cannot be read. */
async function withIncluded(
  path: string,
  text: string | null,
  source: RunnerSource,
  scene: ReferenceScene,
): Promise<{ readonly names: readonly string[]; readonly isWhole: boolean } | null> {
  const first = text === null ? null : source.read(text, path);
  if (first === null) return null;
  const names = [...first.names];
  let { isWhole } = first;
  const read = new Set([path]);
  const ahead = [{ from: path, includes: first.includes }];
  for (const { from, includes } of ahead) {
    for (const included of includes.slice(0, MOST_INCLUDES)) {
      const folder = foldersAbove(from).at(-1) ?? '';
      const at = normalisePath(folder === '' ? included : `${folder}/${included}`);
      if (at === null || read.has(at) || ahead.length > MOST_INCLUDES) continue;
      read.add(at);
      const other = (await scene.read([at])).get(at) ?? null;
      const found = other === null ? null : source.read(other, at);
      if (found === null || !found.isWhole) isWhole = false;
      if (found === null) continue;
      names.push(...found.names);
      ahead.push({ from: at, includes: found.includes });
    }
  }
  return { names, isWhole };
}

const MOST_INCLUDES = 50;

function endsIn(file: string): (path: string) => boolean {
  return (path) => path === file || path.endsWith(`/${file}`);
}

/** The files of a kind in the folders of a text. */
function nearFiles(
  { files }: RunnerSource,
  { folders }: ReferenceReading,
  scene: ReferenceScene,
): readonly string[] {
  return files.flatMap((file) => scene.inFolders(folders, file));
}
