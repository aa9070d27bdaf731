import { matchFrom } from '../../text/pattern.js';
import { endOfLine } from '../../text/file-text.js';
import { addTo } from '../../text/collections.js';
import { Bounds, tooDeep, NESTING, Unreadable, type DataPlace } from './node.js';

/* Where do the values of a TOML text stand? */

export type PlacedValue =
  | { readonly kind: 'table'; span: DataPlace; readonly entries: Map<string, PlacedValue> }
  | { readonly kind: 'list'; span: DataPlace; readonly items: PlacedValue[] }
  | { readonly kind: 'scalar'; readonly span: DataPlace };

/** A pair or a header as written: a table of TOML may be written in many places. */
export interface TomlPiece {
  /** From the table that holds all of them to what is written here: of `a.b = 1` the root, `a` and the 1. */
  readonly path: readonly PlacedValue[];
  readonly span: DataPlace;
}

export interface TomlLayout {
  readonly root: PlacedValue;
  /** What is written in the root and in each inline table, in the order of the text. */
  readonly pieces: ReadonlyMap<PlacedValue, readonly TomlPiece[]>;
  readonly comments: readonly DataPlace[];
}

type Table = Extract<PlacedValue, { kind: 'table' }>;

/** Keys and values above which the library takes longer than anybody waits. */
const MOST_VALUES = 50_000;
/** Longest number or date: reading digits takes more than linear time. */
const LONGEST_WORD = 1_000;

const BLANKS = /[ \t]*/y;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
/** A value without quotes: `true`, `1e3`, `1979-05-27`. */
const WORD = /[^\s,\]}#]+/y;
/** A blank may be between a date and its time: `1979-05-27 07:32:00`. */
const TIME_AFTER_DATE = / \d\d:[^\s,\]}#]*/y;

/** Places of keys and values of a valid TOML 1.1 text. A table of several pieces reaches from its first to its last. */
export function tomlLayout(text: string, unquote: (quoted: string) => string): TomlLayout {
  return new PlaceReader(text, unquote).document();
}

class PlaceReader {
  private readonly bounds = new Bounds(MOST_VALUES);
  private readonly pieces = new Map<PlacedValue, TomlPiece[]>();
  private readonly comments: DataPlace[] = [];
  private at: number;

  constructor(
    private readonly text: string,
    private readonly unquote: (quoted: string) => string,
  ) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  document(): TomlLayout {
    const root = table({ from: 0, to: this.text.length });
    let path: readonly PlacedValue[] = [root];
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const from = this.at;
      if (this.takes('[')) {
        const isItem = this.takes('[');
        const key = this.key(']');
        if (isItem && !this.takes(']')) throw fault();
        path = this.descend([root], key, isItem, from);
        extend(path, { from, to: this.at });
        this.note(path, { from, to: this.at });
      } else {
        extend(path, { from, to: this.pair(path, from, path.length) });
      }
    }
    return { root, pieces: this.pieces, comments: this.comments };
  }

  private note(path: readonly PlacedValue[], span: DataPlace): void {
    const [holder] = path;
    if (holder !== undefined) addTo(this.pieces, holder, { path, span });
  }

  private pair(path: readonly PlacedValue[], from: number, depth: number): number {
    const key = this.key('=');
    const last = key.at(-1);
    const parents = this.descend(path, key.slice(0, -1), false, from);
    const parent = parents.at(-1);
    this.blanks();
    const value = this.value(depth + key.length);
    if (last === undefined || parent?.kind !== 'table' || parent.entries.has(last)) throw fault();
    parent.entries.set(last, value);
    extend(parents, { from, to: value.span.to });
    this.note([...parents, value], { from, to: value.span.to });
    return value.span.to;
  }

  /** The tables from a path on along a key; `isItem` begins a new item of the list that the key names. */
  private descend(
    path: readonly PlacedValue[],
    key: readonly string[],
    isItem: boolean,
    from: number,
  ): readonly PlacedValue[] {
    const found = [...path];
    for (const [index, name] of key.entries()) {
      const parent = found.at(-1);
      if (parent?.kind !== 'table') throw fault();
      const begun = isItem && index === key.length - 1;
      const child =
        parent.entries.get(name) ??
        this.begin(
          parent,
          name,
          begun ? { kind: 'list', span: { from, to: from }, items: [] } : table({ from, to: from }),
        );
      if (child.kind === 'list' && begun) child.items.push(this.counted(table({ from, to: from })));
      const item = child.kind === 'list' ? child.items.at(-1) : undefined;
      found.push(child, ...(item === undefined ? [] : [item]));
      if (found.length > 2 * NESTING) throw tooDeep();
    }
    return found;
  }

  private begin(parent: Table, name: string, child: PlacedValue): PlacedValue {
    parent.entries.set(name, this.counted(child));
    return child;
  }

  /** Counts a table or list that a header or a dotted key opens. */
  private counted(node: PlacedValue): PlacedValue {
    this.bounds.enter(0);
    return node;
  }

  private value(depth: number): PlacedValue {
    this.bounds.enter(depth);
    const from = this.at;
    if (this.takes('[')) {
      const items: PlacedValue[] = [];
      this.items(']', () => items.push(this.value(depth + 1)));
      return { kind: 'list', span: { from, to: this.at }, items };
    }
    if (this.takes('{')) {
      const inline = table({ from, to: from });
      this.items('}', () => this.pair([inline], this.at, depth + 1));
      inline.span = { from, to: this.at };
      return inline;
    }
    const quote = this.text[from];
    if (quote === '"' || quote === "'") this.string(quote);
    else this.word();
    return { kind: 'scalar', span: { from, to: this.at } };
  }

  /** Reads what is between brackets, parted by commas, to the bracket that closes them. */
  private items(close: ']' | '}', read: () => void): void {
    for (this.skip(); !this.takes(close); this.skip()) {
      read();
      this.skip();
      if (!this.takes(',') && this.text[this.at] !== close) throw fault();
    }
  }

  private word(): void {
    const word = this.match(WORD);
    if (/^\d{4}-\d\d-\d\d$/.test(word)) this.match(TIME_AFTER_DATE);
    if (word === '' || word.length > LONGEST_WORD) throw fault();
  }

  private string(quote: '"' | "'"): void {
    const isLong = this.text.startsWith(quote.repeat(3), this.at);
    const close = isLong ? quote.repeat(3) : quote;
    let end = this.at + close.length;
    while (end < this.text.length && !this.text.startsWith(close, end))
      end += quote === '"' && this.text[end] === '\\' ? 2 : 1;
    end += close.length;
    // Up to two quotes may stand before the closing ones.
    if (isLong) for (let more = 0; more < 2 && this.text[end] === quote; more += 1) end += 1;
    if (end > this.text.length) throw fault();
    this.at = end;
  }

  /** The parts of a key up to the character that ends it. */
  private key(close: '=' | ']'): string[] {
    const parts: string[] = [];
    do {
      this.blanks();
      parts.push(this.keyPart());
      if (parts.length > NESTING) throw tooDeep();
      this.blanks();
    } while (this.takes('.'));
    if (!this.takes(close)) throw fault();
    return parts;
  }

  private keyPart(): string {
    const quote = this.text[this.at];
    if (quote !== '"' && quote !== "'") {
      const bare = this.match(BARE_KEY);
      if (bare === '') throw fault();
      return bare;
    }
    const from = this.at;
    this.string(quote);
    const quoted = this.text.slice(from, this.at);
    return quote === '"' && quoted.includes('\\') ? this.unquote(quoted) : quoted.slice(1, -1);
  }

  private match(pattern: RegExp): string {
    const found = matchFrom(pattern, this.text, this.at)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private takes(character: string): boolean {
    const isThere = this.text[this.at] === character;
    if (isThere) this.at += 1;
    return isThere;
  }

  private blanks(): void {
    this.match(BLANKS);
  }

  private skip(): void {
    for (;;) {
      const character = this.text[this.at];
      if (character === ' ' || character === '\t' || character === '\n' || character === '\r')
        this.at += 1;
      else if (character !== '#') return;
      else {
        const to = endOfLine(this.text, this.at);
        this.comments.push({ from: this.at, to });
        this.at = to;
      }
    }
  }
}

function table(span: DataPlace): Table {
  return { kind: 'table', span, entries: new Map() };
}

/** Tables are written in pieces: each piece makes all that it lies in reach further. */
function extend(path: readonly PlacedValue[], { to }: DataPlace): void {
  for (const node of path) {
    if (node.kind !== 'scalar' && node.span.to < to) node.span = { from: node.span.from, to };
  }
}

function fault(): Unreadable {
  return new Unreadable('the file is no TOML');
}
