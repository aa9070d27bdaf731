import type { Mark } from './mark.js';

/*
 * Which sections does a Markdown text have, and what in it is fenced off? `## Setup` begins a
 * section that reaches to the next heading of its level or above; a `#` in a fence begins none.
 *
 * `heading.ts` finds cited sections by it, and `scope.ts` what a line stands in. A heading that is
 * missed takes trust from facts that cite it: the safe error. Facts hold titles (`heading`,
 * `within`), and a digest of the section's text, so a title is read as it is today and a section
 * ends where it does. `__tests__/anchors/markdown.test.ts` fails when this is wrong.
 */

/** A section of a Markdown file, from its heading to its last line, which a fact can cite. */
export interface MarkdownSection {
  readonly level: number;
  readonly title: string;
  /** 1-based line of the heading, and the last line that belongs to it. */
  readonly from: number;
  readonly to: number;
}

/** What stands where in a Markdown text. */
export interface MarkdownOutline {
  /** By ATX and setext headings, in order. */
  readonly sections: readonly MarkdownSection[];
  /** Fences, comments and front matter: nothing in them is a heading, and no text in them is said. */
  readonly marks: readonly Mark[];
}

/** A heading, before it is known how far its section reaches. */
interface Heading {
  readonly level: number;
  readonly title: string;
  readonly line: number;
}

/** Index of its first line, and whether it lies in a list, a quote or a table. */
interface Paragraph {
  readonly from: number;
  readonly isContained: boolean;
}

/** The outline of a Markdown text. Linear. Source: CommonMark 0.31, 4.2 to 4.6; front matter as GitHub reads it. */
export function readMarkdown(lines: readonly string[]): MarkdownOutline {
  const reader = new MarkdownReader(lines);
  reader.read();
  return { sections: sectionsFrom(reader.headings, lines.length), marks: reader.marks };
}

/** A line that begins a block of HTML in which nothing is Markdown: `<!--`, `<?php`, `<pre class="a">`. */
const HTML_OPENING =
  /^ {0,3}(<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?:script|pre|style|textarea)(?=[\s>]|$))/i;
/** A line that begins a quote or an item of a list: `> a`, `- a`, `12. a`. */
const CONTAINER = /^ {0,3}(?:>|[-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/;
/**
 * What ends a paragraph, and with it an inline comment that is not closed: `## a`, three backquotes,
 * `- a`, `1. a`, `===`.
 */
const INTERRUPTS =
  /^ {0,3}(?:#{1,6}(?:[ \t]|$)|`{3}|~{3}|>|[-+*][ \t]|1[.)][ \t]|=+[ \t]*$|-+[ \t]*$)/;
/** A line across the page: `***`, `- - -`, `___`. */
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;

/** Reads a text line by line. A fence, HTML or front matter that is open takes the line; else it is Markdown. */
class MarkdownReader {
  readonly headings: Heading[] = [];
  readonly marks: Mark[] = [];
  private fence: { readonly sign: string; readonly from: number } | null = null;
  private html: { readonly sign: string; readonly close: RegExp; readonly from: number } | null =
    null;
  /** The one that is open. */
  private paragraph: Paragraph | null = null;
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

  /** A line in a fence: only as many of its marks, or more, close it. */
  private inFence(line: string, fence: { readonly sign: string; readonly from: number }): void {
    const mark = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
    if (mark?.startsWith(fence.sign) !== true) return;
    this.marks.push({ from: fence.from, to: this.at + line.length, sign: fence.sign });
    this.fence = null;
  }

  /** A line in a block of HTML, from a column on: it ends where its closing sign stands. */
  private inHtml(line: string, index: number, from: number): void {
    const { html } = this;
    if (html === null) return;
    const end = endOf(line, html.close, from);
    if (end === null) return;
    this.marks.push({ from: html.from, to: this.at + end, sign: html.sign });
    this.html = null;
    this.comments(line, index, end);
  }

  /** A fence or a block of HTML that begins with this line. */
  private opens(line: string, index: number): boolean {
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      this.fence = { sign: fence, from: this.at + line.length };
      this.paragraph = null;
      return true;
    }
    const sign = HTML_OPENING.exec(line)?.[1];
    if (sign === undefined) return false;
    this.paragraph = null;
    const from = line.indexOf(sign);
    this.html = { sign: sign.toLowerCase(), close: closeOf(sign), from: this.at + from };
    this.inHtml(line, index, from);
    return true;
  }

  /** Comments that begin within a line. */
  private comments(line: string, index: number, from: number): void {
    for (let at = line.indexOf('<!--', from); at !== -1; at = line.indexOf('<!--', at)) {
      const close = line.indexOf('-->', at);
      if (close === -1) {
        if (from > 0 || /^[\s>*+\-0-9.)]*$/.test(line.slice(0, at)) || this.isClosed(index))
          this.html = { sign: '<!--', close: /-->/g, from: this.at + at };
        return;
      }
      this.marks.push({ from: this.at + at, to: this.at + close + 3, sign: '<!--' });
      at = close + 3;
    }
  }

  /** Whether an inline comment is closed in its paragraph: otherwise it is text. */
  private isClosed(index: number): boolean {
    if (index < this.unclosed) return false;
    for (let next = index + 1; ; next += 1) {
      const line = this.lines[next];
      if (line === undefined || line.trim() === '' || INTERRUPTS.test(line)) {
        this.unclosed = next;
        return false;
      }
      if (line.includes('-->')) return true;
    }
  }

  /** A line of Markdown: a heading, a rule, the underline of a heading, an item or a quote, or text. */
  private block(line: string, index: number): void {
    if (line.trim() === '') {
      this.paragraph = null;
      return;
    }
    const { paragraph } = this;
    const atx = /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1];
    if (atx !== undefined) {
      this.headings.push({ level: atx.length, title: titleOf(line), line: index + 1 });
      this.paragraph = null;
    } else if (paragraph?.isContained === false && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      const title = this.lines.slice(paragraph.from, index).map((one) => one.trim());
      this.headings.push({
        level: line.includes('=') ? 1 : 2,
        title: title.join(' '),
        line: paragraph.from + 1,
      });
      this.paragraph = null;
    } else if (RULE.test(line)) {
      this.paragraph = null;
    } else if (CONTAINER.test(line) && !(paragraph !== null && /^ {0,3}(?!1[.)])\d/.test(line))) {
      this.paragraph = { from: index, isContained: true };
      this.inList ||= !/^ {0,3}>/.test(line);
    } else {
      this.text(line, index, paragraph);
    }
  }

  /** A line of a paragraph. One in a list or a table can get no underline that makes a heading of it. */
  private text(line: string, index: number, open: Paragraph | null): void {
    if (open === null) {
      this.inList &&= /^(?: {2}|\t)/.test(line);
      this.paragraph = /^(?: {4}| {0,3}\t)/.test(line)
        ? null
        : { from: index, isContained: this.inList };
    }
    const isTable = /^ {0,3}(?:\||:?-+:?[ \t]*\|)/.test(line);
    if (isTable && this.paragraph !== null)
      this.paragraph = { ...this.paragraph, isContained: true };
  }
}

/** Index of the line that ends the front matter; -1 where there is none, as where `---` is only a rule. */
function frontMatterOf(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return -1;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  const isYaml = lines
    .slice(1, end)
    .every((line) => /^(?:$|#|\s|- )/.test(line) || line.includes(':'));
  return isYaml ? end : -1;
}

/** What closes a block of HTML by what opened it. */
function closeOf(sign: string): RegExp {
  if (sign === '<!--') return /-->/g;
  if (sign === '<?') return /\?>/g;
  if (sign.startsWith('<![')) return /\]\]>/g;
  return sign.startsWith('<!') ? />/g : /<\/(?:script|pre|style|textarea)>/gi;
}

/** Where in a line something ends that is closed by a sign; null where it is not closed there. */
function endOf(line: string, close: RegExp, from: number): number | null {
  close.lastIndex = from;
  return close.test(line) ? close.lastIndex : null;
}

/** Sections from headings: each reaches to the line before the next heading of its level or a higher one. */
function sectionsFrom(headings: readonly Heading[], last: number): MarkdownSection[] {
  const all: MarkdownSection[] = [];
  const open: { level: number; at: number }[] = [];
  const close = (level: number, to: number): void => {
    for (
      let inner = open.at(-1);
      inner !== undefined && inner.level >= level;
      inner = open.at(-1)
    ) {
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

/** `## Setup` is called Setup. */
function titleOf(line: string): string {
  return withoutClosing(
    line
      .trim()
      .replace(/^#{1,6}/, '')
      .trim(),
  );
}

/** `## Setup ##` is the heading Setup. */
function withoutClosing(title: string): string {
  let end = title.length;
  while (title[end - 1] === '#') end -= 1;
  return end === title.length || (end > 0 && title[end - 1] !== ' ' && title[end - 1] !== '\t')
    ? title
    : title.slice(0, end).trim();
}
