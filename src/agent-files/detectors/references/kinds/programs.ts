import { plain } from '../../../../text/phrase.js';
import { placeOfWord, type ReferencedCommand, referencedCommandsIn } from '../commands.js';
import type { ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';
import type { MentionKind, Suspect } from '../mention.js';
import { writtenPath, type WrittenPath } from '../shape.js';
import { judgePath, leadsSomewhere, orphanOf } from './paths.js';

/* Does a command run a file of the repository that is not there, such as `node scripts/build.mjs`? */

/** Programs whose first argument is the file that they run. `.` and `source` are of the shell. */
export const INTERPRETERS =
  /^(?:node|tsx|ts-node|bun|deno|python3?|bash|sh|zsh|ruby|php|perl|source|\.|Rscript|pwsh)$/;

/** Files of the repository that a command runs: `node scripts/build.mjs`, `./scripts/setup.sh`. */
export const programs: MentionKind = {
  name: 'program',
  *mentions(reading) {
    for (const command of referencedCommandsIn(reading)) {
      const { folder, line, column } = command;
      const run = programOf(command);
      if (run === null || !isFolderHere(folder ?? '', reading)) continue;
      const { word: old, path } = run;
      const place = placeOfWord(old, command, reading);
      const program = place === null ? null : { column: place, old, folder: folder ?? '' };
      const named = { written: old, path, line, column, isCode: true, program };
      yield {
        kind: 'program',
        target: old,
        line,
        column,
        isIn: async (scene) =>
          (folder !== '' && (await isFromRoot(old, line, reading, scene))) ||
          leadsSomewhere(named, reading, scene),
        suspect: async () => suspectOf(named, reading),
      };
    }
  },
};

async function suspectOf(
  named: Parameters<typeof judgePath>[0],
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const judged = await judgePath(named, reading);
  const suspect =
    judged === null || judged.severity === 'departed' ? await orphanOf(named, reading) : judged;
  return suspect === null
    ? null
    : {
        ...suspect,
        remedy: plain(
          'Use the current path of the program, or remove the command: an agent would run it and fail.',
        ),
      };
}

/** The file that a command runs, as it is written and as a path; null where it is none that can be looked for. */
function programOf({
  words,
  folder,
}: ReferencedCommand): { readonly word: string; readonly path: WrittenPath } | null {
  const word = runBy(words);
  if (word === null || folder === null) return null;
  const path = writtenPath(`${folder}${word.replace(/^\.\//, '')}`);
  const isFile = path !== null && path.extension !== null && path.path.includes('/');
  return isFile ? { word, path } : null;
}

/** Whether a command goes into a folder of this repository: another one is that of a clone, or of another project. */
function isFolderHere(folder: string, { folders, scene }: ReferenceReading): boolean {
  if (folder === '') return true;
  return folders.some((base) =>
    scene.isFolder(`${base}${folder}`.replace(/^\.\//, '').replace(/\/$/, '')),
  );
}

/** Whether a program exists, also seen from where no `cd` went: lines of a list may be typed in the root again. */
async function isFromRoot(
  word: string,
  line: number,
  { folders, document }: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean> {
  if (/\bcd\s/.test(document.lines[line - 1] ?? '')) return false;
  const bare = word.replace(/^\.\//, '');
  return (await scene.firstThere(folders.map((base) => `${base}${bare}`))) !== null;
}

/** Runners that may be told to `run` something. */
const RUNNERS: ReadonlySet<string> = new Set(['uv', 'poetry', 'pdm', 'bun']);

/** How many words stand before the program itself. */
function wordsOfRunner([first = '', second]: readonly string[]): number {
  if (RUNNERS.has(first)) return second === 'run' ? 2 : 1;
  return first === 'npx' ? 1 : 0;
}

/** `.venvs/demo/bin/` of the interpreter that a virtual environment has. */
const OF_AN_ENVIRONMENT = /^(?:[\w.-]+\/)+(?:bin|Scripts)\/(?=python|node)/;

/** The file that a command runs: `node a/b.mjs`, `uv run a/b.py`, `./a.sh`; null where it is not of the repository. */
function runBy(words: readonly string[]): string | null {
  const at = wordsOfRunner(words);
  const [first = '', ...rest] = words.slice(at);
  const program = first.replace(OF_AN_ENVIRONMENT, '');
  if (program.startsWith('./')) return program;
  if (at > 0 && program === '--script') return rest[0] ?? null;
  if (at > 0 && /\//.test(program) && !program.startsWith('-')) return program;
  if (!INTERPRETERS.test(program))
    return /^(?:scripts?|bin|tools|hack)\/[\w./-]+$/.test(program) ? program : null;
  const run = rest.filter((one) => one !== '--script')[rest[0] === 'run' ? 1 : 0];
  return run === undefined || run.startsWith('-') || run.startsWith('/') ? null : run;
}
