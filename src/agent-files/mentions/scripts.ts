import { wordList, wordSet } from '../../text/words.js';
import type { SourceText } from '../../anchors/source-text.js';
import { foldersUpFrom } from '../../tree/path.js';
import type { Anchor, Finder, Ground } from './mention.js';
import type { CitableFiles } from './citable-files.js';
import { dataOf, pointerOf, valueAt } from './data-values.js';

/* Which script does a statement say to run? "Run `npm run lint`" cites `/scripts/lint` of the nearest manifest. */

/** Commands of package managers that are no scripts, though a script may be called so. */
const OWN_COMMANDS: ReadonlySet<string> = wordSet(`
  run install i ci add remove rm uninstall update up upgrade link unlink exec dlx x create init publish pack
  audit why list ls store config env import rebuild prune patch outdated root bin setup version view login info
  cache dedupe deploy fetch licenses node npx workspace workspaces self-update global set get help tool pip sync
  lock python
`);

/**
 * Which command runs names of which file, and the way of keys to the names; NAME is `lint`, `test:unit`, `build/all`.
 * The file of a program without a way is text with a recipe for each name, and lines of it are cited.
 */
const ROWS = String.raw`
package.json | scripts | (?:npm|pnpm|yarn|bun)(?: --silent| -s)? run(?:-script)?(?: --silent| -s)? NAME
package.json | scripts | (?:npm|bun) (?<name>test|start|stop|restart)
package.json | scripts | (?:pnpm|yarn) NAME
composer.json | scripts | composer (?:run(?:-script)? )?NAME
deno.json deno.jsonc | tasks | deno task NAME
pyproject.toml | tool poe tasks | (?:uv run |poetry run )?poe NAME
pyproject.toml | tool pdm scripts | pdm run NAME
pixi.toml | tasks | pixi run NAME
mise.toml .mise.toml | tasks | mise run NAME
Makefile makefile GNUmakefile |  | g?make (?:-\S+ |[A-Z_]+=\S* )*(?<name>[A-Za-z0-9][\w./-]{0,79})
justfile Justfile .justfile |  | just (?<name>[A-Za-z0-9][\w-]{0,79})
`;

const RUNNERS = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [files = '', way = '', ...command] = row.split(' | ');
    const source = command.join(' | ').replace('NAME', '(?<name>[A-Za-z0-9][\\w:./-]{0,79})');
    return {
      command: new RegExp(`^${source}(?= |$)`),
      files: wordList(files),
      way: way === '' ? null : wordList(way),
    };
  });

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
const ELSEWHERE = / (?:--?(?:filter|prefix|workspace|cwd|dir|recursive)\b|-[CFwr]\b)/;
const ELSEWHERE_TARGET = / (?:-C|--directory|-f|--file|--justfile)\b/;

/** What a command runs: a script, and a target, each in the nearest file that has it. */
async function anchorsOf(
  command: string,
  folders: readonly string[],
  files: CitableFiles,
): Promise<Anchor[]> {
  const found: Anchor[] = [];
  for (const { command: pattern, files: names, way } of RUNNERS) {
    const name = pattern.exec(command)?.groups?.['name'];
    if (name === undefined || (way === null ? ELSEWHERE_TARGET : ELSEWHERE).test(command)) continue;
    if (way !== null && OWN_COMMANDS.has(name) && !command.includes(' run ')) continue;
    // One script is enough; a target is another thing.
    if (way !== null && found.length > 0) continue;
    for (const path of pathsUp(folders, names)) {
      const source = await files.readWhole(path);
      const anchor = source === null ? null : anchorOf(source, name, way);
      if (anchor === null) continue;
      found.push(anchor);
      break;
    }
  }
  return found;
}

function anchorOf(source: SourceText, name: string, way: readonly string[] | null): Anchor | null {
  const { path } = source;
  if (way === null) {
    const lines = recipeOf(source, name);
    return lines === null ? null : { path, lines, selector: { kind: 'lines' } };
  }
  const data = dataOf(source);
  if (data === null || valueAt(data, [...way, name]) === null) return null;
  return { path, lines: null, selector: { kind: 'pointer', pointer: pointerOf([...way, name]) } };
}

const MANIFESTS: ReadonlySet<string> = new Set(RUNNERS.flatMap(({ files }) => files));

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
