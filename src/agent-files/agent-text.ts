import { codeSpansIn, runLength } from './backticks.js';

/* What does a line of an agent file hold: prose, code, a heading, a comment? In doubt it is prose, and so checked. */

/** What a line of Markdown is. `comment` lies in an HTML comment as a whole; `code` is in a fence or indented. */
type LineKind = 'blank' | 'prose' | 'heading' | 'table' | 'code' | 'comment' | 'front-matter';

export interface TextLine {
  /** 1-based. */
  readonly number: number;
  readonly raw: string;
  /** The line as far as a reader of the rendered page sees it: HTML comments are blanks, so that columns stay. */
  readonly text: string;
  readonly kind: LineKind;
  /** First word of a fence's info string, in lower case, on all of its lines; empty elsewhere. */
  readonly language: string;
  readonly isQuoted: boolean;
  /** Title of the heading above it, or its own; empty before the first. */
  readonly heading: string;
}

/** A code span; one that runs over lines is none here. */
export interface InlineCode {
  readonly line: number;
  /** 1-based column of the first character inside. */
  readonly column: number;
  readonly text: string;
}

/** A Markdown link, image, definition or `<https://…>`. */
export interface TextLink {
  readonly line: number;
  /** 1-based column of the target. */
  readonly column: number;
  /** As written, without title and angle brackets. */
  readonly target: string;
  readonly label: string;
  readonly kind: 'link' | 'image' | 'definition' | 'autolink';
}

/** A heading, of number signs or underlined. */
export interface TextHeading {
  readonly line: number;
  readonly level: number;
  readonly title: string;
}

/** An HTML comment: invisible on the rendered page, and read by agents all the same. */
interface TextComment {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** 1-based line on which it ends. */
  readonly lastLine: number;
}

/** A text for agents, read as Markdown. Nothing here decides trust; in doubt a line is prose. */
export interface AgentText {
  readonly lines: readonly TextLine[];
  readonly headings: readonly TextHeading[];
  /** Of prose, headings and tables. */
  readonly code: readonly InlineCode[];
  /** Of prose, headings and tables, none of them in code. */
  readonly links: readonly TextLink[];
  readonly comments: readonly TextComment[];
}

/** Reads lines as Markdown, by CommonMark 0.31 and GitHub's extensions, simplified to one linear pass. */
export function readAgentText(lines: readonly string[]): AgentText {
  const reader = new Reader();
  const front = frontMatterEnd(lines);
  lines.forEach((raw, index) => {
    if (index <= front) reader.add(raw, 'front-matter', raw);
    else reader.read(raw, lines[index + 1] ?? '');
  });
  return reader.finish();
}

/** A fence that is open: its sign, how many there are, its language, and how far it is indented. */
interface Fence {
  readonly mark: string;
  readonly length: number;
  readonly language: string;
  readonly indent: number;
}

class Reader {
  private readonly lines: TextLine[] = [];
  private readonly headings: TextHeading[] = [];
  private readonly code: InlineCode[] = [];
  private readonly links: TextLink[] = [];
  private readonly comments: TextComment[] = [];
  /** The fence and the comment that are open. */
  private fence: Fence | null = null;
  private comment: {
    readonly line: number;
    readonly column: number;
    readonly parts: string[];
  } | null = null;
  private heading = '';
  /** The line before was blank, or there was none. */
  private afterBlank = true;
  /** Whether indented lines belong to an item of a list. */
  private inList = false;

  add(
    raw: string,
    kind: LineKind,
    text: string,
    language: string = '',
    isQuoted: boolean = false,
  ): void {
    this.lines.push({
      number: this.lines.length + 1,
      raw,
      text,
      kind,
      language,
      isQuoted,
      heading: this.heading,
    });
    this.afterBlank = kind === 'blank';
  }

  /** What was read; a comment that is never closed ends here. */
  finish(): AgentText {
    if (this.comment !== null) this.close(this.comment.parts.join('\n'));
    return {
      lines: this.lines,
      headings: this.headings,
      code: this.code,
      links: this.links,
      comments: this.comments,
    };
  }

  /** Reads a line; `next` may underline it as a heading. */
  read(raw: string, next: string): void {
    if (this.fence !== null && this.inFence(raw, this.fence)) return;
    const text = this.withoutComments(raw);
    const quote = text.includes('>') ? found(/^[ \t]*>[ \t>]*/, text) : '';
    const body = text.slice(quote.length);
    const isQuoted = quote !== '';
    if (body.trim() === '')
      return this.add(raw, isQuoted ? 'blank' : kindOfBlank(raw), text, '', isQuoted);
    const marks = found(/^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*/, body);
    const inner = body.slice(marks.length);
    const fence = fenceAt(inner, quote.length + marks.length);
    if (fence !== null) {
      this.fence = fence;
      return this.add(raw, 'code', text, fence.language, isQuoted);
    }
    const isItem = marks.trim() !== '';
    if (!isItem && !isQuoted && this.isIndentedCode(body)) return this.add(raw, 'code', text);
    this.inList = isItem || this.staysInList(body);
    const number = this.lines.length + 1;
    const heading = headingAt(inner, isItem ? null : body, next);
    if (heading !== null) {
      this.heading = heading.title;
      this.headings.push({ line: number, ...heading });
    }
    this.inline(text, number);
    const kind = inner.startsWith('|') ? 'table' : 'prose';
    this.add(raw, heading === null ? kind : 'heading', text, '', isQuoted);
  }

  /** Whether a line that begins no item is part of one. */
  private staysInList(body: string): boolean {
    return this.inList && (!this.afterBlank || /^\s/.test(body));
  }

  /** Four blanks behind a blank line are code, but not in a list. */
  private isIndentedCode(body: string): boolean {
    return this.afterBlank && !this.inList && /^(?: {4}| {0,3}\t)/.test(body);
  }

  /** @returns whether the line belongs to the fence; one that ends the list item of a fence ends the fence too. */
  private inFence(raw: string, fence: Fence): boolean {
    const inner = raw.replace(/^[ \t>]*/, '');
    if (inner !== '' && fence.indent >= 2 && /^[^ \t>]/.test(raw) && inner[0] !== fence.mark) {
      this.fence = null;
      return false;
    }
    const closes =
      inner[0] === fence.mark &&
      runLength(inner, 0) >= fence.length &&
      inner.slice(runLength(inner, 0)).trim() === '';
    if (closes) this.fence = null;
    this.add(raw, 'code', raw, fence.language);
    this.afterBlank = false;
    return true;
  }

  /** A line with its HTML comments as blanks; those in code spans stay. */
  private withoutComments(raw: string): string {
    if (this.comment === null && !raw.includes('<!--')) return raw;
    const spans = this.comment === null ? codeSpansIn(raw) : [];
    let text = '';
    let at = 0;
    while (at < raw.length) {
      if (this.comment !== null) {
        const stop = this.takeComment(this.comment.parts, raw, at);
        text += ' '.repeat(stop - at);
        at = stop;
        continue;
      }
      const start = raw.indexOf('<!--', at);
      if (start < 0) {
        text += raw.slice(at);
        break;
      }
      while ((spans[0]?.to ?? Infinity) <= start) spans.shift();
      const [span] = spans;
      if (span !== undefined && span.from <= start) {
        text += raw.slice(at, span.to);
        at = span.to;
        continue;
      }
      text += raw.slice(at, start);
      at = start;
      this.comment = { line: this.lines.length + 1, column: start + 1, parts: [] };
      text += '    ';
      at += 4;
    }
    if (raw === '' && this.comment !== null) this.comment.parts.push('');
    return text;
  }

  /** @returns where the comment ends on the line, or the line does. */
  private takeComment(parts: string[], raw: string, at: number): number {
    const end = raw.indexOf('-->', at);
    parts.push(raw.slice(at, end < 0 ? raw.length : end));
    if (end < 0) return raw.length;
    this.close(parts.join('\n'), 1);
    return end + 3;
  }

  /** Ends the comment that is open. `ahead` is 1 where the line that ends it is not added yet. */
  private close(text: string, ahead: number = 0): void {
    if (this.comment === null) return;
    this.comments.push({
      line: this.comment.line,
      column: this.comment.column,
      text,
      lastLine: this.lines.length + ahead,
    });
    this.comment = null;
  }

  private inline(text: string, line: number): void {
    if (text.length > LONGEST_LINE || !/[`[<]/.test(text)) return;
    let rest = '';
    for (const { from, to, text: code } of codeSpansIn(text)) {
      this.code.push({ line, column: from + 1, text: code });
      rest += text.slice(rest.length, from) + ' '.repeat(to - from);
    }
    for (const link of linksIn(rest + text.slice(rest.length))) this.links.push({ ...link, line });
  }
}

const LONGEST_TARGET = 300;
const LONGEST_LINE = 10_000;

/** The links of one line whose code spans are blanked. */
function* linksIn(line: string): Generator<Omit<TextLink, 'line'>> {
  const definition = /^ {0,3}\[([^\]]{1,999})\]:[ \t]*<?([^\s<>]+)/.exec(line);
  if (definition !== null) {
    const [whole, label = '', target = ''] = definition;
    yield { column: whole.length - target.length + 1, target, label, kind: 'definition' };
    return;
  }
  const open: number[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (character === '\\') at += 1;
    else if (character === '[') open.push(at);
    else if (character === ']') {
      const start = open.pop();
      if (start === undefined || line[at + 1] !== '(') continue;
      const target = targetAt(line, at + 2);
      if (target === null) continue;
      yield {
        column: target.from + 1,
        target: target.text,
        label: line.slice(start + 1, at),
        kind: line[start - 1] === '!' ? 'image' : 'link',
      };
      at = target.end;
    } else if (character === '<') {
      const url = /^<([a-z][a-z0-9+.-]{1,30}:[^\s<>]{0,300})>/i.exec(
        line.slice(at, at + LONGEST_TARGET + 40),
      )?.[1];
      if (url !== undefined) yield { column: at + 2, target: url, label: url, kind: 'autolink' };
    }
  }
}

/** The target of a link from behind its opening parenthesis; null where it is not closed on the line. */
function targetAt(
  line: string,
  start: number,
): { readonly text: string; readonly from: number; readonly end: number } | null {
  let from = start;
  while (line[from] === ' ') from += 1;
  const last = Math.min(line.length, from + LONGEST_TARGET);
  if (line[from] === '<') return angledTarget(line, from, last);
  let depth = 0;
  let end = from;
  for (; end < last; end += 1) {
    if (line[end] === '(') depth += 1;
    else if (line[end] === ')' && depth > 0) depth -= 1;
    else if (line[end] === ')' || line[end] === ' ' || line[end] === '\t') break;
  }
  if (end >= last || line[end] === undefined) return null;
  const close = line[end] === ')' ? end : line.slice(end, end + LONGEST_TARGET).indexOf(')') + end;
  return close < end ? null : { text: line.slice(from, end), from, end: close };
}

function angledTarget(line: string, from: number, last: number): ReturnType<typeof targetAt> {
  const close = line.slice(from, last).indexOf('>');
  const end = close < 0 ? -1 : line.indexOf(')', from + close);
  return end < 0 ? null : { text: line.slice(from + 1, from + close), from: from + 1, end };
}

/** What a pattern finds; empty where that is nothing. */
function found(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? '';
}

/** Of a line that is blank without its comments. */
function kindOfBlank(raw: string): LineKind {
  return raw.trim() === '' ? 'blank' : 'comment';
}

type OwnHeading = Pick<TextHeading, 'level' | 'title'>;

/** @param body null for an item of a list: only number signs make a heading of it. */
function headingAt(inner: string, body: string | null, next: string): OwnHeading | null {
  return atxHeading(inner) ?? (body === null ? null : setextHeading(inner, body, next));
}

function atxHeading(inner: string): OwnHeading | null {
  const signs = /^(#{1,6})(?:[ \t]+|$)/.exec(inner)?.[1];
  return signs === undefined
    ? null
    : { level: signs.length, title: withoutClosing(inner.slice(signs.length).trim()) };
}

function setextHeading(inner: string, body: string, next: string): OwnHeading | null {
  if (
    !/^ {0,3}(?:=+|-{2,})[ \t]*$/.test(next) ||
    inner.startsWith('|') ||
    /^ {0,3}(?:=+|-+)[ \t]*$/.test(body)
  )
    return null;
  return { level: next.includes('=') ? 1 : 2, title: inner.trim() };
}

/** The fence that a line opens; null where it opens none. */
function fenceAt(inner: string, indent: number): Fence | null {
  const mark = inner[0];
  if (mark !== '`' && mark !== '~') return null;
  const length = runLength(inner, 0);
  const info = inner.slice(length).trim();
  if (length < 3 || (mark === '`' && info.includes('`'))) return null;
  return { mark, length, language: (/^[^\s{,]*/.exec(info)?.[0] ?? '').toLowerCase(), indent };
}

/** Index of the line that closes the front matter; -1 where there is none. */
function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.replace(/^\uFEFF/, '').trimEnd() !== '---') return -1;
  return lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
}

/** `Setup ##` is the heading Setup. */
function withoutClosing(title: string): string {
  return title.replace(/[ \t]#+$/, '').trimEnd();
}
