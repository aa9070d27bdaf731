import { matchFrom } from '../../text/pattern.js';
import { type JsonEntry, type JsonMaker, NAMED } from './json-text.js';
import type { Scalar } from './node.js';

/* JSON5 with places: `{a: 'b', c: +0x1F,} // d` has the keys `a` and `c`. Source: https://spec.json5.org */

const BLANKS = /[\s\uFEFF]+/y;
const COMMENT = /\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\//y;
/** What is in a string up to its end, an escape or a fault. */
const PLAIN_TEXT: ReadonlyMap<string, RegExp> = new Map([
  ['"', /[^"\\\n\r]*/y],
  ["'", /[^'\\\n\r]*/y],
]);
const NAME =
  /(?:[$_\p{ID_Start}]|\\u[0-9A-Fa-f]{4})(?:[$\u200C\u200D\p{ID_Continue}]|\\u[0-9A-Fa-f]{4})*/uy;
const WORD = /[-+.\w]+/y;
const NUMBER =
  /^[-+]?(?:Infinity|NaN|0[xX][0-9A-Fa-f]+|(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)$/;
/** Escapes in strings; `\` and a line end is nothing, `\` and any other character but a digit is that character. */
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|(\r\n|[^]))/g;
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ...['b\b', 'f\f', 'n\n', 'r\r', 't\t', 'v\v', '0\0'].map(
    (pair) => [pair.charAt(0), pair.slice(1)] as const,
  ),
  ...['\r\n', '\n', '\r', '\u2028', '\u2029'].map((end) => [end, ''] as const),
]);

/** Reads JSON5 with places, once from the left. A fault must be thrown by `sawFault`. */
export function readJson5Text<Value>(text: string, maker: JsonMaker<Value>): Value {
  return new Reader(text, maker).document();
}

class Reader<Value> {
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly maker: JsonMaker<Value>,
  ) {}

  document(): Value {
    const root = this.value(0);
    this.skip();
    if (this.at < this.text.length) this.fault();
    return root;
  }

  private value(depth: number): Value {
    this.maker.enters(depth);
    this.skip();
    const from = this.at;
    if (this.takes('{')) {
      const entries: JsonEntry<Value>[] = [];
      this.items('}', () => entries.push(this.entry(depth + 1)));
      return this.maker.map(entries, { from, to: this.at });
    }
    if (this.takes('[')) {
      const items: Value[] = [];
      this.items(']', () => items.push(this.value(depth + 1)));
      return this.maker.list(items, { from, to: this.at });
    }
    const scalar = this.string() ?? this.word();
    return this.maker.scalar(scalar, { from, to: this.at });
  }

  private entry(depth: number): JsonEntry<Value> {
    const { at } = this;
    const name = this.string() ?? unescaped(this.match(NAME) ?? this.fault()) ?? this.fault();
    this.skip();
    if (!this.takes(':')) this.fault();
    return { name, at, value: this.value(depth) };
  }

  /** Reads what is between brackets, with a comma between two, to the bracket that closes them. */
  private items(close: string, read: () => void): void {
    for (this.skip(); !this.takes(close); this.skip()) {
      read();
      this.skip();
      if (!this.takes(',') && this.text[this.at] !== close) this.fault();
    }
  }

  private string(): string | null {
    const { at } = this;
    const quote = this.text.charAt(at);
    const plain = PLAIN_TEXT.get(quote);
    if (plain === undefined) return null;
    this.at += 1;
    for (this.match(plain); this.text[this.at] === '\\'; this.match(plain)) this.at += 2;
    if (!this.takes(quote)) this.fault();
    const value = unescaped(this.text.slice(at + 1, this.at - 1)) ?? this.fault();
    this.maker.sawText(value);
    return value;
  }

  private word(): Scalar {
    const word = this.match(WORD) ?? this.fault();
    if (NUMBER.test(word)) return { as: 'number', text: word };
    return NAMED.get(word) ?? (word === 'null' ? null : this.fault());
  }

  private skip(): void {
    for (;;) {
      this.match(BLANKS);
      const { at } = this;
      if (this.text[at] !== '/') return;
      if (this.match(COMMENT) === null) this.fault();
      this.maker.sawFault({ kind: 'comment', at, name: '' });
    }
  }

  private takes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /** Passes what a pattern matches here, and returns it. */
  private match(pattern: RegExp): string | null {
    const found = matchFrom(pattern, this.text, this.at)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private fault(): never {
    this.maker.sawFault({ kind: 'fault', at: this.at, name: '' });
    throw new TypeError('sawFault has to throw for a fault of JSON5');
  }
}

/** A text with its escapes read; null where one of them is not valid. */
function unescaped(text: string): string | null {
  if (!text.includes('\\')) return text;
  let isValid = true;
  const value = text.replaceAll(
    ESCAPE,
    (
      _,
      unicode: string | undefined,
      hex: string | undefined,
      other: string | undefined,
      at: number,
    ) => {
      const code = unicode ?? hex;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      const character = other ?? '';
      const isDigitBehind = character === '0' && /[0-9]/.test(text.charAt(at + 2));
      if (/[1-9ux]/.test(character) || isDigitBehind) isValid = false;
      return ESCAPED.get(character) ?? character;
    },
  );
  return isValid ? value : null;
}
