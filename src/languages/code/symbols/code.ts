import type { Token, TokenKind } from '../token.js';
import { type Branch, pair } from './brackets.js';

/* Of `a += b // c` readers see `a`, `+`, `=`, `b`: no comments, each sign by itself, brackets with their mates. */

/** Looking ahead that a text may cost, a token. Real code costs under 3; a text with more has no symbols. */
const LOOKS_A_TOKEN = 10;

/** The tokens of a text by index: no comments, one character a sign, brackets paired. */
export class Code {
  readonly length: number;
  /** The token at which reading ends, where none is given. */
  end: number;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly kinds: TokenKind[] = [];
  /** The first character of words and punctuators; 0 of all else. */
  private readonly heads: Uint16Array;
  private readonly mates: Int32Array;
  /** By token: 1 where it is the first of its line. */
  private readonly lines: Uint8Array;
  /** Steps of looking ahead that are left. */
  private looks: number;

  constructor(
    readonly text: string,
    tokens: readonly Token[],
    branches: readonly Branch[] = [],
  ) {
    let count = 0;
    for (const { kind, from, to } of tokens)
      if (kind !== 'comment') count += kind === 'punctuator' ? to - from : 1;
    this.length = count;
    this.end = count;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.heads = new Uint16Array(count);
    let next = 0;
    for (const { kind, from, to } of tokens) {
      if (kind === 'comment') continue;
      const split = kind === 'punctuator';
      for (let at = from; at < (split ? to : from + 1); at += 1) {
        this.starts[next] = at;
        this.ends[next] = split ? at + 1 : to;
        this.heads[next] = split || kind === 'word' ? text.charCodeAt(at) : 0;
        this.kinds.push(kind);
        next += 1;
      }
    }
    this.lines = firstOfLines(text, this.starts, this.ends);
    this.mates = pair(text, this.starts, this.ends, this.kinds, branches);
    this.looks = LOOKS_A_TOKEN * count + 1000; // a short text may cost more a token
  }

  /** True while `i` is before `end` and the text has not cost too much. Every loop that looks ahead turns on this. */
  within(i: number, end = this.end): boolean {
    this.looks -= 1;
    return i < end && i < this.length && this.looks > 0;
  }

  /** Whether the text cost too much: what was found in it is not to be used. */
  get exhausted(): boolean {
    return this.looks <= 0;
  }

  /** Offset of the first character of token `i`; behind the text where there is no such token. */
  from(i: number): number {
    return this.starts[i] ?? this.text.length;
  }

  to(i: number): number {
    return this.ends[i] ?? this.text.length;
  }

  kind(i: number): TokenKind | null {
    return this.kinds[i] ?? null;
  }

  slice(i: number): string {
    return this.text.slice(this.from(i), this.to(i));
  }

  isWord(i: number): boolean {
    return this.kinds[i] === 'word';
  }

  /** Whether token `i` is this word, or begins with this sign of one or several characters. */
  is(i: number, what: string): boolean {
    if (this.heads[i] !== what.charCodeAt(0)) return false;
    const from = this.from(i);
    if (!this.text.startsWith(what, from)) return false;
    return this.kinds[i] === 'punctuator' || this.to(i) - from === what.length;
  }

  /** Whether token `i` is one of these punctuators of one character. */
  isSign(i: number, signs: string): boolean {
    if (this.kinds[i] !== 'punctuator') return false;
    const head = this.heads[i];
    for (let at = 0; at < signs.length; at += 1) if (signs.charCodeAt(at) === head) return true;
    return false;
  }

  /** Whether token `i` is one of these words, or one of these signs of one character. */
  isAny(i: number, words: ReadonlySet<string>): boolean {
    return (this.kinds[i] === 'word' || this.kinds[i] === 'punctuator') && words.has(this.slice(i));
  }

  /** Whether nothing is between token `i` and the one before it. */
  glued(i: number): boolean {
    return this.from(i) === this.to(i - 1);
  }

  newline(i: number): boolean {
    return this.lines[i] === 1;
  }

  /** The other bracket of the one at `i`, or -1. `<` has one only where it can be a list of types. */
  mate(i: number): number {
    return this.mates[i] ?? -1;
  }

  /** The end of what the bracket at `i` opens: its closing bracket, or `end` where none closes it. */
  close(i: number, end = this.end): number {
    const mate = this.mate(i);
    return mate > i && mate < end ? mate : end;
  }

  /** The first of these signs from `i` on that is in no bracket, or `end`. */
  until(i: number, signs: string, end = this.end): number {
    let at = i;
    while (this.within(at, end) && !this.isSign(at, signs)) at = this.past(at);
    return at;
  }

  /** The token after the bracket at `i` and all in it; else the next token. */
  past(i: number): number {
    return this.is(i, '<') ? i + 1 : this.pastTypes(i);
  }

  /** The same, and over a list of types too. */
  pastTypes(i: number): number {
    const mate = this.mate(i);
    return mate > i ? mate + 1 : i + 1;
  }
}

/** Marks the tokens that are the first of a line. */
function firstOfLines(text: string, starts: Int32Array, ends: Int32Array): Uint8Array {
  const first = new Uint8Array(starts.length);
  starts.forEach((start, i) => {
    for (let at = ends[i - 1] ?? start; at < start && first[i] === 0; at += 1)
      if (text[at] === '\n' || text[at] === '\r') first[i] = 1;
  });
  first[0] = 1;
  return first;
}
