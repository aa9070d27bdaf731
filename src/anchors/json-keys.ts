import { firstFrom, labelOf, type Mark } from './mark.js';

/*
 * Below which keys does a place of a JSON text stand? The entry of `b` in `{"a": {"b": 1}}` stands
 * below `a`; an item of a list has `[]` on its way. A key that is there twice says so.
 *
 * `scope.ts` asks. Another way to a place takes trust, so to tell too much is a false alarm, the
 * safe error. Facts hold no way but that of a `.json` file which is too long for the lexer, as the
 * hint `within`: so the form of a way stays. `__tests__/anchors/data-scopes.test.ts` and
 * `hostile-scopes.test.ts` beside it fail when this is wrong.
 */

/** What a place of a JSON text stands below. */
export interface Way {
  /** The keys on the way to it, outermost first; `[]` is an item of a list. */
  readonly name: string;
  /** The innermost of them. */
  readonly own: string;
  /** Where the innermost container begins. */
  readonly from: number;
}

/** What is known of a JSON text. */
export interface JsonKeys {
  /**
   * The way to a stretch; null at the top. A key that is given twice says so, as one of the two
   * overrules the other.
   */
  readonly wayOf: (from: number, to: number) => Way | null;
  /** Comments and texts in quotes. */
  readonly marks: readonly Mark[];
}

/** An open brace or bracket, or the top of the text (index 0). */
interface Container {
  readonly parent: number;
  readonly from: number;
  /** Index of the key that leads to it; -1 in a list and at the top. */
  readonly key: number;
  readonly depth: number;
}

/** A key as it stands in the text. */
interface Key {
  readonly name: string;
  readonly from: number;
  /** Which of how many keys of this name it is in its container. */
  readonly nth: number;
  readonly peers: { count: number };
}

/** Levels that are told apart; deeper ones are as good as equal. */
const DEEPEST = 32;

/** Reads the keys of JSON, JSON with comments and JSON5 in one pass. Of what is none of these it may say anything. */
export function readJsonKeys(text: string): JsonKeys {
  const reader = new KeyReader(text);
  reader.read();
  return { marks: reader.marks, wayOf: (from, to) => reader.wayOf(from, to) };
}

/** Reads a text once and remembers at which offsets the way changes; `wayOf` looks those up. */
class KeyReader {
  readonly marks: Mark[] = [];
  private readonly containers: Container[] = [{ parent: -1, from: 0, key: -1, depth: 0 }];
  private readonly keys: Key[] = [];
  /** From these offsets on, a place lies in that container, below that key. */
  private readonly steps: {
    readonly from: number;
    readonly container: number;
    readonly key: number;
  }[] = [];
  private readonly named = new Map<string, Key['peers']>();
  private readonly labels = new Map<number, string>();
  private twice: readonly Key[] = [];
  private container = 0;
  private key = -1;

  constructor(private readonly text: string) {}

  wayOf(from: number, to: number): Way | null {
    const step =
      this.steps[
        firstFrom(this.steps.length, (index) => (this.steps[index]?.from ?? 0) >= from) - 1
      ];
    const inner = this.containers[step?.container ?? 0];
    if (step === undefined || inner === undefined) return null;
    const own = this.twiceIn(from, to) ?? this.keys[step.key];
    const mark = own === undefined || own.peers.count < 2 ? '' : twiceText(own);
    // Depth 1 is the object of the file itself: what stands right in it stands at the top.
    if (inner.depth < 2) return mark === '' ? null : { name: mark, own: mark, from: inner.from };
    const parts: string[] = [];
    for (
      let at: Container | undefined = inner;
      at !== undefined && at.depth > 1 && parts.length < DEEPEST;
      at = this.containers[at.parent]
    )
      parts.push(this.labelOf(at));
    return {
      name: `${parts.toReversed().join(' > ')}${mark}`,
      own: parts[0] ?? '',
      from: inner.from,
    };
  }

  /** What a container is called in a way: its key in quotes, or `[]` for an item of a list. */
  private labelOf({ key }: Container): string {
    const found = this.keys[key];
    if (found === undefined) return '[]';
    const label =
      this.labels.get(key) ??
      `${labelOf(JSON.stringify(found.name))}${found.peers.count < 2 ? '' : twiceText(found)}`;
    this.labels.set(key, label);
    return label;
  }

  /** The first key in a stretch that is not the only one of its name. */
  private twiceIn(from: number, to: number): Key | undefined {
    const key =
      this.twice[firstFrom(this.twice.length, (index) => (this.twice[index]?.from ?? 0) >= from)];
    return key !== undefined && key.from < to ? key : undefined;
  }

  read(): void {
    const { text } = this;
    // Quotes, comments, brackets, commas, and names without quotes as JSON5 has them.
    const token = /"|'|\/\/|\/\*|[{}[\],]|[A-Za-z_$][\w$]*/g;
    for (let found = token.exec(text); found !== null; found = token.exec(text)) {
      const [sign] = found;
      const from = found.index;
      const to = this.endOf(sign, from);
      if (/^["'/]/.test(sign)) this.marks.push({ from, to, sign });
      if (sign === '{' || sign === '[') this.open(from);
      else if (sign === '}' || sign === ']') this.close(from);
      else if (sign === ',') this.step(from, -1);
      else if (!sign.startsWith('/') && this.isKey(to))
        this.found(from, nameOf(text.slice(from, to)));
      token.lastIndex = to;
    }
    this.twice = this.keys.filter(({ peers }) => peers.count > 1);
  }

  /**
   * Offset behind what a sign opens: a comment, a text in quotes (which ends with its line at the
   * latest), or itself.
   */
  private endOf(sign: string, from: number): number {
    const { text } = this;
    if (sign === '//' || sign === '/*') {
      const end = text.indexOf(sign === '//' ? '\n' : '*/', from + 2);
      return end === -1 ? text.length : end + (sign === '//' ? 0 : 2);
    }
    if (sign !== '"' && sign !== "'") return from + sign.length;
    let end = from + 1;
    while (end < text.length && text[end] !== sign && text[end] !== '\n')
      end += text[end] === '\\' ? 2 : 1;
    return Math.min(text.length, end + 1);
  }

  /** Whether a colon comes next, behind blanks and comments. */
  private isKey(from: number): boolean {
    const { text } = this;
    for (let at = from; at < text.length;) {
      const comment =
        text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*')
          ? text.slice(at, at + 2)
          : null;
      if (comment !== null) at = this.endOf(comment, at);
      else if (/\s/.test(text.charAt(at))) at += 1;
      else return text[at] === ':';
    }
    return false;
  }

  private open(from: number): void {
    const depth = (this.containers[this.container]?.depth ?? 0) + 1;
    this.containers.push({ parent: this.container, from, key: this.key, depth });
    this.container = this.containers.length - 1;
    this.step(from, -1);
  }

  private close(from: number): void {
    const inner = this.containers[this.container];
    if (inner === undefined || inner.parent < 0) return;
    this.container = inner.parent;
    this.step(from, inner.key);
  }

  private found(from: number, name: string): void {
    const place = `${this.container} ${name}`;
    const peers = this.named.get(place) ?? { count: 0 };
    peers.count += 1;
    this.named.set(place, peers);
    this.keys.push({ name, from, nth: peers.count, peers });
    this.step(from, this.keys.length - 1);
  }

  /** From an offset on, everything lies in the container that is open, below a key (-1 for none). */
  private step(from: number, key: number): void {
    this.key = key;
    this.steps.push({ from, container: this.container, key });
  }
}

/** ` (1 of 2)`: which of several equal keys it is. */
function twiceText({ nth, peers }: Key): string {
  return ` (${nth} of ${peers.count})`;
}

/** A key as it is meant: with its escapes read. */
function nameOf(written: string): string {
  if (!/^["']/.test(written)) return written;
  if (!written.includes('\\')) return written.slice(1, -1);
  try {
    const name: unknown = JSON.parse(`"${written.slice(1, -1).replaceAll("\\'", "'")}"`);
    return typeof name === 'string' ? name : written;
  } catch {
    return written; // no JSON: it is what it looks like
  }
}
