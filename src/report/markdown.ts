import type { Phrase } from '../text/phrase.js';
import { visible } from '../text/visible.js';

/*
 * Names in Markdown that cannot become markup: a code span that they cannot close. `@alice` notifies no one, `[x](y)`
 * is no link.
 */

/** A longer part was made of someone's data. */
const PROSE_LIMIT = 1_000;

/**
 * A name in a code span whose fence is longer than any run of backticks in it, on one line, with invisible characters
 * written out (SECURITY S26). No markup, link, mention or runner command can come out of it.
 */
export function codeSpan(name: string): string {
  const shown = visible(name).replaceAll('##[', String.raw`#\u{23}[`);
  if (shown === '') return '`""`';
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** @param span how a name is written: a code span, or a link around one. */
export function markdownPhrase(phrase: Phrase, span: (name: string) => string = codeSpan): string {
  return joinSpans(
    phrase.map((part) => (typeof part === 'string' ? prose(part) : span(part.quoted))),
  );
}

/**
 * Our own words. They may have commands in backticks, and sometimes names: words that could be markup, a mention or a
 * reference become code spans.
 */
export function prose(text: string): string {
  const pieces = visible(text, PROSE_LIMIT).split(/(`[^`]+`)/);
  return joinSpans(
    pieces.flatMap((piece, index) => {
      if (index % 2 === 1) return [codeSpan(piece.slice(1, -1))];
      return piece.split(/( +)/).map((word) => (isCalm(word) ? word : codeSpan(word)));
    }),
  );
}

/** A pipe after a backslash cannot be escaped in a table, so it is written out. */
export function tableCell(markdown: string): string {
  return markdown.replace(/(\\?)\|/g, (_all, before: string) =>
    before === '' ? String.raw`\|` : String.raw`\\u{7c}`,
  );
}

/** Words that Markdown cannot read as markup: no `*`, `_`, `<`, `[`, `@`, `#` or backtick. */
const CALM = /^[\p{L}\p{N} .,;:!?'"()%→—…+=/，。：；！？、（）「」“”-]*$/u;
/** What GitHub links without markup: addresses, commit ids, `GH-12`. */
const REFERENCE = /:\/\/|www\.|\bgh-\d|\b[0-9a-f]{7,}\b/i;

function isCalm(word: string): boolean {
  return CALM.test(word) && !REFERENCE.test(word);
}

/** Separates code spans that touch, and a link after an exclamation mark, which would be an image. */
function joinSpans(parts: readonly string[]): string {
  let joined = '';
  for (const part of parts) {
    const growTogether =
      (joined.endsWith('`') && part.startsWith('`')) ||
      (joined.endsWith('!') && part.startsWith('['));
    joined += growTogether ? ` ${part}` : part;
  }
  return joined;
}
