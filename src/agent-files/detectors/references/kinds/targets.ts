import { mistypedFor, nearest } from '../../../../text/nearest.js';
import { anyCase } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { kept, remembered } from '../../../../text/collections.js';
import { baseName } from '../../../../tree/path.js';
import { editOfWord, referencedCommandsIn, type ReferencedCommand } from '../commands.js';
import type { ReferenceReading } from '../reading.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import type { ReferenceScene } from '../scene.js';
import { isPlaceholder } from '../shape.js';

/* Does a text run a target of make, a recipe of just or a task of Task that no file here has? "make sure" is prose. */

/** A program that runs what a file of the repository defines. */
interface Runner {
  readonly program: string;
  readonly files: readonly string[];
  /** What a file defines; null where it takes in more than it says. */
  readonly read: (text: string) => ReadonlySet<string> | null;
  /** Flags with a value behind them, which is no target. */
  readonly valued: RegExp;
  readonly noun: string;
}

/** The programs, each with the files that it reads. */
const RUNNERS: readonly Runner[] = [
  {
    program: 'make',
    files: ['Makefile', 'makefile', 'GNUmakefile'],
    read: targetsIn,
    valued: /^(?:-C|-f|-j|-l|-o|-W|-I|--directory|--file)$/,
    noun: 'target',
  },
  {
    program: 'just',
    files: ['justfile', 'Justfile', '.justfile'],
    read: recipesIn,
    valued: /^(?:-f|-d|--justfile|--working-directory|--set|--shell)$/,
    noun: 'recipe',
  },
  {
    program: 'task',
    files: ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml', 'Taskfile.dist.yml'],
    read: tasksIn,
    valued: /^(?:-d|-t|--dir|--taskfile|-C)$/,
    noun: 'task',
  },
];

/** Targets of make, recipes of just, tasks of Task that a text tells to run. */
export const targets: MentionKind = {
  name: 'target',
  *mentions(reading) {
    if (reading.isPortable) return;
    for (const command of referencedCommandsIn(reading)) {
      const runner = RUNNERS.find(({ program }) => program === command.words[0]);
      if (runner === undefined) continue;
      for (const target of targetsOf(command, runner))
        if (!isPlaceholder(target)) yield mentionOf(target, command, runner, reading);
    }
  },
};

function mentionOf(
  target: string,
  command: ReferencedCommand,
  runner: Runner,
  reading: ReferenceReading,
): Mention {
  const { line, column } = command;
  return {
    kind: 'target',
    target: `${runner.program} ${target}`,
    line,
    column,
    isIn: async (scene) => isTarget(target, runner, scene),
    suspect: async () => suspectOf(target, command, runner, reading),
    lost: lostTarget(target, runner),
  };
}

async function targetsKnown(
  runner: Runner,
  scene: ReferenceScene,
): Promise<ReadonlySet<string> | null> {
  return kept(targetsBy(scene), runner, async () => readEvery(runner, scene));
}

async function isTarget(
  target: string,
  runner: Runner,
  scene: ReferenceScene,
): Promise<boolean | null> {
  const known = await targetsKnown(runner, scene);
  if (known === null) return null;
  // A file is a target as well.
  return known.has(target) || (runner.program === 'make' && scene.names.hasEnd(target));
}

function lostTarget(target: string, runner: Runner): Pick<Suspect, 'message' | 'remedy'> {
  return {
    message: say`No ${[baseName(runner.files[0] ?? '')]} here has a ${[runner.noun]} ${target}`,
    remedy: plain('Name an existing one, or remove the command: an agent would run it and fail.'),
  };
}

async function suspectOf(
  target: string,
  command: ReferencedCommand,
  runner: Runner,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { line, column } = command;
  if (reading.isSilent(line, column, command.words.join(' ').length)) return null;
  const known = (await targetsKnown(runner, reading.scene)) ?? new Set<string>();
  return {
    kind: 'target',
    target: `${runner.program} ${target}`,
    line,
    column,
    severity: reading.isSecondHand && command.isFenced ? 'notice' : 'warning',
    ...lostTarget(target, runner),
    guess: () => {
      const like = nearest(target, known);
      return { hint: like === null ? null : say`the nearest is ${like}` };
    },
    repair: editOfWord(target, mistypedFor(target, known), command, reading),
  };
}

/** `make sure` and the like, where a fence holds prose. */
const PROSE = anyCase`
  ^(?:sure|a|an|the|it|this|that|them|your|use|sense|no|any|changes|every|each|to|up|for|new|certain|only|one
      |some|you|and|or|of|with|in|on|is|are|note)$`;

/** The targets that a command runs. A word that can be none makes a line of a fence prose. */
function targetsOf({ words, isFenced }: ReferencedCommand, runner: Runner): string[] {
  const found: string[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (runner.valued.test(word)) {
      at += 1;
      continue;
    }
    if (word.startsWith('-') || word.includes('=')) continue;
    if (!/^[A-Za-z_][\w.:/-]{0,80}$/.test(word) || PROSE.test(word)) return isFenced ? [] : found;
    found.push(word);
    if (runner.program !== 'make') break; // what follows are arguments
  }
  return found;
}

/** Files that are read to find a target. In a tree with more of them one not read may have it, so nothing is said. */
const MOST_FILES = 300;

/** All targets by the program that runs them: texts ask for them again and again. */
const targetsBy = remembered(
  (_scene: ReferenceScene) => new Map<Runner, Promise<ReadonlySet<string> | null>>(),
);

/** The targets of all files of the tree; null where there is no such file, or one takes in more than it says. */
async function readEvery(
  runner: Runner,
  scene: ReferenceScene,
): Promise<ReadonlySet<string> | null> {
  const paths = runner.files.flatMap((name) => scene.names.called(name));
  if (paths.length === 0 || paths.length > MOST_FILES) return null;
  const names = new Set<string>();
  for (const text of (await scene.read(paths)).values()) {
    const found = text === null ? null : runner.read(text);
    if (found === null) return null;
    for (const name of found) names.add(name);
  }
  return names;
}

/** GNU make, "Rule Syntax". An include, a pattern rule or a computed name may stand for any target. */
function targetsIn(text: string): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    // Recipes, and lines that nobody wrote by hand.
    if (line.startsWith('\t') || line.length > 4_000) continue;
    if (/^\s*(?:-?include|sinclude)\b|\$\(eval\b|\$\(call\b.*\)\s*$|^\s*\.DEFAULT\s*:/.test(line))
      return null;
    const rule = /^([^#=:]+?)\s*::?(?!=)/.exec(line)?.[1];
    const phony = /^\.PHONY\s*:\s*(.*)$/.exec(line)?.[1]?.replace(/#.*$/, '');
    for (const name of `${rule ?? ''} ${phony ?? ''}`.trim().split(/\s+/)) {
      if (/^%$|^%[^.]|[^./]%|^\$[({][^)}]*[)}]$/.test(name)) return null;
      names.add(name);
    }
  }
  return names;
}

/** Source: the manual of just, "Recipes", "Aliases", "Imports", "Modules". */
function recipesIn(text: string): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    if (line.length > 4_000) continue;
    if (/^(?:import|mod|!include)\b|^set\s+fallback/.test(line)) return null;
    const name =
      /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] ??
      /^@?([A-Za-z_][\w-]*)(?:\s[^:]*)?:(?!=)/.exec(line)?.[1];
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** Source: taskfile.dev, "Schema". Only the keys right below `tasks:`. */
function tasksIn(text: string): ReadonlySet<string> | null {
  const names = new Set<string>();
  let indent: number | null = null;
  let inside = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('includes:') || line.includes('aliases:')) return null;
    if (/^\S/.test(line)) inside = line.startsWith('tasks:');
    const key = /^( +)["']?([\w:.*-]+)["']?:/.exec(line);
    if (!inside || key === null) continue;
    const [, blanks = '', name = ''] = key;
    indent ??= blanks.length;
    if (blanks.length !== indent) continue;
    if (name.includes('*')) return null;
    names.add(name);
  }
  return names;
}
