import type { LineTree } from './line-tree.js';
import { firstFrom, labelOf, signAt, type Mark } from './mark.js';

/*
 * Below which line does each line of a YAML text stand? `b: 1` two blanks in below `a:` stands below
 * `a:`, and so does an item `- b: 1` of the same indentation.
 *
 * No label is stored, and its words may change; but which lines stand below one parent, and which
 * labels are equal, stays: both decide the turn (`2/3`) in the hint `around` of facts that cite one
 * of several equal lines (`turn.ts`). `marks` are places inside texts in quotes, blocks and
 * comments, `flows` the line that a `[…]` or `{…}` over several lines began on; `twice` are keys
 * that come again below the same line.
 *
 * `scope.ts` asks. A line that is put below the wrong one is another place, which takes trust: the
 * safe error. `__tests__/anchors/data-scopes.test.ts` and `hostile-scopes.test.ts` beside it fail
 * when this is wrong.
 */

/**
 * What the lines of a YAML text stand below, by their indentation. One pass; of what is no YAML it
 * may say anything.
 */
export function readYamlLines(lines: readonly string[]): LineTree {
  const { marks, flows } = readTexts(lines);
  const parents: number[] = [0];
  const open: OpenLine[] = [];
  const keys = new CountedKeys();
  let [at, document] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const shape = shapeOf(line);
    const isSaid = shape.text !== '' && signAt(marks, at + shape.indent) === '';
    // `---` begins another document, in which the same keys may come again.
    const isSeparator = isSaid && shape.indent === 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(line);
    if (isSeparator) document += 1;
    const parent = parentIn(open, shape);
    parents.push(flows[index] ?? parent);
    const key = isSaid ? keyOf(shape.isItem ? shape.text.slice(1).trimStart() : shape.text) : null;
    if (key !== null)
      keys.add(`${document} ${containerOf(shape, index, parent, open.at(-1))} ${key}`, index + 1);
    if (!shape.isAside && !isSeparator)
      open.push({ line: index + 1, indent: shape.indent, isItem: shape.isItem });
    at += line.length + 1;
  }
  const twice = keys.repeated();
  const named = new Map(twice.map(({ line, text }) => [line, text]));
  return {
    parents,
    marks,
    twice,
    labelOf: (line) => `${labelOf(withoutComment(lines[line - 1] ?? ''))}${named.get(line) ?? ''}`,
  };
}

/** What one line looks like, whatever stands around it. */
interface LineShape {
  /** Without the blanks at its ends. */
  readonly text: string;
  readonly indent: number;
  /** Begins with the dash of a list. */
  readonly isItem: boolean;
  /** Blank, or a comment: nothing stands below it. */
  readonly isAside: boolean;
}

/** Reads indentation and first characters. */
function shapeOf(line: string): LineShape {
  const text = line.trim();
  return {
    text,
    indent: line.length - line.trimStart().length,
    isItem: text === '-' || text.startsWith('- '),
    isAside: text === '' || text.startsWith('#'),
  };
}

/** Keys of the same container that are there more than once. */
class CountedKeys {
  private readonly counts = new Map<string, { count: number }>();
  private readonly keyed: {
    readonly line: number;
    readonly nth: number;
    readonly peers: { readonly count: number };
  }[] = [];

  /** @param place the container and the key in it. */
  add(place: string, line: number): void {
    const peers = this.counts.get(place) ?? { count: 0 };
    peers.count += 1;
    this.counts.set(place, peers);
    this.keyed.push({ line, nth: peers.count, peers });
  }

  repeated(): LineTree['twice'] {
    return this.keyed.flatMap(({ line, nth, peers }) =>
      peers.count < 2 ? [] : [{ line, text: ` (${nth} of ${peers.count})` }],
    );
  }
}

/** A line that others may stand below. */
interface OpenLine {
  readonly line: number;
  readonly indent: number;
  readonly isItem: boolean;
}

/** The line that a line stands below. What it cannot stand below is closed, but by blanks and comments. */
function parentIn(open: OpenLine[], { indent, isItem, isAside }: LineShape): number {
  if (!isAside) {
    closeTo(open, indent, isItem);
    return open.at(-1)?.line ?? 0;
  }
  const deeper = firstFrom(open.length, (index) => (open[index]?.indent ?? 0) >= indent);
  return open[deeper - 1]?.line ?? 0;
}

/** What the keys of a line are counted in. An item of a list is a container of its own. */
function containerOf(
  { isItem }: LineShape,
  index: number,
  parent: number,
  above: OpenLine | undefined,
): string {
  if (isItem) return `- ${index}`;
  return above?.isItem === true ? `- ${parent - 1}` : String(parent);
}

/** Leaves those lines open that a line can stand below; an item stands below a key of its own indentation. */
function closeTo(open: OpenLine[], indent: number, isItem: boolean): void {
  const stays = ({ indent: outer, isItem: isOther }: OpenLine): boolean =>
    outer < indent || (outer === indent && isItem && !isOther);
  for (let top = open.at(-1); top !== undefined && !stays(top); top = open.at(-1)) open.pop();
}

/** The key with which a line begins, in its quotes or without; null where it begins with none. */
function keyOf(text: string): string | null {
  const colon = text.search(/:(?:\s|$)/);
  if (colon <= 0 || /^[#{[]/.test(text)) return null;
  const key = text.slice(0, colon).trimEnd();
  return /^(?:"[^"\\]*"|'[^']*')$/.test(key) ? key.slice(1, -1) : key;
}

/** A line without its comment. Behind a quote a `#` may be text, so that all of the line stays. */
function withoutComment(line: string): string {
  const text = line.trim();
  const comment = text.search(/\s#/);
  return comment === -1 || /["']/.test(text.slice(0, comment))
    ? text
    : text.slice(0, comment).trimEnd();
}

/** What a YAML text is made of beside its lines. */
interface Texts {
  /** Comments, texts in quotes and block texts, in order. */
  readonly marks: readonly Mark[];
  /** The line that opened the bracket or brace in which each line begins, by the index of the line. */
  readonly flows: readonly (number | undefined)[];
}

/** Reads block texts (`run: |`) here, and everything within a line by `TextReader`. */
function readTexts(lines: readonly string[]): Texts {
  const reader = new TextReader();
  const flows: (number | undefined)[] = [];
  let block: { readonly sign: string; readonly from: number; readonly indent: number } | null =
    null;
  let [at, above] = [0, -1];
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    if (block !== null && text !== '' && indent <= block.indent) {
      reader.marks.push({ from: block.from, to: at, sign: block.sign });
      block = null;
    }
    flows.push(reader.flow);
    if (block === null) {
      reader.line(line, at, index + 1);
      // A line that is only `|`, `>-` or `!!str |` opens a block text for the key above it.
      const sign = reader.isInText ? null : blockSignOf(line, reader.marks, at);
      if (
        text !== '' &&
        !text.startsWith('#') &&
        !/^(?:[!&]\S*\s+)*[|>][-+0-9]{0,2}(?:\s|$)/.test(text)
      )
        above = indentOf(line, text);
      if (sign !== null) block = { sign, from: at + line.length, indent: above };
    }
    at += line.length + 1;
  }
  if (block !== null) reader.marks.push({ from: block.from, to: at, sign: block.sign });
  reader.end(at);
  return { marks: reader.marks, flows };
}

/** What a block text below a line has to be indented more than. */
function indentOf(line: string, text: string): number {
  return text.startsWith('- ') && !/:(?:\s|$)/.test(text)
    ? line.length - line.trimStart().length
    : indentOfKey(line);
}

/** Column of the key of a line: in `- run: |` it is that of `run`, and what stands further to the right is its text. */
function indentOfKey(line: string): number {
  const items = /^(?:\s*-(?=\s))*\s*/.exec(line)?.[0] ?? '';
  return items.length;
}

/** `|` or `>` at the end of a line, as in `run: |-`, if a block text begins below it. */
function blockSignOf(line: string, marks: readonly Mark[], at: number): string | null {
  const text = withoutComment(line);
  const sign = /(?:^|[\s])([|>])[-+0-9]{0,2}$/.exec(text.slice(-8))?.[1];
  if (sign === undefined) return null;
  const offset = at + line.lastIndexOf(sign, line.indexOf(text) + text.length);
  return signAt(marks, offset) === '' ? sign : null;
}

/** Reads quotes, comments and brackets line by line. */
class TextReader {
  readonly marks: Mark[] = [];
  private quote: { readonly sign: string; readonly from: number } | null = null;
  private readonly open: number[] = [];

  get isInText(): boolean {
    return this.quote !== null;
  }

  /** The line that opened the innermost bracket or brace. */
  get flow(): number | undefined {
    return this.open.at(-1);
  }

  line(line: string, at: number, number: number): void {
    // The last character that was no blank: only where a value begins, a quote or a bracket opens something.
    let before = ':';
    for (let column = 0; column < line.length; column += 1) {
      const character = line.charAt(column);
      const isValue = ':-?,[{'.includes(before);
      if (this.quote !== null) {
        column = this.inQuote(line, column, at, this.quote);
        before = 'x';
      } else if (character === '#' && (column === 0 || /\s/.test(line.charAt(column - 1)))) {
        this.marks.push({ from: at + column, to: at + line.length, sign: '#' });
        return;
      } else if ((character === '"' || character === "'") && isValue)
        this.quote = { sign: character, from: at + column };
      else if ((character === '[' || character === '{') && isValue) {
        this.open.push(number);
        before = character;
      } else if (character === ']' || character === '}') {
        this.open.pop();
        before = 'x';
      } else if (!/\s/.test(character)) before = character;
    }
  }

  end(at: number): void {
    if (this.quote !== null)
      this.marks.push({ from: this.quote.from, to: at, sign: this.quote.sign });
  }

  /** One character of a text in quotes; answers the column of the last character that was read. */
  private inQuote(
    line: string,
    column: number,
    at: number,
    { sign, from }: { readonly sign: string; readonly from: number },
  ): number {
    const character = line.charAt(column);
    if (character === '\\' && sign === '"') return column + 1;
    if (character !== sign) return column;
    if (sign === "'" && line[column + 1] === sign) return column + 1;
    this.marks.push({ from, to: at + column + 1, sign });
    this.quote = null;
    return column;
  }
}
