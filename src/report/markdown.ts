import type { Phrase } from '../text/phrase.js';
import { visible } from '../text/visible.js';

/*
 * Names in Markdown that cannot become markup: a code span that they cannot close. `@alice` notifies no one, `[x](y)`
 * is no link.
 */

/** Our own words in one part of a phrase are a sentence; what is longer was made of somebody's data. */
const PROSE_LIMIT = 1_000;

/**
 * An untrusted name as GitHub-flavoured Markdown: inside a code span whose fence is longer than any run of backticks in
 * the name, on one line, with everything invisible written out (SECURITY S26). No markup, link, mention or reference
 * comes out of it, and no runner command where the Markdown is printed to a log.
 */
export function codeSpan(name: string): string {
  const shown = visible(name).replaceAll('##[', String.raw`#\u{23}[`);
  if (shown === '') return '`""`';
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .*[^ ].* $/.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/**
 * A phrase in Markdown: names in code spans, our own words as they are.
 * @param span what a name becomes: a code span, or a link around one.
 */
export function markdownPhrase(phrase: Phrase, span: (name: string) => string = codeSpan): string {
  return joinSpans(
    phrase.map((part) => (typeof part === 'string' ? prose(part) : span(part.quoted))),
  );
}

/**
 * Our own words in Markdown. They may carry backticks around a command, and some carry names that a lower floor wrote
 * in: so only words that cannot be markup, a mention or a reference stay outside code spans.
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

/**
 * Escapes what would end the cell of a table. A pipe behind a backslash cannot be escaped there, so it is written out.
 */
export function tableCell(markdown: string): string {
  return markdown.replace(/(\\?)\|/g, (_all, before: string) =>
    before === '' ? String.raw`\|` : String.raw`\\u{7c}`,
  );
}

/**
 * A word of ours that no Markdown reads as markup: no `*`, `_`, `<`, `[`, `@`, `#` or backtick. Chinese has punctuation
 * of its own, which means nothing there either.
 */
const CALM = /^[\p{L}\p{N} .,;:!?'"()%→—…+=/，。：；！？、（）「」“”-]*$/u;
/** What GitHub turns into a link although it has no markup: addresses, commit ids, `GH-12`. */
const REFERENCE = /:\/\/|www\.|\bgh-\d|\b[0-9a-f]{7,}\b/i;

/** Whether a word may stand outside a code span. */
function isCalm(word: string): boolean {
  return CALM.test(word) && !REFERENCE.test(word);
}

/** Two code spans that touch would become one with another fence, and a link behind an exclamation mark an image. */
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
