import type { Setting, SettingEntry } from './node.js';

/** What is wrong with a JSON text; `at` is an offset. A comment or a last comma is a fault to strict readers alone. */
export interface JsonFault {
  readonly kind: 'fault' | 'comment' | 'last-comma' | 'twice';
  readonly at: number;
  /** The key that is there twice. */
  readonly name: string;
}

export interface JsonSettings {
  /** All that stands before the first fault: what a file would do is said even where it does not parse. */
  readonly root: Setting;
  /** In order; at most one of the kind `fault`, as nothing behind it is read. */
  readonly faults: readonly JsonFault[];
}

/** Levels of nesting; the reader is recursive. Settings of people have fewer than ten; what is deeper is skipped. */
const DEEPEST = 60;

/** Faults that are kept: a person mends a few at a time. */
const MOST_FAULTS = 50;

/** Reads JSON with the places of keys and values. It never throws, and takes time linear in the text. */
export function readJsonSettings(text: string): JsonSettings {
  return new Reader(text).document();
}

class Reader {
  private readonly faults: JsonFault[] = [];
  private at: number;
  private isBroken = false;

  constructor(private readonly text: string) {
    this.at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  document(): JsonSettings {
    this.skip();
    const root = this.value(0);
    if (!this.stops) this.skip();
    if (!this.stops && this.at < this.text.length) this.fault();
    return { root, faults: this.faults };
  }

  /** Asked for after each step, as any of them may have met a fault. */
  private get stops(): boolean {
    return this.isBroken;
  }

  private fault(): void {
    if (!this.isBroken) this.faults.push({ kind: 'fault', at: Math.min(this.at, this.text.length), name: '' });
    this.isBroken = true;
  }

  private note(kind: JsonFault['kind'], at: number, name: string = ''): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ kind, at, name });
  }

  private value(depth: number): Setting {
    const { at } = this;
    if (depth > DEEPEST) {
      this.pass();
      return { kind: 'scalar', at, value: null };
    }
    switch (this.text[at]) {
      case '{':
        return this.map(depth);
      case '[':
        return this.list(depth);
      case '"':
        return { kind: 'scalar', at, value: this.string() };
      default:
        return { kind: 'scalar', at, value: this.word() };
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
    } while (!this.stops && this.at < this.text.length && (depth > 0 || !/[,}\]]/.test(this.text.charAt(this.at))));
  }

  private map(depth: number): Setting {
    const from = this.at;
    const entries: SettingEntry[] = [];
    const names = new Set<string>();
    this.items('}', () => {
      const { at } = this;
      if (this.text[at] !== '"') return this.fault();
      const name = this.string();
      this.skip();
      if (name === null || !this.takes(':')) return this.fault();
      this.skip();
      if (names.has(name)) this.note('twice', at, name);
      names.add(name);
      entries.push({ name, at, value: this.value(depth + 1) });
    });
    return { kind: 'map', at: from, entries };
  }

  private list(depth: number): Setting {
    const from = this.at;
    const items: Setting[] = [];
    this.items(']', () => {
      items.push(this.value(depth + 1));
    });
    return { kind: 'list', at: from, items };
  }

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
    while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n') end += this.text[end] === '\\' ? 2 : 1;
    const value = this.text[end] === '"' ? unquoted(this.text.slice(from, end + 1)) : null;
    if (value === null) this.fault();
    else this.at = end + 1;
    return value;
  }

  private word(): number | boolean | null {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    const isNumber = NUMBER.test(word);
    if (!isNumber && word !== 'true' && word !== 'false' && word !== 'null') {
      this.fault();
      return null;
    }
    this.at += word.length;
    if (isNumber) return Number(word);
    return word === 'null' ? null : word === 'true';
  }

  private takes(character: string): boolean {
    const isThere = this.text[this.at] === character;
    if (isThere) this.at += 1;
    return isThere;
  }

  private skip(): void {
    for (;;) {
      const character = this.text[this.at];
      if (character === ' ' || character === '\n' || character === '\t' || character === '\r') this.at += 1;
      else if (character !== '/') return;
      else {
        const close = commentEnd(this.text[this.at + 1]);
        const end = close === null ? -1 : this.text.indexOf(close, this.at + 2);
        if (close === null || (end < 0 && close === '*/')) return this.fault();
        this.note('comment', this.at);
        this.at = end < 0 ? this.text.length : end + close.length;
      }
    }
  }
}

/** What ends a comment, by the character behind its first slash; null where that begins none. */
function commentEnd(next: string | undefined): '\n' | '*/' | null {
  if (next === '/') return '\n';
  return next === '*' ? '*/' : null;
}

const WORD = /[-+.\w]{1,400}/y;
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/;

function unquoted(quoted: string): string | null {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
