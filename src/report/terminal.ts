import { type Phrase, phraseText } from '../text/phrase.js';
import { columnsOf, visible } from '../text/visible.js';

/* Text for terminals and runner logs, in which no name can move the cursor or become a command. */

/** A line of a log that is longer than this is cut: nobody reads it, and it may be an attack on the log. */
const TERMINAL_LINE_LIMIT = 4_000;

/**
 * The sink for everything that goes to a terminal or a log. A runner obeys `::command::` at the start of a line, after
 * blanks, and `##[command]` anywhere in one (SECURITY S24); here neither is left, and nothing invisible is. Line feeds
 * are kept, so the text may have several lines.
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
 * Breaks what a runner would obey and leaves every other character as it is: colours, long lines and JSON pass
 * unchanged. The command line sends all that it prints through here, so no command of ours can forget it (SECURITY
 * S24).
 */
export function withoutCommands(text: string): string {
  return text
    .replace(/^([^\S\n]*):(?=:)/gmu, String.raw`$1\u{3a}`)
    .replaceAll('##[', String.raw`#\u{23}[`);
}

/**
 * An annotation as `annotation.ts` writes it. Its title ends in the code and name of a rule, so that no name of the
 * repository's can be one.
 */
const ANNOTATION =
  /^::(?:error|warning|notice) (?:file=[^,:\r\n]+,(?:line=\d+,(?:col=\d+,)?)?)?title=MT\d{3} [a-z-]+::/;

/**
 * The same as {@link withoutCommands}, but annotations of ours stay: the second wall behind the view that writes them.
 * Whatever else a runner would obey is broken up here too.
 */
export function onlyAnnotations(text: string): string {
  return text
    .split('\n')
    .map((line) => (ANNOTATION.test(line) && !line.includes('##[') ? line : withoutCommands(line)))
    .join('\n');
}

/**
 * Names that cannot be taken for words of ours stand without backticks, where they are the subject of a line:
 * `auth/owner` and `src/a.ts:3` do, `it passed` does not.
 */
const CALM = /^[\p{L}\p{N}._/@+-][\p{L}\p{M}\p{N}._/@:+-]*$/u;

/** A name that stands by itself in a terminal. One of more than 200 characters is set off, so that its end is seen. */
export function bareName(name: string): string {
  return CALM.test(name) && name.length <= 200 ? visible(name) : `\`${visible(name)}\``;
}

/** A phrase with names as {@link bareName} writes them. */
export function barePhrase(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : bareName(part.quoted))).join('');
}

/** A sentence at a place, as the runner shows it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** Words of ours. */
  readonly title: string;
  /** One line each. */
  readonly lines: readonly Phrase[];
  readonly path: string | null;
  /** 1-based. */
  readonly line: number | null;
  /** 1-based. */
  readonly column: number | null;
}

/** A sentence with three names of full length; more is no message. */
const ANNOTATION_LINE_LIMIT = 1_000;

/** The line that makes a runner show an annotation, without a line end. */
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
 * One visible line that a runner takes for text: it looks for `::` after leading blanks, and for `##[` anywhere.
 * Source: ActionCommand.cs of actions/runner.
 */
export function inert(message: string | Phrase): string {
  const line = visible(
    typeof message === 'string' ? message : phraseText(message),
    ANNOTATION_LINE_LIMIT,
  );
  // `##[` in any place, and the first of two colons at the beginning, become visible escapes.
  return line.replaceAll('##[', '##\\u{5b}').replace(/^(\s*):(?=:)/, '$1\\u{3a}');
}

/** A path with invisible characters names no file in an annotation; the message has it in visible form. */
export function annotatedFile(path: string | null): string | null {
  return path !== null && visible(path) === path && !path.includes('##[') ? path : null;
}

/** As `escapeData` of `@actions/core` does it. */
function escapedData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** As `escapeProperty` of `@actions/core` does it. */
function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * A table for terminals: columns as wide as their widest cell, the last one as long as it is. Cells are made visible.
 */
export function textTable(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map((cell) => visible(cell)));
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
