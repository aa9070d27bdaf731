import { type Phrase, phraseText } from '../text/phrase.js';
import { columnsOf, visible } from '../text/visible.js';

/* Text for terminals and runner logs, in which no name can move the cursor or become a command. */

/** Longer lines are cut: no one reads them. */
const TERMINAL_LINE_LIMIT = 4_000;

/**
 * For everything that goes to a terminal or a log: invisible characters are written out, and nothing is left that a
 * runner obeys (`::command::` at the start of a line, `##[command]` anywhere; SECURITY S24). Line feeds stay.
 */
export function terminalSafe(text: string): string {
  return withoutCommands(
    text
      .split('\n')
      .map((line) => visible(line, TERMINAL_LINE_LIMIT))
      .join('\n'),
  );
}

/**
 * Breaks only what a runner would obey; colours, long lines and JSON stay. All output of the command line passes
 * through it (SECURITY S24).
 */
export function withoutCommands(text: string): string {
  return text
    .replace(/^([^\S\n]*):(?=:)/gmu, String.raw`$1\u{3a}`)
    .replaceAll('##[', String.raw`#\u{23}[`);
}

/**
 * An annotation as `annotationCommand` writes it. Its title ends in code and name of a rule, which no repository can
 * choose.
 */
const ANNOTATION =
  /^::(?:error|warning|notice) (?:file=[^,:\r\n]+,(?:line=\d+,(?:col=\d+,)?)?)?title=MT\d{3} [a-z-]+::/;

/** The same as {@link withoutCommands}, but annotations of ours stay. */
export function onlyAnnotations(text: string): string {
  return text
    .split('\n')
    .map((line) => (ANNOTATION.test(line) && !line.includes('##[') ? line : withoutCommands(line)))
    .join('\n');
}

/** Names that cannot be mistaken for our words: `auth/owner` and `src/a.ts:3`, not `it passed`. */
const CALM = /^[\p{L}\p{N}._/@+-][\p{L}\p{M}\p{N}._/@:+-]*$/u;

/** A name without backticks if it is plain. A name that was cut is quoted, so that its end is visible. */
export function bareName(name: string): string {
  return CALM.test(name) && name.length <= 200 ? visible(name) : `\`${visible(name)}\``;
}

/** A phrase with names as {@link bareName} writes them. */
export function barePhrase(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : bareName(part.quoted))).join('');
}

interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly lines: readonly Phrase[];
  readonly path: string | null;
  /** 1-based. */
  readonly line: number | null;
  /** 1-based. */
  readonly column: number | null;
}

/** Enough for a sentence with three full names. */
const ANNOTATION_LINE_LIMIT = 1_000;

/** The workflow command, without a line end. */
export function annotationCommand(annotation: Annotation): string {
  const { level, title, lines, path, line, column } = annotation;
  const file = annotatedFile(path);
  const place = file === null ? {} : { file, line, col: line === null ? null : column };
  const properties = Object.entries({ ...place, title })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::${level} ${properties.join(',')}::${escapedData(lines.map(inert).join('\n'))}`;
}

/**
 * One line that a runner takes for text. It looks for `::` after leading blanks, and for `##[` anywhere. Source:
 * ActionCommand.cs of actions/runner.
 */
export function inert(message: string | Phrase): string {
  const line = visible(
    typeof message === 'string' ? message : phraseText(message),
    ANNOTATION_LINE_LIMIT,
  );
  return line.replaceAll('##[', '##\\u{5b}').replace(/^(\s*):(?=:)/, '$1\\u{3a}');
}

/** Null for a path with invisible characters; the message shows it. */
export function annotatedFile(path: string | null): string | null {
  return path !== null && visible(path) === path && !path.includes('##[') ? path : null;
}

/** Like `escapeData` of `@actions/core`. */
function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Like `escapeProperty` of `@actions/core`. */
function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Columns are as wide as their widest cell, except for the last one. Cells are made visible. */
export function textTable(rows: readonly (readonly string[])[], limit?: number): string {
  const shown = rows.map((row) => row.map((cell) => visible(cell, limit)));
  const widths = (shown[0] ?? []).map((_, column) =>
    Math.max(...shown.map((row) => columnsOf(row[column] ?? ''))),
  );
  return shown
    .map(
      (row) =>
        `${row
          .map((cell, column) =>
            column === row.length - 1
              ? cell
              : `${cell}${' '.repeat((widths[column] ?? 0) - columnsOf(cell))}`,
          )
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
