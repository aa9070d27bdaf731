import { joined } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import { baseName } from '../../tree/path.js';
import type { DataNode } from '../../languages/data/node.js';
import { readData } from '../../languages/data/read-data.js';
import {
  clojureTasks,
  type DefinedNames,
  justRecipes,
  makeTargets,
  mixAliases,
  rakeTasks,
} from './recipes.js';

/* Which commands run what a file of the repository defines? One table for facts and for checks of agent files. */

/** Files that define names to run, and how they are read. */
export interface RunnerSource {
  /** What is defined: a script, a task, a target. */
  readonly noun: string;
  /** Names of files; one may begin with its folder. The first is the one that is spoken of. */
  readonly files: readonly string[];
  /** Ways of keys to the names, `*` being any key; none where the file is no data. */
  readonly ways: readonly (readonly string[])[];
  /** What a file defines; null where it cannot be read. */
  readonly read: (text: string, path: string) => DefinedNames | null;
  /** Files that are tasks themselves: what is captured is the name. */
  readonly fileTasks: RegExp | null;
}

/** A command that names what it runs. */
export interface Runner {
  readonly programs: ReadonlySet<string>;
  /** Matched behind the program, without its flags; its group `name` is the name. */
  readonly command: RegExp;
  readonly source: RunnerSource;
  /** It runs other programs too: a name that no file has may be one of these. */
  readonly isOpen: boolean;
}

type SourceRow = readonly [id: string, noun: string, files: string, ways: string];

/** Id, noun, files, and the ways to the names. Sources: the manual of each program. */
const DATA: readonly SourceRow[] = [
  ['npm', 'script', 'package.json', 'scripts'],
  ['composer', 'script', 'composer.json', 'scripts'],
  ['deno', 'task', 'deno.json deno.jsonc package.json', 'tasks, scripts'],
  [
    'poe',
    'task',
    'pyproject.toml poe_tasks.toml poe_tasks.yaml poe_tasks.json',
    'tool poe tasks, tasks',
  ],
  ['pdm', 'script', 'pyproject.toml', 'tool pdm scripts'],
  ['hatch', 'script', 'pyproject.toml hatch.toml', 'tool hatch envs * scripts, envs * scripts'],
  ['rye', 'script', 'pyproject.toml', 'tool rye scripts'],
  ['python', 'script', 'pyproject.toml', 'project scripts, tool poetry scripts'],
  [
    'pixi',
    'task',
    'pixi.toml pyproject.toml',
    'tasks, feature * tasks, tool pixi tasks, tool pixi feature * tasks',
  ],
  [
    'mise',
    'task',
    'mise.toml .mise.toml .config/mise.toml .mise/config.toml mise/config.toml .config/mise/config.toml',
    'tasks',
  ],
  ['cargo', 'alias', '.cargo/config.toml .cargo/config', 'alias'],
  ['turbo', 'task', 'turbo.json turbo.jsonc', 'tasks, pipeline'],
  ['nx', 'target', 'project.json package.json', 'targets, nx targets, scripts'],
  ['task', 'task', 'Taskfile.yml Taskfile.yaml taskfile.yml Taskfile.dist.yml', 'tasks'],
];

/** The same for files that are no data. */
const TEXTS: readonly (readonly [
  id: string,
  noun: string,
  files: string,
  read: RunnerSource['read'],
])[] = [
  ['make', 'target', 'Makefile makefile GNUmakefile', makeTargets],
  ['just', 'recipe', 'justfile Justfile .justfile', justRecipes],
  ['rake', 'task', 'Rakefile rakefile Rakefile.rb', rakeTasks],
  ['bb', 'task', 'bb.edn', clojureTasks],
  ['mix', 'alias', 'mix.exs', mixAliases],
];

/** Tasks that are files, as in `.mise/tasks/db/migrate`: `db:migrate`. */
const MISE_TASKS =
  /(?:^|\/)(?:\.config\/mise\/tasks|\.?mise\/tasks|\.?mise-tasks)\/((?:[\w-]+\/)*[\w-]+)(?:\.\w+)?$/;

/** Keys by which a file takes in what another one defines, or defines names for others. */
const TAKES_IN = [
  ['tool', 'poe', 'include'],
  ['include'],
  ['includes'],
  ['task_config', 'includes'],
  ['tasks', '*', 'aliases'],
];

const SOURCES: ReadonlyMap<string, RunnerSource> = new Map([
  ...DATA.map(([id, noun, files, written]): [string, RunnerSource] => {
    const ways = written.split(', ').map(wordList);
    const fileTasks = id === 'mise' ? MISE_TASKS : null;
    const read: RunnerSource['read'] = (text, path) => namesOf(text, path, ways);
    return [id, { noun, files: wordList(files), ways, read, fileTasks }];
  }),
  ...TEXTS.map(([id, noun, files, read]): [string, RunnerSource] => [
    id,
    { noun, files: wordList(files), ways: [], read, fileTasks: null },
  ]),
]);

/** Source, programs, `open` where they run other programs too and `-` where not, and what stands behind the program. */
const ROWS = String.raw`
npm | npm pnpm yarn bun | - | run(?:-script)? SCRIPT
npm | npm pnpm yarn | - | (?<name>test)
npm | npm | open | (?<name>start|stop|restart)
npm | pnpm yarn bun | open | SCRIPT
npm | node | - | --run SCRIPT
composer | composer | - | run(?:-script)? SCRIPT
composer | composer | open | SCRIPT
deno | deno | - | task NAME
poe | poe | - | NAME
pdm | pdm | open | run NAME
hatch | hatch | open | run (?:[\w-]{1,40}:)?NAME
rye | rye | open | run NAME
python | uv poetry | open | run NAME
pixi | pixi | open | run NAME
mise | mise | - | (?:run|r|tasks run) NAME
cargo | cargo | open | NAME
turbo | turbo | - | run NAME
turbo | turbo | open | NAME
nx | nx | open | NAME
rake | rake | open | NAME
bb | bb | open | (?:run )?NAME
mix | mix | open | NAME
make | make gmake | - | NAME
just | just | - | NAME
task | task | - | NAME
`;

export const RUNNERS: readonly Runner[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [id = '', programs = '', open = '', ...behind] = row.split(' | ');
    const source = SOURCES.get(id);
    if (source === undefined) throw new Error(`no source of the runner ${id}`);
    const written = behind
      .join(' | ')
      // Either of two scripts is often written with a slash between them: that names no third one.
      .replace('SCRIPT', '(?<name>[A-Za-z][\\w:-]{0,79})')
      .replace('NAME', '(?<name>[A-Za-z_][\\w:./-]{0,79})');
    return {
      programs: wordSet(programs),
      command: new RegExp(`^${written}(?= |$)`),
      source,
      isOpen: open === 'open',
    };
  });

/** Commands of the programs themselves, though a script may be called so. */
const OWN_COMMANDS: ReadonlySet<string> = wordSet(`
  run install i ci add remove rm uninstall update up upgrade link unlink exec dlx x create init publish pack
  audit why list ls store config env import rebuild prune patch outdated root bin setup version view login info
  cache dedupe deploy fetch licenses node npx workspace workspaces self-update global set get help tool pip sync
  lock python pm repl require show validate dump-autoload dumpautoload diagnose global licenses reinstall bump
  prohibits fund archive search status check-platform-reqs clear-cache create-project depends
  run-many affected graph reset migrate generate g daemon gen telemetry scan query watch boundaries logout
`);

/** Tasks of Mix, which an alias may go before; others have a dot in their names, and belong to packages. */
const OWN_OF_MIX: ReadonlySet<string> = wordSet(`
  archive clean cmd compile deps do escript eval format help hex loadconfig local new phx profile release run test
  xref
`);

/** Of these bun alone has commands: `bun build` bundles. */
const OWN_OF_BUN: ReadonlySet<string> = wordSet('build test');

/** Flags with a value behind them, by program. */
const VALUED: readonly (readonly [programs: string, flags: RegExp])[] = [
  ['make gmake', /^(?:-C|-f|-j|-l|-o|-W|-I|--directory|--file)$/],
  ['just', /^(?:-f|-d|--justfile|--working-directory|--set|--shell)$/],
  ['task', /^(?:-d|-t|--dir|--taskfile|-C)$/],
  ['pnpm', /^(?:--filter|--filter-prod|-F|--prefix|-C|--dir|--loglevel|--reporter|--config)$/],
  [
    'npm yarn bun',
    /^(?:--filter|-F|--prefix|-C|--cwd|-w|--workspace|--loglevel|--reporter|--config|--userconfig|--node-options)$/,
  ],
  ['turbo', /^(?:--filter|-F|--cwd|--concurrency|--env-mode|--log-order|--output-logs)$/],
  ['uv', /^(?:--package|-p|--python|--with|--extra|--group|--directory|--project|--env-file)$/],
  ['cargo', /^(?:-p|--package|--manifest-path|--features|-F|--target|--profile|--color|-Z|-j)$/],
  ['mise', /^(?:-C|--cd|-E|--env|-j|--jobs)$/],
  ['nx', /^(?:-t|--target|--targets|-p|--projects?|-c|--configuration|--parallel)$/],
  ['deno', /^(?:--cwd|--config|-c|--filter|-f)$/],
  ['poe', /^(?:-C|--directory|-e|--executor)$/],
  ['hatch', /^(?:-e|--env|-p|--project)$/],
  ['composer', /^(?:-d|--working-dir)$/],
  ['bb', /^(?:--config|--deps-root|-x|-m)$/],
];

const VALUED_OF: ReadonlyMap<string, RegExp> = new Map(
  VALUED.flatMap(([programs, flags]) =>
    wordList(programs).map((program): [string, RegExp] => [program, flags]),
  ),
);

/** Commands that run another one: what stands behind them is read as if it stood alone. */
const BEFORE_RUNNERS = new RegExp(joined`
  ^(?:(?:uv|poetry|pdm|hatch|rye) run|bundle exec|npx|bunx|corepack|(?:pnpm|yarn|npm|bun) exec|pnpm|yarn|bun)
    \x20(?=(?:poe|turbo|nx|rake|pnpm|yarn|npm|make|just|task) )`);

/** A command that runs what a file of the repository names. */
export interface NamedRun {
  readonly runner: Runner;
  readonly program: string;
  readonly names: readonly string[];
  /** Its words from the program on, with flags. */
  readonly words: readonly string[];
}

/** What a command of these words runs; null where it names nothing that a file of the repository has. */
export function namedRun(all: readonly string[]): NamedRun | null {
  const lead = BEFORE_RUNNERS.exec(`${all.slice(0, 4).join(' ')} `)?.[0] ?? '';
  const words = lead === '' ? all : all.slice(lead.trim().split(' ').length);
  const [program = ''] = words;
  // No script has to be there: `npm run lint --if-present`.
  if (!PROGRAMS.has(program) || words.includes('--if-present')) return null;
  const text = withoutFlags(words).slice(1).join(' ');
  for (const runner of RUNNERS) {
    const match = runner.programs.has(program) ? runner.command.exec(text) : null;
    const name = match?.groups?.['name'];
    if (match === null || name === undefined || isOwnCommand(name, text, program, runner)) continue;
    const rest = MANY.has(program) ? text.slice(match[0].length).split(' ') : [];
    return { runner, program, names: [name, ...rest.filter((word) => word !== '')], words };
  }
  return null;
}

/** Whether a name is a command of the program itself; behind `run` it is none. */
function isOwnCommand(name: string, text: string, program: string, { isOpen }: Runner): boolean {
  if (program === 'mix') return OWN_OF_MIX.has(name);
  if (!isOpen || text.startsWith('run ')) return false;
  return OWN_COMMANDS.has(name) || (program === 'bun' && OWN_OF_BUN.has(name));
}

const PROGRAMS: ReadonlySet<string> = new Set(RUNNERS.flatMap(({ programs }) => [...programs]));

/** Programs that run all names behind them; behind the name of others are its arguments. */
const MANY: ReadonlySet<string> = wordSet('make gmake turbo');

/** The words of a command up to `--` that are no flag, no value of one, and set no variable. */
export function withoutFlags(words: readonly string[]): readonly string[] {
  const [program = ''] = words;
  const valued = VALUED_OF.get(program);
  const said: string[] = [program];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--') break;
    if (word === '--run' && program === 'node') said.push(word);
    else if (valued?.test(word) === true || (word === 'workspace' && program === 'yarn')) at += 1;
    else if (!word.startsWith('-') && !/^[A-Za-z_]\w*=/.test(word)) said.push(word);
  }
  return said;
}

/** The names at the ends of ways of keys; null where the file cannot be read. */
function namesOf(
  text: string,
  path: string,
  ways: readonly (readonly string[])[],
): DefinedNames | null {
  if (baseName(path) === 'package.json') return scriptsIn(text);
  const data = readData(/\.\w+$/.test(path) ? path : `${path}.toml`, text.replace(/^\uFEFF/, ''));
  if (typeof data === 'string') return null;
  const names = ways.flatMap((way) => keysAt(data, way));
  const isWhole =
    !TAKES_IN.some((way) => keysAt(data, way.slice(0, -1)).includes(way.at(-1) ?? '')) &&
    !names.some((name) => name.includes('*'));
  // `web#build` is the task `build` of one package.
  return { names: names.map((name) => name.replace(/^.*#/, '')), includes: [], isWhole };
}

/** The keys of the maps at the end of a way. */
function keysAt(node: DataNode, [first, ...rest]: readonly string[]): readonly string[] {
  if (node.kind !== 'map') return [];
  if (first === undefined) return [...node.entries.keys()];
  return [...node.entries].flatMap(([name, entry]) =>
    entry !== 'twice' && (first === '*' || name === first) ? keysAt(entry.value, rest) : [],
  );
}

/** The scripts of a manifest of npm; null where it is no JSON object. Read at once: trees have a thousand of them. */
function scriptsIn(text: string): DefinedNames | null {
  const manifest = parsedJson(text);
  if (typeof manifest !== 'object' || manifest === null) return null;
  const named: unknown = Object.getOwnPropertyDescriptor(manifest, 'scripts')?.value;
  const names = typeof named === 'object' && named !== null ? Object.keys(named) : [];
  return { names, includes: [], isWhole: true };
}

/** The value of a JSON text; null where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
