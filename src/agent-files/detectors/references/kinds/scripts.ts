import { mistypedFor, nearest } from '../../../../text/nearest.js';
import { anyCase, joined } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { remembered } from '../../../../text/collections.js';
import { editOfWord, referencedCommandsIn, type ReferencedCommand } from '../commands.js';
import { isPlaceholder } from '../shape.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';

/* Does a text run a script that no package.json here has? `npm run biuld` does; `npm install` runs none. */

/** Scripts of package.json that a text tells to run: `npm run x`, `pnpm x`, `yarn x`, `bun run x`. */
export const scripts: MentionKind = {
  name: 'script',
  *mentions(reading) {
    if (reading.isPortable) return;
    for (const command of referencedCommandsIn(reading)) {
      const script = scriptOf(command);
      if (script === null || isStandIn(script)) continue;
      yield mentionOf(script, command, reading);
    }
  },
};

function mentionOf(script: string, command: ReferencedCommand, reading: ReferenceReading): Mention {
  const { line, column } = command;
  return {
    kind: 'script',
    target: script,
    line,
    column,
    isIn: async (scene) => isScript(script, reading, scene),
    suspect: async () => suspectOf(script, command, reading),
    lost: lostScript(script),
  };
}

/** Whether a manifest near the text, or any, has the script. */
async function isScript(
  script: string,
  { folders }: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean | null> {
  const near = await Promise.all(
    scene.inFolders(folders, 'package.json').map(async (path) => scriptsOf(path, scene)),
  );
  if (near.some((names) => names?.has(script))) return true;
  if (near.includes(null)) return null;
  const known = await everyScript(scene);
  return known === null ? null : known.has(script);
}

const REMEDY = plain(
  'Name an existing script, or remove the command: an agent would run it and fail.',
);

function lostScript(script: string): Pick<Suspect, 'message' | 'remedy'> {
  return { message: say`No package.json here has a script ${script}`, remedy: REMEDY };
}

async function suspectOf(
  script: string,
  command: ReferencedCommand,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { line, column } = command;
  const known = (await everyScript(reading.scene)) ?? new Set<string>();
  if (reading.isSecondHand && mayBeOfAnyProject(script, known)) return null;
  if (reading.isSilent(line, column, command.words.join(' ').length)) return null;
  return {
    kind: 'script',
    target: script,
    line,
    column,
    severity: reading.isSecondHand && command.isFenced ? 'notice' : 'warning',
    ...lostScript(script),
    guess: () => {
      const like = nearest(script, known);
      return { hint: like === null ? null : say`the nearest is ${like}` };
    },
    repair: editOfWord(script, mistypedFor(script, known), command, reading),
  };
}

/** Whether a name stands for any script: `npm run <script>` without its signs. */
function isStandIn(script: string): boolean {
  return isPlaceholder(script) || /^(?:script|cmd|command|task|name|args?)s?$/i.test(script);
}

/** Flags with a value behind them, which is no script. */
const VALUED = new RegExp(joined`
  ^(?:--filter|-F|--prefix|-C|--dir|--cwd|-w|--workspace|--loglevel|--reporter|--config|--userconfig
      |--filter-prod|--node-options)$`);

/** Names that are scripts wherever they are: no program of a package is called so. */
const CONVENTIONAL = anyCase`
  ^(?:dev|lint|format|typecheck|type-check|check-types|e2e|coverage|storybook:build
      |[a-z0-9]+(?:-[a-z0-9]+)*(?::[a-z0-9]+(?:-[a-z0-9]+)*)+)$`;

/** The script that a command runs, or null: it runs none, or it cannot be told. */
function scriptOf({ words }: ReferencedCommand): string | null {
  const [manager = ''] = words;
  if (!/^(?:npm|pnpm|yarn|bun)$/.test(manager)) return null;
  const rest = argumentsIn(words, manager);
  if (rest === null) return null;
  const named = scriptNamed(manager, rest);
  if (manager === 'yarn' && rest[0] === 'workspace' && !CONVENTIONAL.test(named)) return null;
  return /^[A-Za-z][A-Za-z0-9:_-]{0,80}$/.test(named) ? named : null;
}

/** The first three words behind a manager that are no flags; null where the script need not exist. */
function argumentsIn(words: readonly string[], manager: string): readonly string[] | null {
  const rest: string[] = [];
  for (let at = 1; at < words.length && rest.length < 3; at += 1) {
    const word = words[at] ?? '';
    // npm's -w names a workspace, pnpm's is a switch.
    if (VALUED.test(word) && !(word === '-w' && manager === 'pnpm')) at += 1;
    else if (word === '--if-present') return null;
    else if (word === '--') break;
    else if (!word.startsWith('-')) rest.push(word);
  }
  return rest;
}

/** The script that the first words name: `run build`, `test`, `workspace a build`, `lint`. Empty for other commands. */
function scriptNamed(
  manager: string,
  [first = '', second = '', third = '']: readonly string[],
): string {
  if (first === 'run' || first === 'run-script') return second;
  if (first === 'test' && manager !== 'bun') return first;
  if (manager === 'yarn' && first === 'workspace') return third;
  return (manager === 'pnpm' || manager === 'yarn') && CONVENTIONAL.test(first) ? first : '';
}

/** With fewer scripts it is a repository of commands for others: general texts are not compared with it. */
const FEW_SCRIPTS = 5;

/** Scripts that a text speaks of which is written for any project. */
const OF_ANY_PROJECT =
  /^(?:build|coverage|dev|e2e|format|lint|preview|start|test|type-?check|check-types)$/;

function mayBeOfAnyProject(script: string, known: ReadonlySet<string>): boolean {
  return known.size < FEW_SCRIPTS || OF_ANY_PROJECT.test(script);
}

/** Manifests that are read to find a script. With more of them nothing is reported. */
const MOST_MANIFESTS = 1_000;

/** The scripts of all packages of the tree; null where there are none, or too many to tell. */
const everyScript = remembered(async (scene: ReferenceScene) => {
  const paths = scene.names.called('package.json');
  if (paths.length === 0 || paths.length > MOST_MANIFESTS) return null;
  const texts = [...(await scene.read(paths)).values()];
  return new Set(texts.flatMap((text) => (text === null ? [] : [...(scriptsIn(text) ?? [])])));
});

/** Null where the manifest cannot be read. */
async function scriptsOf(path: string, scene: ReferenceScene): Promise<ReadonlySet<string> | null> {
  const text = await scene.textOf(path);
  return text === null ? null : scriptsIn(text);
}

/** The scripts of a manifest; null where it is no JSON object. */
function scriptsIn(text: string): ReadonlySet<string> | null {
  const manifest = parsed(text);
  if (typeof manifest !== 'object' || manifest === null) return null;
  const named: unknown = Object.getOwnPropertyDescriptor(manifest, 'scripts')?.value;
  return new Set(typeof named === 'object' && named !== null ? Object.keys(named) : []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
