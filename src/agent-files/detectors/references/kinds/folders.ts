import { joined } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { foldersAround } from '../bases.js';
import { SHELL_FENCES } from '../commands.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import { namesakeHint, type ReferenceScene } from '../scene.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import { pathRepair } from '../respelling.js';
import { isInvented, isLeftBehind, pathsFrom, writtenPath, type WrittenPath } from '../shape.js';

/* Does a command go into a folder that is not there, such as `cd apps/api && pnpm test`, or `make -C apps/api`? */

/** Folders that `cd`, `pushd` and flags go into, in inline code and in the fences of a shell. */
export const folders: MentionKind = {
  name: 'folder',
  *mentions(reading) {
    if (reading.isPortable) return;
    for (const one of entered(reading)) yield mentionOf(one, reading);
  },
};

interface EnteredFolder {
  /** As written. */
  readonly written: string;
  /** What goes into it: `cd`, `pushd`, or a flag. */
  readonly entry: string;
  readonly path: WrittenPath;
  /** The folders that commands before it went into, each with its final `/`; empty at the beginning. */
  readonly from: string;
  readonly line: number;
  readonly column: number;
}

/** What makes a folder in which the commands behind it go on: a clone, a copy, a new project. */
const MAKES =
  /\b(?:mkdir|clone|worktree|create[-\w]*|init|new|scaffold|unzip|tar|mktemp|degit|checkout|generate)\b/;

/** A command that changes the folder, or has a flag to run in another one; what is no plain path is not followed. */
const ENTERS = new RegExp(
  joined`
    (?:^|&&|\|\||[;|(]|[$>]\s)\s{0,8}
    (?:(cd|pushd|popd)(?:\s{1,8}(?:--\s)?(\S{1,300}))?
      |(?:make|gmake|pnpm|npm|yarn|bun|go|git|uv|poetry|mise)\s(?:[^\s&|;]{1,80}\s){0,3}?
        (-C|--prefix|--cwd|--dir|--directory)(?:=|\s{1,8})(\S{1,300}))`,
  'g',
);

function* entered(reading: ReferenceReading): Generator<EnteredFolder> {
  for (const { line, column, text } of reading.document.markdown.code)
    if (text.length <= LONGEST_LINE) yield* enteredIn(text, line, column, { from: '' });
  let state: State = { from: '' };
  let last = 0;
  for (const { kind, language, raw, number } of reading.lines) {
    if (kind !== 'code' || !SHELL_FENCES.has(language) || raw.length > LONGEST_LINE) continue;
    if (number !== last + 1 || /^[\s>]*(?:```|~~~)/.test(raw)) state = { from: '' };
    last = number;
    yield* enteredIn(raw.replace(/(?:^|\s)#.*$/, ''), number, 1, state);
  }
}

/** Null where nobody knows the folder any more. */
interface State {
  from: string | null;
}

function* enteredIn(
  text: string,
  line: number,
  column: number,
  state: State,
): Generator<EnteredFolder> {
  if (MAKES.test(text)) state.from = null;
  if (!/\b(?:cd|pushd|popd)\b|\s(?:-C|--prefix|--cwd|--dir)/.test(text)) return;
  for (const { 0: whole, 1: program, 2: to, 3: flag, 4: at, index } of text.matchAll(ENTERS)) {
    const written = (to ?? at ?? '').replace(/^["'(]+|["')&;|]+$/g, '');
    const { from } = state;
    const path = program === 'popd' || /^[~/\\-]/.test(written) ? null : writtenPath(written);
    const place = { line, column: column + index + whole.lastIndexOf(written) };
    if (from !== null && path !== null)
      yield { written, entry: flag ?? 'cd', path, from, ...place };
    // A flag counts for its own command.
    if (flag === undefined)
      state.from = from === null || path === null ? null : `${from}${path.path}/`;
  }
}

/** Where a folder may be: behind those before it; seen from the beginning too, where lines are typed one by one. */
function placesOf({ path, from, line }: EnteredFolder, reading: ReferenceReading): string[] {
  const bases = [...reading.folders, ...foldersAround(reading, line)];
  return [
    ...pathsFrom(
      bases.map((base) => `${base}${from}`),
      path.path,
    ),
    ...(from === '' ? [] : pathsFrom(bases, path.path)),
  ];
}

function mentionOf(folder: EnteredFolder, reading: ReferenceReading): Mention {
  const { written, entry, line, column } = folder;
  const tried = placesOf(folder, reading);
  return {
    kind: 'folder',
    target: `${entry} ${written}`,
    line,
    column,
    isIn: async (scene) => (tried.length === 0 ? null : isEntered(folder.path.path, tried, scene)),
    suspect: async () => suspectOf(folder, tried, reading),
  };
}

/** Whether the folder is there; a text may leave out those above it. */
async function isEntered(
  path: string,
  tried: readonly string[],
  scene: ReferenceScene,
): Promise<boolean> {
  return (await scene.firstThere(tried)) !== null || scene.names.hasEnd(path);
}

async function suspectOf(
  { written, entry, path, from, line, column }: EnteredFolder,
  tried: readonly string[],
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { scene } = reading;
  const [first = ''] = tried;
  const parts = first.split('/');
  const depth = scene.depthOf(first);
  if (isLeftBehind([...parts, '']) || isInvented(parts.slice(depth))) return null;
  for (const place of tried) if (await scene.isIgnored(place, true)) return null;
  if (reading.isSilent(line, column, written.length)) return null;
  // Alone it may be the folder of a clone; below one that is here it is of this repository.
  const isOfHere = from === '' && depth > 0 && path.path.includes('/') && !reading.isSecondHand;
  return {
    kind: 'folder',
    target: `${entry} ${written}`,
    line,
    column,
    gone: [...new Set(tried)],
    severity: isOfHere ? 'warning' : 'departed',
    message: say`The command goes into ${written}, which does not exist`,
    guess: () => ({ hint: namesakeHint(path.path, reading.document.place, scene) }),
    remedy: plain(
      'Use the current path of the folder, or remove the command: an agent would run it and fail.',
    ),
    repair: pathRepair(
      { line, column, old: written, path: path.bare, bases: reading.folders, climbs: true },
      scene,
    ),
  };
}
