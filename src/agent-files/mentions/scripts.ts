import { wordSet } from '../../text/words.js';
import type { SourceText } from '../../anchors/source-text.js';
import { foldersUpFrom } from '../../tree/path.js';
import type { Anchor, Finder, Ground } from './mention.js';
import type { CitableFiles } from './citable-files.js';
import { dataOf, pointerOf, valueAt } from './data-values.js';

/* Which script does a statement say to run? "Run `npm run lint`" cites `/scripts/lint` of the nearest manifest. */

/** A program that runs what a data file names: `way` leads to the names, as keys from the root of the file. */
interface Runner {
  readonly command: RegExp;
  readonly files: readonly string[];
  readonly way: readonly string[];
}

/** A name of a script: `lint`, `test:unit`, `build/all`. */
const NAME = String.raw`(?<name>[A-Za-z0-9][\w:./-]{0,79})`;

/** Commands of package managers that are no scripts, though a script may be called so. */
const OWN_COMMANDS: ReadonlySet<string> = wordSet(`
  run install i ci add remove rm uninstall update up upgrade link unlink exec dlx x create init publish pack
  audit why list ls store config env import rebuild prune patch outdated root bin setup version view login info
  cache dedupe deploy fetch licenses node npx workspace workspaces self-update global set get help tool pip sync
  lock python
`);

/** Which command runs names of which file: `npm run lint` runs `/scripts/lint` of `package.json`. */
const RUNNERS: readonly Runner[] = [
  {
    command: new RegExp(
      String.raw`^(?:npm|pnpm|yarn|bun)(?: --silent| -s)? run(?:-script)?(?: --silent| -s)? ${NAME}(?= |$)`,
    ),
    files: ['package.json'],
    way: ['scripts'],
  },
  {
    command: /^(?:npm|bun) (?<name>test|start|stop|restart)(?= |$)/,
    files: ['package.json'],
    way: ['scripts'],
  },
  {
    command: new RegExp(String.raw`^(?:pnpm|yarn) ${NAME}(?= |$)`),
    files: ['package.json'],
    way: ['scripts'],
  },
  {
    command: new RegExp(String.raw`^composer (?:run(?:-script)? )?${NAME}(?= |$)`),
    files: ['composer.json'],
    way: ['scripts'],
  },
  {
    command: new RegExp(String.raw`^deno task ${NAME}(?= |$)`),
    files: ['deno.json', 'deno.jsonc'],
    way: ['tasks'],
  },
  {
    command: new RegExp(String.raw`^(?:uv run |poetry run )?poe ${NAME}(?= |$)`),
    files: ['pyproject.toml'],
    way: ['tool', 'poe', 'tasks'],
  },
  {
    command: new RegExp(String.raw`^pdm run ${NAME}(?= |$)`),
    files: ['pyproject.toml'],
    way: ['tool', 'pdm', 'scripts'],
  },
  {
    command: new RegExp(String.raw`^pixi run ${NAME}(?= |$)`),
    files: ['pixi.toml'],
    way: ['tasks'],
  },
  {
    command: new RegExp(String.raw`^mise run ${NAME}(?= |$)`),
    files: ['mise.toml', '.mise.toml'],
    way: ['tasks'],
  },
];

/** Programs with a recipe for each name; their files are text, and lines of them are cited. */
const TARGET_FILES = [
  {
    command: /^g?make (?:-\S+ |[A-Z_]+=\S* )*(?<name>[A-Za-z0-9][\w./-]{0,79})(?= |$)/,
    files: ['Makefile', 'makefile', 'GNUmakefile'],
  },
  {
    command: /^just (?<name>[A-Za-z0-9][\w-]{0,79})(?= |$)/,
    files: ['justfile', 'Justfile', '.justfile'],
  },
] as const;

/** Scripts that a statement says to run, by the package that it is in, and targets of a Makefile. */
export const namedScripts: Finder = async ({ statement, folders }, ground) => {
  const found: Anchor[] = [];
  if (statement.code.some((code) => /^cd |&& cd /.test(code))) return found;
  const from = AT_ROOT.test(statement.text) ? [] : folders;
  for (const command of statement.code.flatMap(commandsIn))
    found.push(
      ...(await ofRunner(command, from, ground.files)),
      ...(await ofTarget(command, from, ground.files)),
    );
  return found;
};

/** "Run `pnpm build` at the repo root first": not that of the package in which this is said. */
const AT_ROOT = /\b(?:at|from|in) the (?:\w+[ -])?root\b/i;

async function textAt(files: CitableFiles, path: string): Promise<SourceText | null> {
  const source = await files.readNamed(path);
  return source === 'cut' ? null : source;
}

/** The scripts and targets that a code span runs, each with the command that says so. */
export async function scriptsNamed(
  code: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<{ readonly command: string; readonly anchor: Anchor }[]> {
  const found: { readonly command: string; readonly anchor: Anchor }[] = [];
  if (/^cd |&& cd /.test(code)) return found;
  for (const command of commandsIn(code))
    for (const anchor of [
      ...(await ofRunner(command, folders, files)),
      ...(await ofTarget(command, folders, files)),
    ])
      found.push({ command, anchor });
  return found;
}

function commandsIn(code: string): string[] {
  return code.split(/ ?(?:&&?|\|\|?|;) ?/).map((command) =>
    command
      .replace(/["'()]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:\$ |time |sudo |[A-Z_]+=\S* )+/, ''),
  );
}

/** Commands that run a script or a target by its name, and nothing else: `pnpm vitest` may be a program. */
const ONLY_SCRIPTS =
  /^(?:(?:npm|pnpm|yarn|bun) run [A-Za-z]|npm (?:test|start)\b|deno task [A-Za-z]|(?:make|just) [A-Za-z])/;

/** Whether one of the scripts that a code span says to run is not there. */
export async function lacksScript(
  code: string,
  folders: readonly string[],
  ground: Ground,
): Promise<boolean> {
  for (const command of commandsIn(code)) {
    if (!ONLY_SCRIPTS.test(command) || ELSEWHERE.test(command) || ELSEWHERE_TARGET.test(command))
      continue;
    const found = [
      ...(await ofRunner(command, folders, ground.files)),
      ...(await ofTarget(command, folders, ground.files)),
    ];
    if (found.length === 0) return true;
  }
  return false;
}

/** Told to run it elsewhere: which package that is, only the tool knows. */
const ELSEWHERE = / (?:--?(?:filter|prefix|workspace|cwd|dir|recursive)\b|-[CFwr]\b)/;
const ELSEWHERE_TARGET = / (?:-C|--directory|-f|--file|--justfile)\b/;

/** The script that a command runs, in the nearest file that has it. */
async function ofRunner(
  command: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<Anchor[]> {
  if (ELSEWHERE.test(command)) return [];
  for (const runner of RUNNERS) {
    const name = runner.command.exec(command)?.groups?.['name'];
    if (name === undefined || (OWN_COMMANDS.has(name) && !command.includes(' run '))) continue;
    for (const path of pathsUp(folders, runner.files)) {
      const source = await textAt(files, path);
      const data = source === null ? null : dataOf(source);
      if (data !== null && valueAt(data, [...runner.way, name]) !== null)
        return [
          {
            path,
            lines: null,
            selector: { kind: 'pointer', pointer: pointerOf([...runner.way, name]) },
          },
        ];
    }
  }
  return [];
}

/** The recipe that `make` or `just` runs, in the nearest file that has it once. */
async function ofTarget(
  command: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<Anchor[]> {
  if (ELSEWHERE_TARGET.test(command)) return [];
  for (const { command: pattern, files: names } of TARGET_FILES) {
    const name = pattern.exec(command)?.groups?.['name'];
    if (name === undefined) continue;
    for (const path of pathsUp(folders, names)) {
      const source = await textAt(files, path);
      const lines = source === null ? null : recipeOf(source, name);
      if (lines !== null) return [{ path, lines, selector: { kind: 'lines' } }];
    }
  }
  return [];
}

const MANIFESTS: ReadonlySet<string> = new Set(
  [...RUNNERS, ...TARGET_FILES].flatMap(({ files }): readonly string[] => files),
);

/** Whether scripts or targets of a folder are in a file of this name. */
export function isManifest(name: string): boolean {
  return MANIFESTS.has(name);
}

/** Lines of a recipe that are cited; what a longer one does is not said in a sentence. */
const LONGEST_RECIPE = 30;

/** The lines of the one rule of a target, with its recipe: what running it does. */
function recipeOf(source: SourceText, said: string): readonly [number, number] | null {
  const name = aliasOf(source, said) ?? said;
  // `test:`, `test lint: deps`, `test::`; not `test := x`, which sets a variable.
  const heads = source.lines.flatMap((line, index) =>
    line.startsWith(name) &&
    /^[^\S\n]*(?:[\w'"=.+*$@ -]{0,200})::?(?!=)/.test(line.slice(name.length))
      ? [index + 1]
      : [],
  );
  const [first, another] = heads;
  if (first === undefined || another !== undefined) return null;
  let last = first;
  while (last < first + LONGEST_RECIPE && /^[\t ]+\S/.test(source.lines[last] ?? '')) last += 1;
  return [first, last];
}

/** `alias f := format`: what a short name of a justfile stands for. */
function aliasOf(source: SourceText, said: string): string | null {
  for (const line of source.lines) {
    const [, name, meant] = /^alias ([\w-]+)\s*:=\s*([\w-]+)/.exec(line) ?? [];
    if (name === said && meant !== undefined) return meant;
  }
  return null;
}

/** Paths at which files of these names may lie, from the folder of the agent file up to the root. */
function pathsUp(folders: readonly string[], names: readonly string[]): string[] {
  const all = (folders.length === 0 ? [''] : folders).flatMap((folder) => foldersUpFrom(folder));
  return [...new Set(all)].flatMap((folder) =>
    names.map((name) => (folder === '' ? name : `${folder}/${name}`)),
  );
}
