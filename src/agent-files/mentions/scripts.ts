import { remembered } from '../../text/collections.js';
import type { Tree } from '../../tree/tree.js';
import type { SourceText } from '../../anchors/source-text.js';
import { foldersUpFrom } from '../../tree/path.js';
import type { Anchor, Finder, Ground } from './mention.js';
import type { CitableFiles } from './citable-files.js';
import { dataOf, pointerOf, valueAt } from './data-values.js';
import { namedRun, RUNNERS, type RunnerSource } from './runners.js';

/* Which script does a statement say to run? "Run `npm run lint`" cites `/scripts/lint` of the nearest manifest. */

/** Scripts that a statement says to run, by the package that it is in, and targets of a Makefile. */
export const namedScripts: Finder = async ({ statement, folders }, ground) => {
  const found: Anchor[] = [];
  if (statement.code.some((code) => /^cd |&& cd /.test(code))) return found;
  const from = AT_ROOT.test(statement.text) ? [] : folders;
  for (const command of statement.code.flatMap(commandsIn))
    found.push(...(await anchorsOf(command, from, ground.files)));
  return found;
};

/** "Run `pnpm build` at the repo root first": not that of the package in which this is said. */
const AT_ROOT = /\b(?:at|from|in) the (?:\w+[ -])?root\b/i;

/** The scripts and targets that a code span runs, each with the command that says so. */
export async function scriptsNamed(
  code: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<{ readonly command: string; readonly anchor: Anchor }[]> {
  const found: { readonly command: string; readonly anchor: Anchor }[] = [];
  if (/^cd |&& cd /.test(code)) return found;
  for (const command of commandsIn(code))
    for (const anchor of await anchorsOf(command, folders, files)) found.push({ command, anchor });
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
    if ((await anchorsOf(command, folders, ground.files)).length === 0) return true;
  }
  return false;
}

/** Told to run it elsewhere: which package that is, only the tool knows. */
const ELSEWHERE = / (?:--?(?:filter|prefix|workspace|cwd|dir|recursive)\b|-[CFwr]\b|workspace )/;
const ELSEWHERE_TARGET = / (?:-C|--directory|-f|--file|--justfile)\b/;

/** What a command runs, in the nearest file that has it. */
async function anchorsOf(
  command: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<Anchor[]> {
  const run = namedRun(command.split(' '));
  const [name] = run?.names ?? [];
  if (run === null || name === undefined) return [];
  const { source } = run.runner;
  if ((source.ways.length === 0 ? ELSEWHERE_TARGET : ELSEWHERE).test(command)) return [];
  for (const path of pathsUp(folders, source.files)) {
    const text = await files.readWhole(path);
    const anchor = text === null ? null : anchorOf(text, name, source);
    if (anchor !== null) return [anchor];
  }
  const task = source.fileTasks === null ? undefined : fileTasksOf(files.tree).get(name);
  return task === undefined || files.isBlocked(task)
    ? []
    : [{ path: task, lines: null, selector: { kind: 'present' } }];
}

/** Tasks that are files, by their names: `db:migrate` for `.mise/tasks/db/migrate`. */
const fileTasksOf = remembered(({ entries }: Tree): ReadonlyMap<string, string> => {
  const tasks = new Map<string, string>();
  for (const { source } of RUNNERS)
    if (source.fileTasks !== null)
      for (const path of entries.keys()) {
        const name = source.fileTasks.exec(path)?.[1]?.replaceAll('/', ':');
        if (name !== undefined && !tasks.has(name)) tasks.set(name, path);
      }
  return tasks;
});

function anchorOf(source: SourceText, name: string, { ways, read }: RunnerSource): Anchor | null {
  const { path } = source;
  if (ways.length === 0) {
    const isDefined = read(source.text, path)?.names.includes(name) === true;
    const lines = recipeOf(source, name) ?? (isDefined ? onlyLineOf(source, name) : null);
    return lines === null ? null : { path, lines, selector: { kind: 'lines' } };
  }
  const data = dataOf(source);
  const way = ways
    .map((keys) => [...keys, name])
    .find((keys) => data !== null && valueAt(data, keys) !== null);
  return way === undefined
    ? null
    : { path, lines: null, selector: { kind: 'pointer', pointer: pointerOf(way) } };
}

const MANIFESTS: ReadonlySet<string> = new Set(RUNNERS.flatMap(({ source }) => source.files));

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

/** The one line that begins with a name, as tasks of Babashka do. */
function onlyLineOf({ lines }: SourceText, name: string): readonly [number, number] | null {
  const [only, another] = lines.flatMap((line, index) =>
    line.trim().split(/[\s{]/)[0] === name || line.trim() === name ? [index + 1] : [],
  );
  return only === undefined || another !== undefined ? null : [only, only];
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
