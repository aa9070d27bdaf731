import type { Statement } from '../statements.js';
import type { LineRange } from '../../memory/citation.js';
import type { CitableFiles } from './citable-files.js';

/*
 * Which file does a code span name, and which line or name in it? `src/guard.ts:12` and
 * `./scripts/run.sh --all` each name one; `grep -r term docs/ README.md` is a command, and what it is
 * given is not what the statement is about.
 */

/** A path as a statement writes it. */
export interface NamedFile {
  readonly path: string;
  readonly lines: LineRange | null;
  /** What is named behind the path: `test_guard.py::test_owner`. */
  readonly names: readonly string[];
}

/**
 * `src/guard.ts`, `./guard.ts:12`, `@src/guard.ts#L3-L9`, `tests/test_guard.py::test_owner`; null
 * for what is no path.
 */
export function readPath(written: string): NamedFile | null {
  if (written.length > 300 || /[*{}<>|$?"'`\\]|:\/\//.test(written)) return null;
  const [, path = '', from, to, nameBehind, nameAfterColon] =
    /^@?([^:#\s]+?)(?:(?::|#L)(\d{1,7})(?:(?::\d+)?|-L?(\d{1,7}))|(?:::|#)([\w.:-]+)|:([A-Za-z_][\w.]*))?[.,;]?$/.exec(
      written,
    ) ?? [];
  if (
    !/[^/.]\.[A-Za-z0-9]{1,8}$|\/[^/]+$|^(?:\.[a-z]|[A-Za-z]*file$)/.test(path) ||
    path.endsWith('/')
  )
    return null;
  const lines: LineRange | null =
    from === undefined ? null : [Number(from), Math.max(Number(from), Number(to ?? from))];
  const name = nameBehind ?? nameAfterColon;
  return { path, lines, names: name === undefined ? [] : [name] };
}

/** Programs whose first argument is the file that they run. */
const INTERPRETER =
  /^(?:node|python3?|bash|sh|zsh|tsx|ts-node|bun|deno|ruby|perl|php|source|vitest|jest|pytest|cat)$/;

/** What may be a path in a code span: all of one word, of a command the program or the script that it runs. */
export function filesIn(code: string): string[] {
  const words = code.trim().split(/\s+/);
  const [program = '', ...rest] = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !/^(?:[A-Z_]+=.*|sudo|npx|exec|uv|poetry|run)$/.test(word)),
    ),
  );
  if (words.length === 1) return words;
  if (INTERPRETER.test(program)) {
    const script = rest.find((word) => !/^(?:-.*|run|test)$/.test(word));
    return script === undefined ? [] : [script];
  }
  return /[/.]/.test(program) ? [program] : [];
}

/** The files that a statement names in its code spans, as paths of the tree. */
export function namedPaths(
  { code }: Statement,
  folders: readonly string[],
  files: CitableFiles,
): string[] {
  return code
    .flatMap(filesIn)
    .flatMap((written) => files.find(readPath(written)?.path ?? written, folders) ?? []);
}
