import type { ReferenceReading } from './reading.js';
import type { Spelling } from './respelling.js';
import { writtenPath, type WrittenPath } from './shape.js';

/* Which words of a text are paths? Those in inline code and its commands, and in prose what can be nothing else. */

/** A path as a text names it, and where. */
export interface MentionedPath {
  readonly written: string;
  readonly path: WrittenPath;
  readonly line: number;
  readonly column: number;
  readonly isCode: boolean;
  /** A word of a command: what it names may be made by it, and counts only if it was there. */
  readonly isOfCommand?: boolean;
  /** Where the path is, if a command runs it: it begins before it. Null where that cannot be told. */
  readonly program?: (Pick<Spelling, 'column' | 'old'> & { readonly folder: string }) | null;
}

/** Longest command whose words are looked at; nobody writes a longer one into a text by hand. */
const LONGEST_COMMAND = 1_000;

export function* pathsIn(reading: ReferenceReading): Generator<MentionedPath> {
  yield* pathsInCode(reading);
  yield* pathsInProse(reading);
}

/** Paths in inline code, and in the commands there. Of `@src/a.ts` the sign before it is left out. */
function* pathsInCode(reading: ReferenceReading): Generator<MentionedPath> {
  for (const { line, column, text } of reading.document.markdown.code) {
    if (reading.isLabel(line, column)) continue;
    const written = text.trim();
    if (/\s/.test(written)) {
      yield* pathsInCommand(text, line, column);
      continue;
    }
    const path = writtenPath(forward(written.replace(/^@(?=[\w.-]+\/.*\.\w+$)/, '')));
    if (path !== null)
      yield { written, path, line, column: column + text.indexOf(written), isCode: true };
  }
}

/** `src\auth\guard.ts` as `src/auth/guard.ts`; without ending it may be a namespace, or a pattern. */
function forward(word: string): string {
  if (!/^[\w.@-]+\\[\w.@\\-]+$/.test(word) || word.includes('\\\\')) return word;
  const path = word.replaceAll('\\', '/');
  return (writtenPath(path)?.extension ?? null) === null ? word : path;
}

/** The words of a command that are paths with an ending: `./run.sh --file src/a.ts` names two. */
function* pathsInCommand(text: string, line: number, column: number): Generator<MentionedPath> {
  for (const { 0: written, index } of text.slice(0, LONGEST_COMMAND).matchAll(/\S{1,300}/g)) {
    const path = written.includes('/') ? writtenPath(written) : null;
    if (path !== null && path.extension !== null)
      yield { written, path, line, column: column + index, isCode: true, isOfCommand: true };
  }
}

/** Paths in prose: a word with a slash and a known ending, without the punctuation around it. Linear. */
function* pathsInProse(reading: ReferenceReading): Generator<MentionedPath> {
  for (const line of reading.linesWith('/')) {
    for (const { word, from } of wordsWithSlash(reading.wordsOf(line))) {
      const lead = /^[([{<"'*_@,;:]{0,6}/.exec(word)?.[0].length ?? 0;
      const written = word.slice(lead).replace(/[)\]}>"'*_.,;:!?(—–]{1,8}$/, '');
      const column = from + lead + 1;
      const isOfLink = written.includes('](') || reading.isLabel(line.number, column);
      const path = isOfLink ? null : writtenPath(written);
      if (path !== null && path.extension !== null && path.path.includes('/'))
        yield { written, path, line: line.number, column, isCode: false };
    }
  }
}

/** What ends a word: a blank, a wide one too, or the bar of a table. */
const GAPS = ' \t|\u00a0\u3000';

/** The words of a line that have a slash in them; a bar of a table ends one. */
function* wordsWithSlash(
  line: string,
): Generator<{ readonly word: string; readonly from: number }> {
  for (let slash = line.indexOf('/'); slash >= 0;) {
    let [from, to] = [slash, slash];
    while (from > 0 && !GAPS.includes(line.charAt(from - 1))) from -= 1;
    while (to < line.length && !GAPS.includes(line.charAt(to))) to += 1;
    yield { word: line.slice(from, to), from };
    slash = line.indexOf('/', to);
  }
}
