import { plain, say } from '../../../../text/phrase.js';
import { anyCase, joined } from '../../../../text/pattern.js';
import {
  entriesOf,
  itemsOf,
  nodeText,
  openSettings,
  type OpenSettings,
  type Setting,
  under,
} from '../../../settings/read.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import { namesakeHint, type ReferenceScene } from '../scene.js';
import { isInvented, pathsFrom, writtenPath } from '../shape.js';
import { INTERPRETERS } from './programs.js';

/* Do settings start a program of the repository that is not there? Hooks, servers of MCP, and a status line do. */

/** Programs of the repository that settings of an agent start. */
export const started: MentionKind = {
  name: 'hook',
  *mentions(reading) {
    const settings = reading.isSpecimen ? null : openSettings(reading.document);
    if (settings === null) return;
    for (const command of commandsBelow(settings.root, 0))
      for (const program of programsOf(command))
        yield mentionOf(program, command, settings, reading);
  },
};

/** A command in settings: a line of a shell, or a program with its arguments. */
interface StartedCommand {
  readonly text: string;
  readonly at: number;
  /** Null where the text is a line of a shell. */
  readonly args: readonly string[] | null;
  /** The folder that it runs in, where that is said. */
  readonly cwd: string | null;
}

/** Levels of nesting: a hook is four below the root. */
const DEEPEST = 10;

function* commandsBelow(setting: Setting, depth: number): Generator<StartedCommand> {
  if (depth > DEEPEST) return;
  for (const item of itemsOf(setting)) yield* commandsBelow(item, depth + 1);
  for (const { value } of entriesOf(setting)) yield* commandsBelow(value, depth + 1);
  const cwd = nodeText(under(setting, 'cwd').at(-1)?.value);
  const args = under(setting, 'args').at(-1)?.value;
  for (const { value } of under(setting, 'command')) {
    // Some agents take the program and its arguments as one list.
    const [first, ...more] = itemsOf(value);
    const text = nodeText(first ?? value);
    if (text === null) continue;
    const given = [...more, ...itemsOf(args)].flatMap((item) => nodeText(item) ?? []);
    yield { text, at: value.at, args: first || args ? given : null, cwd };
  }
}

/** A command that looks first whether its file is there, or says what to do without it. */
const GUARDED = /\|\||\[ -[a-z] |test -[a-z] |2>\s?\/dev\/null|\bif \[/;

/** Longest command that is looked at; nobody writes longer ones by hand. */
const LONGEST = 4_000;

/** A word that leads to a file of the repository. */
interface StartedProgram {
  /** What stands behind the folder. */
  readonly written: string;
  readonly from: 'project' | 'plugin' | 'folder';
}

/** The repository, as a hook or server may write it, and what stands behind it. */
const IN_PROJECT = new RegExp(joined`
  ^"?(?:\$\{?(?:CLAUDE_PROJECT_DIR|CURSOR_PROJECT_DIR|GEMINI_PROJECT_DIR|PWD)(?::-(?:\.|\$\{?\w{1,30}\}?|\$\(pwd\)))?\}?
      |\$\(git rev-parse --show-toplevel\)|\$\(pwd\)|${'`'}git rev-parse --show-toplevel${'`'}
      |\$\{workspace(?:Folder|Root)\})"?/(.+)$`);
const IN_PLUGIN = /^"?\$\{?CLAUDE_PLUGIN_ROOT\}?"?\/(.+)$/;

function* programsOf({ text, args }: StartedCommand): Generator<StartedProgram> {
  const whole = [text, ...(args ?? [])].join(' ');
  if (whole.length > LONGEST || GUARDED.test(whole)) return;
  const commands =
    args === null ? partsOf(text) : [[text, ...args].map((word) => word.replaceAll('\n', ' '))];
  for (const words of commands) yield* startedBy(words);
}

function* startedBy(words: readonly string[]): Generator<StartedProgram> {
  const line = inShell(words);
  if (line !== null) {
    for (const inner of partsOf(line)) yield* startedBy(inner);
    return;
  }
  for (const [index, word] of words.entries()) {
    const [project, plugin] = [IN_PROJECT, IN_PLUGIN].map((base) => base.exec(word)?.[1]);
    if (project !== undefined) yield { written: unquoted(project), from: 'project' };
    else if (plugin !== undefined) yield { written: unquoted(plugin), from: 'plugin' };
    else if (isRun(words, index) && /^(?:\.\/)?[\w.@-]+\/[\w.@/-]+$/.test(word))
      yield { written: word.replace(/^\.\//, ''), from: 'folder' };
  }
}

/** The line that `bash -c` runs; null for other commands. */
function inShell([program = '', ...args]: readonly string[]): string | null {
  const at = args.findIndex((arg) => /^-[a-z]{0,3}c$/.test(arg));
  return /(?:^|\/)(?:ba|z|da)?sh$/.test(program) && at >= 0 ? (args[at + 1] ?? null) : null;
}

/** Words before the program itself. */
const RUNNERS = anyCase`
  ^(?:npx|bunx|uv|poetry|pdm|hatch|rye|pipenv|bundle|pnpm|yarn|npm|go|run|exec|env|tsx|deno|--|--[\w-]+|-[a-z]+
    |[a-z_]+=.*)$`;

/** Flags whose value is the next word. */
const VALUED = /^--(?:with|python|extra|group|package|env-file|import|require|loader|filter)$|^-r$/;

/** A file with an ending; without one it may be a program of the system. */
const HAS_ENDING = /\.[A-Za-z]\w{0,4}$/;

/** Whether a word is what a command runs: the first, or the first behind an interpreter. */
function isRun(words: readonly string[], index: number): boolean {
  const before = words.slice(0, index).filter((_, at) => !VALUED.test(words[at - 1] ?? ''));
  if (before.every((word) => RUNNERS.test(word))) return true;
  const at = before.findIndex((word) => INTERPRETERS.test(word));
  return (
    at >= 0 &&
    before.slice(0, at).every((word) => RUNNERS.test(word)) &&
    before.slice(at + 1).every((word) => /^-|^run$/.test(word)) &&
    !before.some((word) => /^-[a-z]*[ecm]$/.test(word))
  );
}

function unquoted(word: string): string {
  return word.replace(/["']/g, '');
}

/** The commands of a line of a shell as words; quotes keep blanks, and are taken off where they hold a whole word. */
function partsOf(line: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const [word] of line.matchAll(WORD)) {
    if (/^[&|;\n]+$/.test(word)) parts.push([]);
    else parts.at(-1)?.push(/^(["'])[^"']*\1$/.test(word) ? word.slice(1, -1) : word);
  }
  return parts;
}

const WORD = /[&|;\n]+|(?:\$\([^()\n]{0,200}\)|"[^"]*"|'[^']*'|[^\s&|;"'])+/g;

function mentionOf(
  { written, from }: StartedProgram,
  { at, cwd }: StartedCommand,
  settings: OpenSettings,
  reading: ReferenceReading,
): Mention {
  const { document, scene: here } = reading;
  const path = writtenPath(written)?.path ?? '';
  const tried = path === '' ? [] : pathsFrom(foldersOf(from, cwd, document.path), path);
  const named = { kind: 'hook', target: written, ...placeOf(written, at, settings) };
  const isMade = isInvented(path.split('/'));
  const lost = {
    message: say`The command runs ${written}, which does not exist`,
    remedy: plain(
      'Use the current path of the program, or remove the command: this hook ' +
        'does nothing at the moment.',
    ),
  };
  return {
    ...named,
    isIn: async (scene) => (tried.length === 0 ? null : (await scene.firstThere(tried)) !== null),
    suspect: async () =>
      isMade || (await isIgnored(tried, here)) || !HAS_ENDING.test(written)
        ? null
        : {
            ...named,
            gone: tried,
            severity: 'warning',
            ...lost,
            guess: () => ({ hint: namesakeHint(path, document.place, here) }),
          },
    // Of what has an ending history is asked, and says more.
    ...(isMade || !HAS_ENDING.test(written) ? { lost } : {}),
  };
}

async function isIgnored(paths: readonly string[], scene: ReferenceScene): Promise<boolean> {
  for (const path of paths) if (await scene.isIgnored(path)) return true;
  return false;
}

/** Where a path of settings may lead from: the folder that the agent is started in, or the plugin's own. */
function foldersOf(
  from: StartedProgram['from'],
  cwd: string | null,
  path: string,
): readonly string[] {
  const settings = /(?:^|\/)(?:\.[\w-]+(?:\/settings)?|hooks)\/[^/]*$|[^/]*$/;
  const project = path.replace(settings, '');
  const folder = project === '' ? '' : `${project}/`.replace(/\/{2,}$/, '/');
  if (from === 'plugin') return [folder];
  const said = cwd === null ? null : (writtenPath(unanchored(cwd))?.path ?? null);
  const inside = said === null || from === 'project' ? [] : [`${folder}${said}/`];
  return [...inside, folder, ''];
}

function unanchored(cwd: string): string {
  return IN_PROJECT.exec(cwd)?.[1] ?? cwd;
}

/** The place of a word in a setting; that of the setting where it is written otherwise. */
function placeOf(
  written: string,
  at: number,
  { document, placeOf: place }: OpenSettings,
): { readonly line: number; readonly column: number } {
  const found = document.text.indexOf(written, at);
  return place(found < 0 || found > at + LONGEST ? at : found);
}
