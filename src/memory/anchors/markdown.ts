import type { Mark } from './mark.js';

export interface Section {
  readonly level: number;
  readonly title: string;
  /** 1-based line of the heading, and the last line that belongs to it. */
  readonly from: number;
  readonly to: number;
}

/** What stands where in a Markdown text. */
export interface MarkdownOutline {
  /** By ATX and setext headings, in order. */
  readonly sections: readonly Section[];
  /** Fences, comments and front matter: nothing in them is a heading, and no text in them is said. */
  readonly marks: readonly Mark[];
}

interface Heading {
  readonly level: number;
  readonly title: string;
  readonly line: number;
}

/** The outline of a Markdown text. Linear. Source: CommonMark 0.31, 4.2 to 4.6; front matter as GitHub reads it. */
export function readMarkdown(lines: readonly string[]): MarkdownOutline {
  const reader = new MarkdownReader(lines);
  reader.read();
  return { sections: sectionsFrom(reader.headings, lines.length), marks: reader.marks };
}

const HTML_OPENING = /^ {0,3}(<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?:script|pre|style|textarea)(?=[\s>]|$))/i;
const CONTAINER = /^ {0,3}(?:>|[-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/;
/** What ends a paragraph, and with it an inline comment that is not closed. */
const INTERRUPTS = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|>|[-+*][ \t]|1[.)][ \t]|=+[ \t]*$|-+[ \t]*$)/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;

class MarkdownReader {
  readonly headings: Heading[] = [];
  readonly marks: Mark[] = [];
  private fence: { readonly sign: string; readonly from: number } | null = null;
  private html: { readonly sign: string; readonly close: string | RegExp; readonly from: number } | null = null;
  /** Index of the first line of the paragraph that is open, or -1; whether it lies in a list, a quote or a table. */
  private paragraph = -1;
  private isContained = false;
  private inList = false;
  /** Offset of the line that is read. */
  private at = 0;
  /** Index of a line before which nothing closes an inline comment. */
  private unclosed = 0;

  constructor(private readonly lines: readonly string[]) {}

  read(): void {
    const front = frontMatterOf(this.lines);
    for (const [index, line] of this.lines.entries()) {
      if (index === front) this.marks.push({ from: 0, to: this.at + line.length, sign: '---' });
      if (index > front) this.line(line, index);
      this.at += line.length + 1;
    }
    const open = this.fence ?? this.html;
    if (open !== null) this.marks.push({ from: open.from, to: this.at, sign: open.sign });
  }

  private line(line: string, index: number): void {
    if (this.fence !== null) this.inFence(line, this.fence);
    else if (this.html !== null) this.inHtml(line, index, 0);
    else if (!this.opens(line, index)) {
      this.block(line, index);
      this.comments(line, index, 0);
    }
  }

  private inFence(line: string, fence: { readonly sign: string; readonly from: number }): void {
    const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
    if (mark === undefined || mark[0] !== fence.sign[0] || mark.length < fence.sign.length) return;
    this.marks.push({ from: fence.from, to: this.at + line.length, sign: fence.sign });
    this.fence = null;
  }

  private inHtml(line: string, index: number, from: number): void {
    const { html } = this;
    if (html === null) return;
    const end = endOf(line, html.close, from);
    if (end < 0) return;
    this.marks.push({ from: html.from, to: this.at + end, sign: html.sign });
    this.html = null;
    this.comments(line, index, end);
  }

  /** A fence or a block of HTML that begins with this line. */
  private opens(line: string, index: number): boolean {
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      this.fence = { sign: fence, from: this.at + line.length };
      this.paragraph = -1;
      return true;
    }
    const opening = HTML_OPENING.exec(line);
    const sign = opening?.[1];
    if (opening === null || sign === undefined) return false;
    this.paragraph = -1;
    const from = opening[0].length - sign.length;
    this.html = { sign: sign.toLowerCase(), close: closeOf(sign), from: this.at + from };
    this.inHtml(line, index, from + (sign === '<!--' ? 2 : sign.length));
    return true;
  }

  /** Comments that begin within a line. */
  private comments(line: string, index: number, from: number): void {
    for (let at = line.indexOf('<!--', from); at >= 0; at = line.indexOf('<!--', at)) {
      const close = line.indexOf('-->', at + 2);
      if (close >= 0) this.marks.push({ from: this.at + at, to: this.at + close + 3, sign: '<!--' });
      else if (from > 0 || /^[\s>*+\-0-9.)]*$/.test(line.slice(0, at)) || this.isClosed(index)) this.html = { sign: '<!--', close: '-->', from: this.at + at };
      if (close < 0) return;
      at = close + 3;
    }
  }

  /** Whether an inline comment is closed in its paragraph: otherwise it is text. */
  private isClosed(index: number): boolean {
    if (index < this.unclosed) return false;
    for (let next = index + 1; next < this.lines.length; next += 1) {
      const line = this.lines[next] ?? '';
      if (line.trim() === '' || INTERRUPTS.test(line)) {
        this.unclosed = next;
        return false;
      }
      if (line.includes('-->')) return true;
    }
    this.unclosed = this.lines.length;
    return false;
  }

  private block(line: string, index: number): void {
    if (line.trim() === '') {
      this.paragraph = -1;
      this.isContained = false;
      return;
    }
    const isOpen = this.paragraph >= 0;
    const atx = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
    if (atx !== undefined) {
      this.headings.push({ level: atx.length, title: titleOf(line), line: index + 1 });
      this.paragraph = -1;
    } else if (isOpen && !this.isContained && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      const title = this.lines.slice(this.paragraph, index).map((one) => one.trim());
      this.headings.push({ level: line.includes('=') ? 1 : 2, title: title.join(' '), line: this.paragraph + 1 });
      this.paragraph = -1;
    } else if (RULE.test(line)) {
      this.paragraph = -1;
    } else if (CONTAINER.test(line) && !(isOpen && /^ {0,3}(?!1[.)])\d/.test(line))) {
      this.paragraph = index;
      this.isContained = true;
      this.inList ||= !/^ {0,3}>/.test(line);
    } else {
      this.text(line, index, isOpen);
    }
  }

  private text(line: string, index: number, isOpen: boolean): void {
    if (!isOpen) {
      this.inList &&= /^(?: {2}|\t)/.test(line);
      this.isContained = this.inList;
      this.paragraph = /^(?: {4}| {0,3}\t)/.test(line) ? -1 : index;
    }
    if (/^ {0,3}(?:\||:?-+:?[ \t]*\|)/.test(line)) this.isContained = true; // a table
  }
}

/** Index of the line that ends the front matter; -1 where there is none. */
function frontMatterOf(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return -1;
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index]?.trimEnd() ?? '';
    if (line === '---' || line === '...') return index;
    if (!/^(?:$|#|\s|- )/.test(line) && !line.includes(':')) return -1;
  }
  return -1;
}

function closeOf(sign: string): string | RegExp {
  if (sign === '<!--') return '-->';
  if (sign === '<?') return '?>';
  if (sign.startsWith('<![')) return ']]>';
  return sign.startsWith('<!') ? '>' : /<\/(?:script|pre|style|textarea)>/i;
}

/** Where in a line something ends that is closed by a text; -1 where it is not closed there. */
function endOf(line: string, close: string | RegExp, from: number): number {
  if (typeof close === 'string') {
    const at = line.indexOf(close, from);
    return at < 0 ? -1 : at + close.length;
  }
  const found = close.exec(line.slice(from));
  return found === null ? -1 : from + found.index + found[0].length;
}

function sectionsFrom(headings: readonly Heading[], last: number): Section[] {
  const all: Section[] = [];
  const open: { level: number; at: number }[] = [];
  const close = (level: number, to: number): void => {
    for (let inner = open.at(-1); inner !== undefined && inner.level >= level; inner = open.at(-1)) {
      const section = all[inner.at];
      if (section !== undefined) all[inner.at] = { ...section, to };
      open.pop();
    }
  };
  for (const { level, title, line } of headings) {
    close(level, line - 1);
    open.push({ level, at: all.length });
    all.push({ level, title, from: line, to: line });
  }
  close(0, last);
  return all;
}

function titleOf(line: string): string {
  return withoutClosing(line.trim().replace(/^#{1,6}/, '').trim());
}

/** `## Setup ##` is the heading Setup. */
function withoutClosing(title: string): string {
  let end = title.length;
  while (end > 0 && title[end - 1] === '#') end -= 1;
  return end === title.length || (end > 0 && title[end - 1] !== ' ' && title[end - 1] !== '\t') ? title : title.slice(0, end).trim();
}
