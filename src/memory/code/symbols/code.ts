import type { Token, TokenKind } from '../token.js';

/**
 * Steps of looking ahead that a text may cost, a token. Real code costs under 10; a text that costs more was made to be slow
 * (`const a = {} const a = {} …` on one line), and has no symbols rather than a few of them.
 */
const LOOKS_A_TOKEN = 40;

/**
 * The tokens of a text as the readers of symbols see them, by index: no comments, punctuators one character each (so that no
 * reader depends on how a lexer groups them), brackets paired.
 */
export class Code {
  readonly length: number;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly kinds: TokenKind[] = [];
  private readonly mates: Int32Array;
  private readonly fresh: Uint8Array;
  private looks: number;

  constructor(readonly text: string, tokens: readonly Token[], branches: readonly Branch[] = []) {
    const starts: number[] = [];
    const ends: number[] = [];
    for (const token of tokens) {
      if (token.kind === 'comment') continue;
      if (token.kind === 'punctuator' && token.to - token.from > 1) {
        for (let at = token.from; at < token.to; at += 1) {
          starts.push(at);
          ends.push(at + 1);
          this.kinds.push('punctuator');
        }
      } else {
        starts.push(token.from);
        ends.push(token.to);
        this.kinds.push(token.kind);
      }
    }
    this.length = starts.length;
    this.starts = Int32Array.from(starts);
    this.ends = Int32Array.from(ends);
    this.fresh = freshLines(text, this.starts, this.ends);
    this.mates = pair(text, this.starts, this.ends, this.kinds, branches);
    this.looks = LOOKS_A_TOKEN * this.length + 1000;
  }

  /** True while `i` is before `end` and the text has not cost too much. Every loop that looks ahead turns on this. */
  within(i: number, end: number): boolean {
    this.looks -= 1;
    return i < end && i < this.length && this.looks > 0;
  }

  get exhausted(): boolean {
    return this.looks <= 0;
  }

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
    return i < 0 || i >= this.length ? '' : this.text.slice(this.from(i), this.to(i));
  }

  isWord(i: number): boolean {
    return this.kinds[i] === 'word';
  }

  /** Whether token `i` is this word or this punctuator; of a punctuator of several characters, whether it begins at `i`. */
  is(i: number, what: string): boolean {
    const kind = this.kinds[i];
    const from = this.starts[i];
    if (from === undefined || !this.text.startsWith(what, from)) return false;
    return kind === 'word' ? this.to(i) - from === what.length : kind === 'punctuator';
  }

  isAny(i: number, words: ReadonlySet<string>): boolean {
    return (this.kinds[i] === 'word' || this.kinds[i] === 'punctuator') && words.has(this.slice(i));
  }

  /** Whether nothing stands between token `i` and the one before it. */
  glued(i: number): boolean {
    return i > 0 && this.from(i) === this.to(i - 1);
  }

  /** Whether token `i` is the first of its line. */
  newline(i: number): boolean {
    return i < this.length && this.fresh[i] === 1;
  }

  /** The other bracket of the one at `i`, or -1. `<` has one only where it can be a list of types. */
  mate(i: number): number {
    return this.mates[i] ?? -1;
  }

  /** The end of what the bracket at `i` opens: its closing bracket, or `end` where none closes it. */
  close(i: number, end: number): number {
    const mate = this.mate(i);
    return mate > i && mate < end ? mate : end;
  }

  /** The token after the bracket at `i` and all in it; else the next token. */
  past(i: number): number {
    const mate = this.mate(i);
    return mate > i && !this.is(i, '<') ? mate + 1 : i + 1;
  }

  /** The same, and over a list of types too. */
  pastTypes(i: number): number {
    const mate = this.mate(i);
    return mate > i ? mate + 1 : i + 1;
  }
}

/** Marks the tokens that are the first of a line. */
function freshLines(text: string, starts: Int32Array, ends: Int32Array): Uint8Array {
  const fresh = new Uint8Array(starts.length);
  for (let i = 0; i < starts.length; i += 1) {
    const begin = i === 0 ? 0 : (ends[i - 1] ?? 0);
    const end = starts[i] ?? 0;
    if (i === 0) fresh[i] = 1;
    for (let at = begin; at < end; at += 1) {
      if (text[at] === '\n' || text[at] === '\r') fresh[i] = 1;
    }
  }
  return fresh;
}

/** Where the branches of `#if` begin and end, by offset in the text. */
export interface Branch {
  readonly at: number;
  readonly kind: 'if' | 'else' | 'end';
}

type Sort = '(' | '[' | '{' | '<' | 'template';

/** An open bracket and the ones around it. Linked and never changed, so that `#else` goes back to where `#if` stood. */
interface Open {
  readonly at: number;
  readonly sort: Sort;
  readonly below: Open | null;
  /** This one or the nearest around it of that sort: dropping what was left open takes one step, however much it is. */
  readonly brace: Open | null;
  readonly template: Open | null;
  /** The nearest that is no `<`. */
  readonly solid: Open | null;
}

function opened(at: number, sort: Sort, below: Open | null): Open {
  const links: { brace: Open | null; template: Open | null; solid: Open | null } = { brace: below?.brace ?? null, template: below?.template ?? null, solid: below?.solid ?? null };
  const open: Open = Object.assign(links, { at, sort, below });
  if (sort === '{') links.brace = open;
  if (sort === 'template') links.template = open;
  if (sort !== '<') links.solid = open;
  return open;
}

/**
 * Pairs the brackets. A closing brace closes the nearest open brace and drops what is open in it; any other closing bracket that
 * does not fit is ignored. `<` pairs where a `>` comes before the bracket around it closes and before any `;`.
 */
function pair(text: string, starts: Int32Array, ends: Int32Array, kinds: readonly TokenKind[], branches: readonly Branch[]): Int32Array {
  const mates = new Int32Array(starts.length).fill(-1);
  const conditions: (Open | null)[] = [];
  let top: Open | null = null;
  let branch = 0;
  const settle = (open: Open | null, close: number): void => {
    if (open === null) return;
    mates[open.at] = close;
    mates[close] = open.at;
    top = open.below;
  };
  for (let i = 0; i < starts.length; i += 1) {
    const from = starts[i] ?? 0;
    for (let next = branches[branch]; next !== undefined && next.at <= from; next = branches[branch]) {
      branch += 1;
      if (next.kind === 'if') conditions.push(top);
      else if (next.kind === 'end') conditions.pop();
      else if (conditions.length > 0) top = conditions.at(-1) ?? null;
    }
    const character = text[from] ?? '';
    if (kinds[i] === 'template') {
      // A template with substitutions comes in parts: `a${, }b${, }c`.
      if (character === '`' && text[(ends[i] ?? 0) - 1] === '{') top = opened(i, 'template', top);
      else if (character === '}' && text[(ends[i] ?? 0) - 1] === '`') settle((top as Open | null)?.template ?? null, i);
      continue;
    }
    // The braces of JSX are markup.
    if (kinds[i] !== 'punctuator' && !(kinds[i] === 'markup' && (ends[i] ?? 0) - from === 1 && (character === '{' || character === '}'))) continue;
    const at: Open | null = top;
    switch (character) {
      case ';':
        if (at?.sort === '<') top = at.solid;
        break;
      case '<':
        if (text[from + 1] !== '=' && text[from + 1] !== '<' && text[from - 1] !== '<') top = opened(i, '<', at);
        break;
      case '>':
        if (at?.sort === '<' && text[from - 1] !== '=' && text[from - 1] !== '-') settle(at, i);
        break;
      case '(':
      case '[':
      case '{':
        top = opened(i, character, at);
        break;
      case ')':
      case ']':
        if (at?.solid?.sort === (character === ')' ? '(' : '[')) settle(at.solid, i);
        break;
      case '}':
        settle(at?.brace ?? null, i);
        break;
    }
  }
  return mates;
}
