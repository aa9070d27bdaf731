import { matchFrom } from '../../../text/pattern.js';
import { endOfLine } from '../../../text/file-text.js';
import type { Pair, Signs, Stretch } from '../../code/comment-signs.js';
import type { Span } from '../outline.js';

/* Which stretches of a text are comments or strings, by its language? In `x = "--" -- y` the string is one. */

/** A comment or a text, with what opens it. */
export interface Mark extends Span {
  readonly sign: string;
}

export function readSigns(text: string, signs: Signs): readonly Mark[] {
  return new SignReader(text, signs).marks();
}

class SignReader {
  private readonly found: Mark[] = [];
  /** Characters with which anything can begin: at all others the reader only goes on. */
  private readonly firsts: ReadonlySet<string>;
  /** What closes stretches, and does not come any more: it is looked for once. */
  private readonly gone = new Set<string>();
  private readonly end: number;
  private at = 0;
  /** Only blanks were read in this line so far. */
  private isLineStart = true;

  constructor(
    private readonly text: string,
    private readonly signs: Signs,
  ) {
    const { line = [], block = [], quotes = '', longQuotes = '', stretches = [] } = signs;
    this.end = text.length;
    this.firsts = new Set([
      ...[...line, ...block.map(([open]) => open)].map((sign) => sign.charAt(0)),
      ...stretches.flatMap(({ first }) => [...first]),
      ...(signs.literal?.first ?? ''),
      ...quotes,
      ...longQuotes,
      ...(signs.heredocs === true ? ['<'] : []),
      ...(signs.levels === true ? ['['] : []),
    ]);
  }

  marks(): readonly Mark[] {
    while (this.at < this.end) {
      const from = this.at;
      const character = this.text.charAt(from);
      const isFirst =
        this.isLineStart && character !== ' ' && character !== '\t' && character !== '\n';
      const sign =
        this.firsts.has(character) || (isFirst && this.signs.starts !== undefined)
          ? this.read(from, isFirst)
          : null;
      if (sign !== null) this.found.push({ from, to: this.at, sign });
      else if (this.at === from) this.at = from + 1;
      const isBlank = character === ' ' || character === '\t';
      this.isLineStart =
        this.text.charAt(this.at - 1) === '\n' ||
        (this.isLineStart && isBlank && this.at === from + 1);
    }
    return this.found;
  }

  private read(from: number, isFirst: boolean): string | null {
    const { starts = [], stretches = [] } = this.signs;
    const start = isFirst ? starts.find((one) => this.matches(one)) : undefined;
    if (start !== undefined) return this.rest(this.text.slice(from, start.lastIndex).trim());
    if (this.passesLiteral(this.text.charAt(from))) return null;
    for (const stretch of stretches) if (this.stretch(stretch)) return stretch.sign;
    return this.commentOrText(from, isFirst);
  }

  /** Passes over the literal of one character that begins here, if one does. */
  private passesLiteral(character: string): boolean {
    const { literal } = this.signs;
    if (literal === undefined || !literal.first.includes(character)) return false;
    if (!this.matches(literal.pattern)) return false;
    this.at = literal.pattern.lastIndex;
    return true;
  }

  /** A comment that begins here, or a text. A long comment of Lua (`--[[ … ]]`) is tried before a short one. */
  private commentOrText(from: number, isFirst: boolean): string | null {
    const { line = [], block = [], levels = false } = this.signs;
    const sign = line.find((one) => this.text.startsWith(one, from));
    if (sign !== undefined && levels && this.level(from + sign.length)) return `${sign}[[`;
    const pair = block.find(([open]) => this.text.startsWith(open, from));
    if (pair !== undefined) return this.block(pair);
    return sign === undefined ? this.textIn(from) : this.lineSign(sign, from, isFirst);
  }

  /** A text in brackets, in quotes, or up to a line of one word. */
  private textIn(from: number): string | null {
    const { quotes = '', longQuotes = '', levels = false } = this.signs;
    const character = this.text.charAt(from);
    if (character === '[' && levels) return this.level(from) ? '[[' : null;
    if (quotes.includes(character)) return this.quoted(character, false);
    if (longQuotes.includes(character)) return this.quoted(character, true);
    return this.heredoc();
  }

  /** Whether a sticky pattern matches here; where the match ends is in its `lastIndex`. */
  private matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  /** A comment up to the end of the line, if its sign counts where it stands: in a shell `a#b` has none. */
  private lineSign(sign: string, from: number, isFirst: boolean): string | null {
    const { lineAt } = this.signs;
    if (lineAt === 'line start' && !isFirst) return null;
    if (lineAt === 'word start' && from > 0 && !/[\s;(){}|,&]/.test(this.text.charAt(from - 1)))
      return null;
    return this.rest(sign);
  }

  private rest(sign: string): string {
    this.at = endOfLine(this.text, this.at);
    return sign;
  }

  /** Reads a stretch that patterns open and close, such as `=begin` to `=end`; answers whether one begins here. */
  private stretch({ first, open, close, mustClose }: Stretch): boolean {
    if (!first.includes(this.text.charAt(this.at))) return false;
    const opening = matchFrom(open, this.text, this.at);
    if (opening === null) return false;
    const closing = close(opening);
    const pattern = new RegExp(closing, 'gm');
    // The line end that opened it is not the one that closes it.
    const found = this.gone.has(closing) ? null : matchFrom(pattern, this.text, open.lastIndex);
    if (found === null) this.gone.add(closing);
    if (found === null && mustClose === true) return false;
    this.at = found === null ? this.end : Math.max(this.at + 1, found.index + found[0].length);
    return true;
  }

  /** Reads a comment of several lines. In some languages these nest, and in a few a text in one hides its end. */
  private block([open, close]: Pair): string {
    const { inBlocks } = this.signs;
    const hidesTexts = inBlocks === 'blocks and texts';
    this.at += open.length;
    for (let depth = 1; depth > 0 && this.at < this.end;) {
      const character = this.text.charAt(this.at);
      if (this.text.startsWith(close, this.at)) {
        depth -= 1;
        this.at += close.length;
      } else if (inBlocks !== undefined && this.text.startsWith(open, this.at)) {
        depth += 1;
        this.at += open.length;
      } else if (hidesTexts && character === '"') this.quoted(character, true);
      else if (
        hidesTexts &&
        character === "'" &&
        this.signs.literal !== undefined &&
        this.matches(this.signs.literal.pattern)
      )
        this.at = this.signs.literal.pattern.lastIndex;
      else this.at += 1;
    }
    return open;
  }

  /** Reads a text in quotes. One that may not go on for lines ends with its line, closed or not. */
  private quoted(quote: string, isLong: boolean): string {
    const triple = quote.repeat(3);
    if (this.signs.triple === true && this.text.startsWith(triple, this.at))
      return this.tripled(triple);
    const { escape = '' } = this.signs;
    for (this.at += 1; this.at < this.end; this.at += 1) {
      const character = this.text.charAt(this.at);
      if (character === '\n' && !isLong) return quote;
      if (escape === character) this.at += 1;
      else if (character === quote) break;
    }
    this.at = Math.min(this.at + 1, this.end);
    return quote;
  }

  private tripled(triple: string): string {
    const end = this.text.indexOf(triple, this.at + 3);
    this.at = end === -1 ? this.end : end + 3;
    return triple;
  }

  private level(from: number): boolean {
    const open = /\[(={0,100})\[/y;
    const level = matchFrom(open, this.text, from)?.[1];
    if (level === undefined) return false;
    const close = this.text.indexOf(`]${level}]`, open.lastIndex);
    this.at = close === -1 ? this.end : close + level.length + 2;
    return true;
  }

  private heredoc(): string | null {
    const open = /<<[-~]?(["']?)([A-Za-z_]\w{0,100})\1/y;
    const word =
      this.signs.heredocs === true ? matchFrom(open, this.text, this.at)?.[2] : undefined;
    if (word === undefined) return null;
    this.at = endOfLine(this.text, this.at);
    while (this.at < this.end) {
      const next = endOfLine(this.text, this.at + 1);
      const line = this.text.slice(this.at, next).trim();
      this.at = next;
      if (line === word) break;
    }
    return '<<';
  }
}
