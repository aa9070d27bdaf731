import { matchFrom } from '../../text/pattern.js';
import type { DataPlace, Scalar } from './node.js';

/* JSON text with places: a maker says what becomes of each value, comment, last comma or repeated key. */

/** What is not plain JSON at an offset. Behind a `fault` nothing is read; readers of tools let pass the other kinds. */
export interface JsonFault {
  readonly kind: 'fault' | 'comment' | 'last-comma' | 'twice';
  readonly at: number;
  readonly name: string;
}

export interface JsonEntry<Value> {
  readonly name: string;
  readonly at: number;
  readonly value: Value;
}

/** What a caller makes of a JSON text. Each of these may throw, which ends the reading. */
export interface JsonMaker<Value> {
  readonly map: (entries: readonly JsonEntry<Value>[], span: DataPlace) => Value;
  readonly list: (items: readonly Value[], span: DataPlace) => Value;
  /** Also in place of what is no value, with null. */
  readonly scalar: (value: Scalar, span: DataPlace) => Value;
  /** Called before each value; with false it is passed over unread, and stands as null. */
  readonly enters: (depth: number) => boolean;
  /** Told of each text in quotes, keys too. */
  readonly sawText: (text: string) => void;
  readonly sawFault: (fault: JsonFault) => void;
  /** Characters of a number, behind which it is no number any more. */
  readonly longestNumber: number;
}

/** Reads JSON (RFC 8259) in linear time. Comments and a last comma are read too, and reported. */
export function readJsonText<Value>(text: string, maker: JsonMaker<Value>): Value {
  return new Reader(text, maker).document();
}

class Reader<Value> {
  private at: number;
  private isBroken = false;

  constructor(
    private readonly text: string,
    private readonly maker: JsonMaker<Value>,
  ) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  document(): Value {
    const root = this.value(0);
    if (!this.stops) this.skip();
    if (!this.stops && this.at < this.text.length) this.fault();
    return root;
  }

  /** Called for after each step, as any of them may have met a fault. */
  private get stops(): boolean {
    return this.isBroken;
  }

  private fault(): void {
    if (!this.isBroken) this.note('fault', Math.min(this.at, this.text.length));
    this.isBroken = true;
  }

  private note(kind: JsonFault['kind'], at: number, name: string = ''): void {
    this.maker.sawFault({ kind, at, name });
  }

  /** @param arrived is called in front of the value, behind blanks and comments. */
  private value(depth: number, arrived?: () => void): Value {
    const isWanted = this.maker.enters(depth);
    this.skip();
    arrived?.();
    const from = this.at;
    if (!isWanted) {
      this.pass();
      return this.maker.scalar(null, { from, to: this.at });
    }
    switch (this.text[from]) {
      case '{':
        return this.map(from, depth);
      case '[':
        return this.list(from, depth);
      default: {
        const value = this.text[from] === '"' ? this.string() : this.word();
        return this.maker.scalar(value, { from, to: this.at });
      }
    }
  }

  /** Goes behind a value without a look at it. */
  private pass(): void {
    let depth = 0;
    do {
      this.skip();
      const character = this.text.charAt(this.at);
      if (character === '"') this.string();
      else {
        if (character === '{' || character === '[') depth += 1;
        else if (character === '}' || character === ']') depth -= 1;
        this.at += 1;
      }
    } while (
      !this.stops &&
      this.at < this.text.length &&
      (depth > 0 || !/[,}\]]/.test(this.text.charAt(this.at)))
    );
  }

  private map(from: number, depth: number): Value {
    const entries: JsonEntry<Value>[] = [];
    const names = new Set<string>();
    this.items('}', () => {
      const { at } = this;
      if (this.text[at] !== '"') return this.fault();
      const name = this.string();
      this.skip();
      if (name === null || !this.takes(':')) return this.fault();
      const value = this.value(depth + 1, () => {
        if (names.has(name)) this.note('twice', at, name);
        names.add(name);
      });
      entries.push({ name, at, value });
    });
    return this.maker.map(entries, { from, to: this.at });
  }

  private list(from: number, depth: number): Value {
    const items: Value[] = [];
    this.items(']', () => {
      items.push(this.value(depth + 1));
    });
    return this.maker.list(items, { from, to: this.at });
  }

  /** Reads what is between brackets, parted by commas, to the bracket that closes them. */
  private items(close: string, read: () => void): void {
    this.at += 1;
    let comma = -1;
    for (this.skip(); !this.stops; this.skip()) {
      if (this.takes(close)) {
        if (comma >= 0) this.note('last-comma', comma);
        return;
      }
      read();
      if (this.stops) return;
      this.skip();
      comma = this.text[this.at] === ',' ? this.at : -1;
      if (comma >= 0) this.at += 1;
      else if (this.text[this.at] !== close) return this.fault();
    }
  }

  private string(): string | null {
    const from = this.at;
    let end = from + 1;
    while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n')
      end += this.text[end] === '\\' ? 2 : 1;
    const value = this.text[end] === '"' ? unquoted(this.text.slice(from, end + 1)) : null;
    if (value === null) {
      this.fault();
      return null;
    }
    this.at = end + 1;
    this.maker.sawText(value);
    return value;
  }

  /** The number or name that begins here; a fault where it is neither. */
  private word(): Scalar {
    const word = (matchFrom(WORD, this.text, this.at)?.[0] ?? '').slice(
      0,
      this.maker.longestNumber,
    );
    const value = NUMBER.test(word) ? ({ as: 'number', text: word } as const) : NAMED.get(word);
    if (value === undefined) {
      this.fault();
      return null;
    }
    this.at += word.length;
    return value;
  }

  private takes(character: string): boolean {
    const isThere = this.text[this.at] === character;
    if (isThere) this.at += 1;
    return isThere;
  }

  private skip(): void {
    for (;;) {
      const character = this.text[this.at];
      if (character === ' ' || character === '\n' || character === '\t' || character === '\r')
        this.at += 1;
      else if (character !== '/') return;
      else {
        const close = COMMENTS.get(this.text.slice(this.at, this.at + 2));
        const end = close === undefined ? -1 : this.text.indexOf(close, this.at + 2);
        if (close === undefined || (end < 0 && close === '*/')) return this.fault();
        this.note('comment', this.at);
        this.at = end < 0 ? this.text.length : end + close.length;
      }
    }
  }
}

/** How a comment begins, and what ends it; the end of the text ends the first kind too. */
const COMMENTS: ReadonlyMap<string, string> = new Map([
  ['//', '\n'],
  ['/*', '*/'],
]);

export const NAMED = new Map<string, Scalar>(
  Object.entries({ null: null, true: true, false: false }),
);
/** What stands without quotes: longer than any number or name, so that `truex` is a fault. */
const WORD = /[-+.\w]+/y;
/** A number of RFC 8259: no plus, no leading zero. */
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;

/** A text in quotes as JSON reads it; null where its escapes are none. */
function unquoted(quoted: string): string | null {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
