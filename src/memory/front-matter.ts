import { FRONT_MATTER_BYTES } from '../tree/limits.js';
import { plain } from '../text/phrase.js';
import type { Problem } from './problem.js';

/*
 * Where does the front matter of a file end? Of `---`, `a: 1`, `---`, `text` on four lines the
 * front matter is `a: 1` and the body is `text`; `lineFeeds` turns other line ends into LF.
 *
 * Readers of facts, notes and agent files ask. Adopted digests are over what it gives, so it never answers
 * otherwise. `__tests__/memory/front-matter.test.ts` fails when this is wrong. The messages and the cap are
 * free (the cap upwards).
 */

/** A Markdown file in two parts. Line ends are LF in both. */
export interface FrontMatter {
  readonly yaml: string;
  /** All after the closing `---` line, untouched but for its line ends. */
  readonly body: string;
}

/**
 * Splits a record at its `---` lines. The first line must be exactly `---` (SECURITY S13: no
 * `---js`, no byte-order mark).
 *
 * @param text the file with LF line ends.
 */
export function splitFrontMatter(text: string): FrontMatter | Problem {
  if (text.trim() === '') return { kind: 'empty', message: plain('the file is empty'), line: 1 };
  if (!text.startsWith('---\n'))
    return {
      kind: 'no-front-matter',
      message: plain('the first line must be exactly --- (front matter between two such lines)'),
      line: 1,
      column: 1,
    };
  const end = text.indexOf('\n---\n', 3);
  const atEnd = text.endsWith('\n---') ? text.length - 4 : -1;
  const closing = end >= 0 ? end : atEnd;
  if (closing < 0)
    return {
      kind: 'open-front-matter',
      message: plain('the front matter is not closed: a line that is exactly --- is missing'),
      line: 1,
    };
  const yaml = text.slice(4, closing + 1);
  if (Buffer.byteLength(yaml) > FRONT_MATTER_BYTES) {
    return {
      kind: 'long-front-matter',
      message: plain(
        `the front matter is longer than ${FRONT_MATTER_BYTES / 1024} KiB; move text into the body`,
      ),
      line: 1,
    };
  }
  return { yaml, body: text.slice(closing + 5) };
}

/** The line in the file that closes its front matter, 1-based. */
export function lastLineOf({ yaml }: FrontMatter): number {
  return yaml.split('\n').length + 1;
}

/** CRLF and CR as LF. */
export function lineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
