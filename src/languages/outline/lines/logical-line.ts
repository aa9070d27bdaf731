import type { OutlineComment, Span } from '../outline.js';
import type { LineFormat } from './format.js';
import { inlineCommentAt } from './words.js';

/** A line with the lines that continue it, without comments. */
interface LogicalLine {
  readonly span: Span;
  /** Its text with the continuations joined. */
  readonly text: string;
}

interface LinesRead {
  readonly lines: readonly LogicalLine[];
  readonly comments: readonly OutlineComment[];
}

/** A line as it is in the file. */
export interface FileLine {
  readonly text: string;
  readonly from: number;
}

/** The lines of a text with their offsets. */
export function fileLines(text: string): FileLine[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { text: line, from: start };
  });
}

/** From the first to the last character that is not blank. */
export function trimmedSpan({ text, from }: FileLine, last: FileLine): Span {
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: Math.max(start, last.from + last.text.trimEnd().length) };
}

export function commentOf(line: FileLine): OutlineComment {
  const words = line.text.replace(/^\s*[#;!]+/, '').split(/\s+/);
  const texts = words.filter((word) => word !== '');
  return { span: trimmedSpan(line, line), texts };
}

/** Makes one comment of those on consecutive lines. */
export function joinComments(text: string, comments: readonly OutlineComment[]): OutlineComment[] {
  const joined: OutlineComment[] = [];
  let parts: string[] = [];
  for (const { span, texts } of comments) {
    const last = joined.at(-1);
    const gap = last === undefined ? null : text.slice(last.span.to, span.from);
    if (last !== undefined && gap !== null && /^[ \t]*\n[ \t]*$/.test(gap)) {
      for (const word of texts) parts.push(word);
      joined[joined.length - 1] = { span: { from: last.span.from, to: span.to }, texts: parts };
    } else {
      parts = [...texts];
      joined.push({ span, texts: parts });
    }
  }
  return joined;
}

/** Joins continued lines, and takes comments out. */
export function readLogicalLines(text: string, format: LineFormat): LinesRead {
  const reader = new LogicalLineReader(fileLines(text), format);
  reader.read();
  return reader;
}

class LogicalLineReader implements LinesRead {
  readonly lines: LogicalLine[] = [];
  readonly comments: OutlineComment[] = [];
  private index = 0;

  constructor(
    private readonly all: readonly FileLine[],
    private readonly format: LineFormat,
  ) {}

  read(): void {
    for (let line = this.all[this.index]; line !== undefined; line = this.all[this.index]) {
      if (line.text.trim() === '') this.index += 1;
      else if (this.isComment(line)) {
        this.comments.push(commentOf(line));
        this.index += 1;
      } else this.line(line);
    }
  }

  private isComment(line: FileLine): boolean {
    return this.format.comment?.test(line.text) === true;
  }

  private line(first: FileLine): void {
    const { glue, continuesByIndent, inlineComment } = this.format;
    const parts = this.continued();
    if (continuesByIndent) this.indented(first, parts);
    const text = parts.join(continuesByIndent ? '\n' : (glue ?? ''));
    const at = inlineComment === null ? null : inlineCommentAt(text, inlineComment);
    if (at !== null && parts.length === 1)
      this.comments.push(commentOf({ text: text.slice(at), from: first.from + at }));
    this.lines.push({
      span: trimmedSpan(first, this.all[this.index - 1] ?? first),
      text: text.slice(0, at ?? text.length).trimEnd(),
    });
  }

  /** A line with those that a backslash joins to it. */
  private continued(): string[] {
    const parts: string[] = [];
    for (let line = this.all[this.index]; line !== undefined; line = this.all[this.index]) {
      this.index += 1;
      const isContinued = this.format.glue !== null && isContinuing(line.text);
      parts.push(isContinued ? line.text.slice(0, -1) : line.text);
      if (!isContinued) break;
    }
    return parts;
  }

  private indented(first: FileLine, parts: string[]): void {
    const indent = indentOf(first.text);
    for (let line = this.all[this.index]; line !== undefined; line = this.all[this.index]) {
      if (indentOf(line.text) <= indent || this.isComment(line)) return;
      if (line.text.trim() === '') return;
      parts.push(line.text);
      this.index += 1;
    }
  }
}

/** Whether a line ends with a backslash that no other one escapes. */
export function isContinuing(text: string): boolean {
  let end = text.length;
  while (text[end - 1] === '\\') end -= 1;
  return (text.length - end) % 2 === 1;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
