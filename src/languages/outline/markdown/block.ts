/* The blocks of a Markdown text: leaves with their lines, and containers with blocks inside. */

/** A line of a block, without the marks of the containers around it. */
export interface Line {
  readonly text: string;
  /** Offset in the file of what `text` begins with. */
  readonly at: number;
}

export type LeafKind =
  'paragraph' | 'heading' | 'fence' | 'code' | 'html' | 'rule' | 'table' | 'front';

export interface Leaf {
  kind: LeafKind;
  readonly lines: Line[];
  /** Index of its first and of its last line. */
  readonly first: number;
  last: number;
  /** Of a heading. */
  level: number;
  /** Of a fence. */
  readonly info: string;
}

export type ContainerKind = 'root' | 'quote' | 'list' | 'item';

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
