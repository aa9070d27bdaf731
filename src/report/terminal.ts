import type { Phrase } from '../text/phrase.js';
import { visible } from '../text/visible.js';

/*
 * How can a name out of the repository be printed without acting on the terminal or the runner that reads the log? A
 * file called `::error::x` is printed as `\u{3a}:error::x`, which no runner takes for a command. Everything that the
 * command line prints goes through `withoutCommands`; what may hold foreign text through `terminalSafe`.
 */

/** A line of a log that is longer than this is cut: nobody reads it, and it may be an attack on the log. */
const LINE_LIMIT = 4_000;

/**
 * The sink for everything that goes to a terminal or a log. A runner obeys `::command::` at the start of a line, after
 * blanks, and `##[command]` anywhere in one (SECURITY S24); here neither is left, and nothing invisible is.
 * Line feeds are kept, so the text may have several lines.
 */
export function terminalSafe(text: string): string {
  return withoutCommands(
    text
      .split('\n')
      .map((line) => visible(line, LINE_LIMIT))
      .join('\n'),
  );
}

/**
 * Breaks what a runner would obey and leaves every other character as it is: colours, long lines
 * and JSON pass unchanged. The command line sends all that it prints through here, so no command of
 * ours can forget it (SECURITY S24).
 */
export function withoutCommands(text: string): string {
  return text
    .replace(/^([^\S\n]*):(?=:)/gmu, String.raw`$1\u{3a}`)
    .replaceAll('##[', String.raw`#\u{23}[`);
}

/**
 * An annotation as `annotation.ts` writes it. Its title ends in the code and name of a rule, so that no name of
 * the repository's can be one.
 */
const ANNOTATION =
  /^::(?:error|warning|notice) (?:file=[^,:\r\n]+,(?:line=\d+,(?:col=\d+,)?)?)?title=MT\d{3} [a-z-]+::/;

/**
 * The same as {@link withoutCommands}, but annotations of ours stay: the second wall behind the view that
 * writes them. Whatever else a runner would obey is broken up here too.
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
