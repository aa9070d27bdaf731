import { matchFrom } from '../../../text/pattern.js';
import { addTo } from '../../../text/collections.js';
import {
  commentEnd,
  type HtmlStretch,
  isBroken,
  type Tag,
  tagAt,
  type TextReading,
} from './html.js';
import { DEFINITION } from './starts.js';

/** A blank, and a line break that is shown. */
const BLANK = null;

const BREAK = '\n';

/** Words of a paragraph: blanks folded, `_a_` as `*a*`, comments left out, code spans as they are. */
export function readInline(text: string): TextReading {
  return SIGNS.test(text) ? new InlineReader(text).read() : plainWords(text);
}

/** What a text needs that is more than words and blanks. */
const SIGNS = /[\\`<*_]| {2}\n/;

function plainWords(text: string): TextReading {
  return { words: text.split(/[ \t\n]+/).filter((word) => word !== ''), comments: [], tags: [] };
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<]*/y;

/** `(<a(b)>)` for `(a(b))`: formatters put an address with parentheses between angles. */
const ANGLED_ADDRESS = /\(<([^<>\s\\]*)>\)/y;

const ANGLES = /<[^\s<>]*>/y;

class InlineReader {
  private readonly parts: (string | null)[] = [];
  private readonly comments: HtmlStretch[] = [];
  private readonly tags: Tag[] = [];
  private readonly delimiters: Delimiter[] = [];
  private at = 0;
  /** Text before `at` that is not in `parts` yet begins here. */
  private from = 0;
  /** Runs of backquotes by length, the next one last. */
  private readonly ticks: ReadonlyMap<number, number[]>;
  private hasNoCommentEnd = false;
  private nextParenthesis = -1;
  private nextAngle = -1;

  constructor(private readonly text: string) {
    const ticks = new Map<number, number[]>();
    for (const { 0: run, index } of text.matchAll(/`+/g)) addTo(ticks, run.length, index);
    for (const places of ticks.values()) places.reverse();
    this.ticks = ticks;
  }

  read(): TextReading {
    const { text } = this;
    while (this.at < text.length) this.step(text[this.at] ?? '');
    this.flush();
    this.foldEmphasis();
    return { words: this.words(), comments: this.comments, tags: this.tags };
  }

  private step(character: string): void {
    switch (character) {
      case '\\':
        return this.escape();
      case '`':
        return this.code();
      case '<':
        return this.angle();
      case '*':
      case '_':
        return this.delimiter(character);
      case ']':
        return this.target();
      case 'h':
      case 'w':
        return this.address();
      case ' ':
      case '\t':
      case '\n':
        return this.blank();
      default:
        this.at += 1;
    }
  }

  private flush(): void {
    if (this.at > this.from) this.parts.push(this.text.slice(this.from, this.at));
    this.from = this.at;
  }

  private put(part: string | null, to: number): void {
    this.flush();
    this.parts.push(part);
    this.at = to;
    this.from = to;
  }

  private escape(): void {
    const { text, at } = this;
    const next = text[at + 1] ?? '';
    if (next === '\n') {
      this.put(BLANK, at);
      this.put(BREAK, at + 1);
    } else if (next === '_' && isWordAt(text, at - 1) && isWordAt(text, at + 2)) {
      // Formatters take this backslash away.
      this.put('_', at + 2);
    } else this.at += 2;
  }

  private blank(): void {
    const { text, at } = this;
    let to = at;
    while (/[ \t\n]/.test(text[to] ?? '')) to += 1;
    const isBreak = /^ {2,}\n/.test(text.slice(at, to)) && to < text.length;
    this.put(BLANK, to);
    if (isBreak) this.parts.push(BREAK, BLANK);
  }

  private code(): void {
    const { text, at } = this;
    let start = at;
    while (text[start] === '`') start += 1;
    const places = this.ticks.get(start - at) ?? [];
    let end = places.pop();
    while (end !== undefined && end < start) end = places.pop();
    if (end === undefined) {
      this.at = start;
      return;
    }
    const content = text.slice(start, end).replaceAll('\n', ' ');
    const mark = content.includes('`') ? text.slice(at, start) : '`';
    this.put(`${mark}${content}${mark}`, end + start - at);
  }

  private angle(): void {
    const { text, at } = this;
    if (text.startsWith('<!--', at) && !this.hasNoCommentEnd) {
      const to = commentEnd(text, at);
      if (to !== null) {
        this.flush();
        this.comments.push({ from: at, to });
        this.tags.push({ name: '!--', isEnd: true, isSelfClosed: false, says: '-->', to });
        this.at = to;
        this.from = to;
        return;
      }
      this.hasNoCommentEnd = true;
    }
    const tag = tagAt(text, at, false);
    if (tag !== null && !isBroken(tag)) {
      this.tags.push(tag);
      this.putWords(tag.to);
      return;
    }
    this.raw(ANGLES);
  }

  private raw(pattern: RegExp): void {
    const found = matchFrom(pattern, this.text, this.at)?.[0];
    if (found === undefined) this.at += 1;
    else this.put(found, this.at + found.length);
  }

  private address(): void {
    if (isWordAt(this.text, this.at - 1)) this.at += 1;
    else this.raw(ADDRESS);
  }

  private target(): void {
    this.at += 1;
    const { text, at } = this;
    if (text[at] !== '(') return;
    const [whole = '', inner = ''] = matchFrom(ANGLED_ADDRESS, text, at) ?? [];
    if (whole !== '' && areBalanced(inner)) {
      this.put(`(${inner})`, at + whole.length);
      return;
    }
    if (this.nextParenthesis < at) this.nextParenthesis = indexFrom(text, ')', at);
    if (this.nextAngle < at) this.nextAngle = indexFrom(text, '<', at);
    // With a tag in it, it may be no address but text.
    if (this.nextParenthesis < Math.min(this.nextAngle, text.length))
      this.putWords(this.nextParenthesis + 1);
  }

  private putWords(to: number): void {
    this.flush();
    for (const [index, word] of this.text
      .slice(this.at, to)
      .split(/[ \t\n]+/)
      .entries()) {
      if (index > 0) this.parts.push(BLANK);
      this.parts.push(word);
    }
    this.at = to;
    this.from = to;
  }

  private delimiter(sign: '*' | '_'): void {
    const { text, at } = this;
    let to = at;
    while (text[to] === sign) to += 1;
    this.flush();
    this.delimiters.push({
      sign,
      length: to - at,
      part: this.parts.length,
      before: text[at - 1] ?? ' ',
      behind: text[to] ?? ' ',
    });
    this.put(text.slice(at, to), to);
  }

  /** `_a_` becomes `*a*`, but not in mathematics and in definitions of links. */
  private foldEmphasis(): void {
    const isMathematics = this.text.indexOf('$') !== this.text.lastIndexOf('$');
    if (isMathematics || DEFINITION.test(this.text)) return;
    for (const { part, length } of emphasisPairs(this.delimiters))
      this.parts[part] = '*'.repeat(length);
  }

  private words(): string[] {
    const words: string[] = [];
    let word = '';
    for (const part of [...this.parts, BLANK]) {
      if (part !== BLANK) word += part;
      else if (word !== '') {
        words.push(word);
        word = '';
      }
    }
    return words;
  }
}

/** Whether each parenthesis of an address is closed, so that it needs no angles around it. */
function areBalanced(address: string): boolean {
  let depth = 0;
  for (const sign of address) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function isWordAt(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at] ?? '');
}

function indexFrom(text: string, sign: string, at: number): number {
  const index = text.indexOf(sign, at);
  return index === -1 ? text.length : index;
}

interface Delimiter {
  readonly sign: '*' | '_';
  readonly length: number;
  /** Which part of the text it is. */
  readonly part: number;
  readonly before: string;
  readonly behind: string;
}

/** Runs that mark emphasis together with another of their sign and length. Source: CommonMark 0.31, 6.2, simplified. */
function emphasisPairs(delimiters: readonly Delimiter[]): Delimiter[] {
  const paired: Delimiter[] = [];
  const open: Delimiter[] = [];
  const openers = new Map<string, Opener[]>();
  for (const one of delimiters) {
    const key = `${one.sign}${one.length}`;
    const opener = canEnd(one) ? lastOpen(openers.get(key) ?? [], open) : null;
    if (opener !== null) {
      paired.push(opener.delimiter, one);
      open.length = opener.at;
    } else if (canBegin(one)) {
      addTo(openers, key, { delimiter: one, at: open.length });
      open.push(one);
    }
  }
  return paired;
}

interface Opener {
  readonly delimiter: Delimiter;
  readonly at: number;
}

/** The last one that is still open, taken from the list with those that are not. */
function lastOpen(list: Opener[], open: readonly Delimiter[]): Opener | null {
  for (let last = list.pop(); last !== undefined; last = list.pop())
    if (open[last.at] === last.delimiter) return last;
  return null;
}

const BLANK_OR_NONE = /\s/;

const PUNCTUATION = /[\p{P}\p{S}]/u;

function canBegin(one: Delimiter): boolean {
  if (one.sign === '*') return isLeft(one);
  return isLeft(one) && (!isRight(one) || PUNCTUATION.test(one.before));
}

function canEnd(one: Delimiter): boolean {
  if (one.sign === '*') return isRight(one);
  return isRight(one) && (!isLeft(one) || PUNCTUATION.test(one.behind));
}

/** Whether it is left of what it marks. */
function isLeft({ before, behind }: Delimiter): boolean {
  if (BLANK_OR_NONE.test(behind)) return false;
  return !PUNCTUATION.test(behind) || BLANK_OR_NONE.test(before) || PUNCTUATION.test(before);
}

function isRight({ before, behind }: Delimiter): boolean {
  if (BLANK_OR_NONE.test(before)) return false;
  return !PUNCTUATION.test(before) || BLANK_OR_NONE.test(behind) || PUNCTUATION.test(behind);
}
