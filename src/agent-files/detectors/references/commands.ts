import { remembered } from '../../../text/collections.js';
import { wordList } from '../../../text/words.js';
import type { ReferenceReading } from './reading.js';
import type { ReferenceRepair } from './respelling.js';

/* Which commands does a text tell agents to run, and in which folder? Null where the folder is not known. */

export interface ReferencedCommand {
  readonly words: readonly string[];
  /** Where it runs, as `cd` before it says; empty for the folder of the reader. Null: nobody knows. */
  readonly folder: string | null;
  /** The same as it is written: `packages/<name>/`, `~/work/`. */
  readonly wentTo: string;
  readonly line: number;
  /** 1-based, of the first word. */
  readonly column: number;
  /** In a fence of a shell, or without a language: there a line is a command or nothing. */
  readonly isFenced: boolean;
}

/** Languages of a fence whose lines are commands; the first is a fence without one. */
export const SHELL_FENCES = new Set([
  '',
  ...wordList(
    'bash sh shell zsh console terminal shellsession shell-session powershell ps1 fish cmd bat',
  ),
]);

/** Where commands run, as far as the lines before say. */
type Place = { -readonly [Key in 'folder' | 'wentTo']: ReferencedCommand[Key] };

const atStart = (): Place => ({ folder: '', wentTo: '' });

/** Longest line that is read as a command; nobody writes a longer one by hand. */
const LONGEST = 1_000;

/** The commands in inline code, and in the fences of a shell, in order. Linear, and read once for a text. */
export const referencedCommandsIn = remembered(
  (reading: ReferenceReading): readonly ReferencedCommand[] => [...commandsRead(reading)],
);

function* commandsRead(reading: ReferenceReading): Generator<ReferencedCommand> {
  for (const { line, column, text } of reading.document.markdown.code) {
    if (text.length > LONGEST || !/\s/.test(text.trim())) continue;
    yield* parts(text, line, column, atStart(), false);
  }
  let state = atStart();
  let last = 0;
  for (const line of reading.lines) {
    if (line.kind !== 'code' || !SHELL_FENCES.has(line.language) || line.raw.length > LONGEST)
      continue;
    if (line.number !== last + 1) state = atStart();
    last = line.number;
    const text = line.raw.replace(/^[\s>]*/, '');
    if (/^(?:```|~~~)/.test(text)) {
      state = atStart();
      continue;
    }
    yield* parts(line.raw, line.number, 1, state, true);
  }
}

/**
 * The commands of a line, parted by `&&`, `|` and `;`, without comments, prompts and variables that
 * are set before them. `cd` changes the folder of those behind it.
 *
 * @param column 1-based, where the text begins on its line
 * @param state the folder so far; the next line of a fence goes on with it
 */
function* parts(
  text: string,
  line: number,
  column: number,
  state: Place,
  isFenced: boolean,
): Generator<ReferencedCommand> {
  const code = text.replace(/(?:^|\s)#(?:\s.*|[^\s!].*)?$/, (comment) =>
    ' '.repeat(comment.length),
  );
  for (const match of code.matchAll(/[^&|;]+/g)) {
    const lead =
      /^[\s>$%]*(?:[A-Z_][A-Z0-9_]*=\S*\s+|sudo\s+|time\s+|\(\s*)*/.exec(match[0])?.[0].length ?? 0;
    const words = match[0].slice(lead).trim().split(/\s+/);
    const [program = '', first = ''] = words;
    if (program === 'cd' || program === 'pushd') {
      const isPlain = /^[\w@./-]+$/.test(first) && state.folder !== null && !first.startsWith('/');
      state.wentTo = first === '-' ? '' : `${state.wentTo}${first.replace(/["']/g, '')}/`;
      state.folder = isPlain ? `${state.folder}${first}/`.replace(/\/{2,}/g, '/') : null;
      continue;
    }
    if (program !== '')
      yield {
        words: words.map((word) => word.replace(/^["'(]+|["')]+$/g, '')),
        ...state,
        line,
        column: column + match.index + lead,
        isFenced,
      };
  }
}

/** Flags with the folder that a command runs in: `make -C`, `npm --prefix`, `yarn --cwd`. */
const IN_FOLDER = /^(?:-C|--prefix|--cwd|--dir|--directory)(?:=|$)/;

/** Whether a command runs where this repository is not: in a clone, in a folder of the machine, or no one knows. */
export function runsElsewhere(
  { words, wentTo }: ReferencedCommand,
  { folders, scene }: ReferenceReading,
): boolean {
  const at = words.findIndex((word) => IN_FOLDER.test(word));
  const isHere = (name: string): boolean => folders.some((base) => scene.isFolder(base + name));
  const flagged = at < 0 ? '' : (words[at]?.split('=')[1] ?? words[at + 1] ?? '');
  return [wentTo, flagged].some((one) => {
    // What is below the first folder is left to others: `packages/<name>`, or lines that are typed in the root again.
    const first = one.replace(/^(?:\.\/)+/, '').split('/')[0] ?? '';
    return one.startsWith('/') || (first !== '' && first !== '..' && !isHere(first));
  });
}

/** The 1-based column of a word of a command that begins at `from`; null where that is not clear. */
export function placeOfWord(
  word: string,
  { words, line: number, column: from }: ReferencedCommand,
  reading: ReferenceReading,
): number | null {
  const line = reading.document.lines[number - 1] ?? '';
  if (words.filter((one) => one === word).length !== 1) return null;
  for (let at = line.indexOf(word, from - 1); at >= 0; at = line.indexOf(word, at + 1)) {
    const [before, behind] = [line[at - 1] ?? ' ', line[at + word.length] ?? ' '];
    if (/[\s"'(`]/.test(before) && /[\s"')`&|;]/.test(behind)) return at + 1;
  }
  return null;
}

/** The repair that writes another word into a command; undefined where none is sure, or its place is not. */
export function editOfWord(
  word: string,
  meant: string | null,
  command: ReferencedCommand,
  reading: ReferenceReading,
): ReferenceRepair | undefined {
  const column = placeOfWord(word, command, reading);
  return meant === null || column === null
    ? undefined
    : { edit: { line: command.line, column, old: word, replacement: meant } };
}
