/** A line of a block, without the marks of the containers around it. */
export interface Line {
  readonly text: string;
  readonly at: number;
}

type LeafKind = 'paragraph' | 'heading' | 'fence' | 'code' | 'html' | 'rule' | 'table' | 'front';

export interface Leaf {
  kind: LeafKind;
  readonly lines: Line[];
  /** Index of its first and of its last line. */
  readonly first: number;
  last: number;
  /** Of a heading. */
  level: number;
  readonly info: string;
}

type ContainerKind = 'root' | 'quote' | 'list' | 'item';

export interface Container {
  readonly kind: ContainerKind;
  readonly children: MarkdownBlock[];
  readonly first: number;
  last: number;
  /** Of a list and its items: the bullet, or what is behind the number. */
  readonly marker: string;
  /** Of an item: the columns before its text. */
  readonly indent: number;
}

export type MarkdownBlock = Leaf | Container;

export function isContainer(block: MarkdownBlock): block is Container {
  return 'children' in block;
}

export function leafOf(kind: LeafKind, first: number, lines: readonly Line[] = []): Leaf {
  return { kind, lines: [...lines], first, last: first, level: 0, info: '' };
}

export function containerOf(
  kind: ContainerKind,
  first: number,
  marker: string = '',
  indent: number = 0,
): Container {
  return { kind, children: [], first, last: first, marker, indent };
}

const TAB = 4;

/** Reads the blanks and marks at the beginning of a line by columns, where a tab reaches to the next fourth one. */
export class Cursor {
  at = 0;
  private column = 0;
  /** Columns of a tab that are not read yet. */
  private rest = 0;
  /** Offset of the next character that is not blank, and the columns before it. */
  next = 0;
  indent = 0;

  constructor(
    readonly text: string,
    private readonly offset: number,
  ) {
    this.look();
  }

  get isBlank(): boolean {
    return this.next === this.text.length;
  }

  get tail(): string {
    return this.text.slice(this.next);
  }

  skipColumns(count: number): void {
    let left = count;
    while (left > 0) {
      if (this.rest === 0) {
        const character = this.text[this.at];
        if (character !== ' ' && character !== '\t') break;
        this.rest = character === '\t' ? TAB - (this.column % TAB) : 1;
        this.at += 1;
      }
      const step = Math.min(left, this.rest);
      this.rest -= step;
      this.column += step;
      left -= step;
    }
    this.look();
  }

  skipMark(length: number): void {
    this.at += length;
    this.column += length;
    this.look();
  }

  line(): Line {
    return { text: ' '.repeat(this.rest) + this.text.slice(this.at), at: this.offset + this.at };
  }

  trimmed(): Line {
    return { text: this.tail, at: this.offset + this.next };
  }

  private look(): void {
    let [next, column] = [this.at, this.column + this.rest];
    for (; next < this.text.length; next += 1) {
      const character = this.text[next];
      if (character === ' ') column += 1;
      else if (character === '\t') column += TAB - (column % TAB);
      else break;
    }
    this.next = next;
    this.indent = column - this.column;
  }
}

export function skipQuoteMark(cursor: Cursor): boolean {
  if (cursor.indent > 3 || cursor.text[cursor.next] !== '>') return false;
  cursor.skipColumns(cursor.indent);
  cursor.skipMark(1);
  cursor.skipColumns(1);
  return true;
}

/** Reads the marker of an item with the blanks behind it. Returns the columns before its text. */
export function skipMarker(cursor: Cursor, mark: string): number {
  const before = cursor.indent;
  cursor.skipColumns(before);
  cursor.skipMark(mark.length);
  // Five blanks are one, and code behind it.
  const behind = cursor.isBlank || cursor.indent > 4 ? 1 : cursor.indent;
  cursor.skipColumns(behind);
  return before + mark.length + behind;
}
