import type { OutlineComment, Span } from '../outline.js';

export type LineFormatName = 'dockerfile' | 'makefile' | 'ini' | 'braces' | 'text';

export interface LineFormat {
  readonly name: LineFormatName;
  /** What a comment begins with, at the beginning of a line. */
  readonly comment: RegExp | null;
  /** What a comment behind other text begins with; it has a blank before it. */
  readonly inlineComment: RegExp | null;
  /** How the parts of a line with `\` at its end are put together; null where `\` continues none. */
  readonly glue: string | null;
  /** Whether an indented line goes on with the one above. */
  readonly continuesByIndent: boolean;
  /** Whether runs of blanks are layout. */
  readonly foldsBlanks: boolean;
}

const HASH = /^[ \t]*#/;

const base: LineFormat = {
  name: 'text',
  comment: null,
  inlineComment: null,
  glue: ' ',
  continuesByIndent: false,
  foldsBlanks: false,
};

const ini: LineFormat = { ...base, name: 'ini', comment: /^[ \t]*[#;]/ };

const DOCKERFILE: LineFormat = { ...base, name: 'dockerfile', comment: HASH, glue: '' };

const MAKEFILE: LineFormat = { ...base, name: 'makefile', comment: HASH, glue: ' ' };

const BRACES: LineFormat = { ...base, name: 'braces', comment: HASH, inlineComment: /^#/ };

const HASH_LINES: LineFormat = { ...base, comment: HASH };

/** By file name in lower case; the first that fits. */
const FORMATS: readonly (readonly [name: RegExp, format: LineFormat])[] = [
  [/^(?:dockerfile|containerfile)(?:\.|$)|\.(?:dockerfile|containerfile)$/, DOCKERFILE],
  [/^(?:gnu)?makefile(?:\.|$)|\.(?:mk|mak|make)$/, MAKEFILE],
  [/^\.git(?:config|modules)$|^gitconfig$/, { ...ini, inlineComment: /^[#;]/, glue: '' }],
  [/\.properties$/, { ...ini, comment: /^[ \t]*[#!]/, glue: '' }],
  [/^\.editorconfig$|^\.npmrc$/, { ...ini, glue: null }],
  [/\.(?:service|timer|socket|mount|target|path|slice|network|netdev|link|desktop)$/, ini],
  [/\.(?:ini|cfg)$|^\.(?:pylintrc|flake8|coveragerc|pypirc)$/, { ...ini, continuesByIndent: true }],
  [/\.(?:tf|tfvars|hcl|nomad|nginx)$|^(?:caddyfile|nginx\.conf)$/, BRACES],
  [
    /^(?:requirements|constraints).*\.txt$/,
    { ...HASH_LINES, inlineComment: /^#/, foldsBlanks: true },
  ],
  [/^codeowners$/, { ...HASH_LINES, inlineComment: /^#/, glue: null, foldsBlanks: true }],
  // A pattern may begin with blanks, and `\` at its end is a part of it.
  [/^\.(?:\w+ignore|gitattributes)$/, { ...base, comment: /^#/, glue: null }],
  [/^\.env(?:\.|$)|\.env$/, { ...HASH_LINES, glue: null }],
  [/^(?:procfile|crontab|\.tool-versions|\.nvmrc)$/, HASH_LINES],
  [/\.txt$/, { ...base, glue: null, foldsBlanks: true }],
];

/** The format of a file by its name, or of a `.conf` by its text. */
export function formatOf(path: string, text: string): LineFormat {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const found = FORMATS.find(([pattern]) => pattern.test(name));
  if (found !== undefined) return found[1];
  if (!name.endsWith('.conf')) return base;
  if (/(?:^|\s)\{|\{[ \t]*$/m.test(text)) return BRACES;
  return /^[ \t]*\[[^\]\n]*\][ \t]*$/m.test(text) ? ini : HASH_LINES;
}

/** Words with blanks folded. Quoted strings stay as they are, and so does all behind a quote that is not closed. */
export function lineWords(text: string): string[] {
  const words: string[] = [];
  let from = -1;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isBlank(character)) {
      if (from !== -1) words.push(text.slice(from, at));
      from = -1;
      continue;
    }
    if (from === -1) from = at;
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfQuote(text, at);
  }
  if (from !== -1) words.push(text.slice(from));
  return words;
}

/** Index of the quote that ends the one at a place; `limit` where none before it does. */
export function endOfQuote(text: string, at: number, limit: number = text.length): number {
  const quote = text[at];
  for (let end = at + 1; end < limit; end += 1) {
    if (text[end] === '\\' && quote === '"') end += 1;
    else if (text[end] === quote) return end;
  }
  return limit;
}

export function isBlank(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n';
}

/** Where a comment behind other text begins: a sign with a blank before it and outside of quotes. */
function inlineCommentAt(text: string, sign: RegExp): number | null {
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = endOfQuote(text, at);
    else if (sign.test(character) && at > 0 && isBlank(text[at - 1] ?? '')) return at;
  }
  return null;
}

/** A line with the lines that continue it, without comments. */
interface LogicalLine {
  readonly span: Span;
  readonly text: string;
}

interface LinesRead {
  readonly lines: readonly LogicalLine[];
  readonly comments: readonly OutlineComment[];
}

export interface FileLine {
  readonly text: string;
  readonly from: number;
}

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

export function isContinuing(text: string): boolean {
  let end = text.length;
  while (text[end - 1] === '\\') end -= 1;
  return (text.length - end) % 2 === 1;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
