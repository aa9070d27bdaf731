import { isWellFormed } from '../canonical.js';
import { addEntry, Bounds, Unreadable, type DataNode, type Entry } from './node.js';

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /[A-Za-z]+/y;

/**
 * Reads JSON (RFC 8259). Comments and a last comma are let pass in every file, as they are usual in `.json` files of
 * tools and change no value. Nothing is repaired: what is no JSON is `Unreadable`.
 */
export function readJson(text: string): DataNode {
  return new JsonReader(text).document();
}

class JsonReader {
  private readonly bounds = new Bounds();
  private at: number;

  constructor(private readonly text: string) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  document(): DataNode {
    const node = this.value(0);
    this.skip();
    if (this.at < this.text.length) throw fault();
    return node;
  }

  private value(depth: number): DataNode {
    this.bounds.enter(depth);
    this.skip();
    const from = this.at;
    switch (this.text[from]) {
      case '{':
        return this.map(from, depth);
      case '[':
        return this.list(from, depth);
      case '"': {
        const value = this.string();
        return { kind: 'scalar', span: { from, to: this.at }, value };
      }
      default:
        return this.word(from);
    }
  }

  private map(from: number, depth: number): DataNode {
    const entries = new Map<string, Entry | 'twice'>();
    this.at += 1;
    for (this.skip(); !this.takes('}'); this.skip()) {
      if (this.text[this.at] !== '"') throw fault();
      const key = this.string();
      this.skip();
      if (!this.takes(':')) throw fault();
      addEntry(entries, key, { key, value: this.value(depth + 1) });
      this.endOfItem('}');
    }
    return { kind: 'map', span: { from, to: this.at }, entries };
  }

  private list(from: number, depth: number): DataNode {
    const items: DataNode[] = [];
    this.at += 1;
    for (this.skip(); !this.takes(']'); this.skip()) {
      items.push(this.value(depth + 1));
      this.endOfItem(']');
    }
    return { kind: 'list', span: { from, to: this.at }, items };
  }

  private endOfItem(close: string): void {
    this.skip();
    if (!this.takes(',') && this.text[this.at] !== close) throw fault();
  }

  private word(from: number): DataNode {
    const word = this.match(WORD);
    const value = word === 'true' ? true : word === 'false' ? false : word === 'null' ? null : undefined;
    const number = word === null ? this.match(NUMBER) : null;
    if (value === undefined && number === null) throw fault();
    return { kind: 'scalar', span: { from, to: this.at }, value: value ?? (number === null ? null : { as: 'number', text: number }) };
  }

  /** The string that begins here; its escapes are read by the JSON reader of the language. */
  private string(): string {
    const from = this.at;
    let end = from + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    this.at = end + 1;
    const value = parsed(this.text.slice(from, this.at));
    if (typeof value !== 'string') throw fault();
    if (!isWellFormed(value)) throw new Unreadable('the file holds half of a surrogate pair, which is no character');
    return value;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  private takes(character: string): boolean {
    const isThere = this.text[this.at] === character;
    if (isThere) this.at += 1;
    return isThere;
  }

  /** Skips blanks and comments. */
  private skip(): void {
    for (;;) {
      const character = this.text[this.at];
      if (character === ' ' || character === '\n' || character === '\t' || character === '\r') this.at += 1;
      else if (character !== '/') return;
      else if (this.text[this.at + 1] === '/') this.skipTo('\n', this.text.length);
      else if (this.text[this.at + 1] === '*') this.skipTo('*/', null);
      else throw fault();
    }
  }

  /** @param otherwise where a comment ends that nothing closes; null where that is a fault. */
  private skipTo(close: string, otherwise: number | null): void {
    const end = this.text.indexOf(close, this.at + 2);
    if (end === -1 && otherwise === null) throw fault();
    this.at = end === -1 ? this.text.length : end + close.length;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw fault();
    throw error;
  }
}

function fault(): Unreadable {
  return new Unreadable('the file is no JSON');
}
