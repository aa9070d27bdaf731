import { firstBehind } from '../text/collections.js';
import { isUtf8 } from 'node:buffer';
import type { LineRange } from '../memory/citation.js';
import type { Span } from '../languages/outline/outline.js';

/* A cited file as text and lines: CRLF is LF, no byte-order mark; what is not UTF-8 is read as latin1. */

export type { Span };

const BYTE_ORDER_MARK = '\uFEFF';

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop(); // the line end of the last line begins no further one
  return lines;
}

/** Where each of these lines begins in its text. */
function startsOf(lines: readonly string[]): readonly number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

export class SourceText {
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  private split: readonly string[] | null = null;
  private begun: readonly number[] | null = null;

  /** @param path chooses the reader; without one the text is read line by line. */
  constructor(
    bytes: Uint8Array,
    readonly path: string = '',
  ) {
    this.encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
      this.encoding,
    );
    const unmarked = view.startsWith(BYTE_ORDER_MARK) ? view.slice(1) : view;
    this.text = unmarked.includes('\r') ? unmarked.replaceAll('\r\n', '\n') : unmarked;
  }

  get lines(): readonly string[] {
    this.split ??= linesOf(this.text);
    return this.split;
  }

  private get starts(): readonly number[] {
    this.begun ??= startsOf(this.lines);
    return this.begun;
  }

  /** Lines of a range joined by LF, without the last line end; null if the range is not in the file. */
  span(range: LineRange): string | null {
    const span = this.spanOf(range);
    return span === null ? null : this.slice(span);
  }

  slice({ from, to }: Span): string {
    return this.text.slice(from, to);
  }

  /** Offsets of a range of lines without the last line end; null if the range is not in the file. */
  spanOf([from, to]: LineRange): Span | null {
    const first = this.starts[from - 1];
    const last = this.starts[to - 1];
    return first === undefined || last === undefined || from > to
      ? null
      : { from: first, to: last + (this.lines[to - 1] ?? '').length };
  }

  rangeOf({ from, to }: Span): LineRange {
    // Lines that end in a blank one end behind a line end.
    return [
      this.lineAt(from),
      this.lineAt(to > from && this.text[to - 1] === '\n' ? to : Math.max(from, to - 1)),
    ];
  }

  /** 1-based line of a character offset. */
  lineAt(offset: number): number {
    const { starts } = this;
    return Math.max(
      1,
      firstBehind(starts.length, (index) => (starts[index] ?? 0) <= offset),
    );
  }

  /** A string of the front matter as it would be in this text. */
  literal(text: string): string {
    const lines = text.replaceAll('\r\n', '\n');
    return this.encoding === 'utf8' ? lines : Buffer.from(lines, 'utf8').toString('latin1');
  }
}
