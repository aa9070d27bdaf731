/* An outline is a tree of what facts can cite in a text. Each kind of file has a reader; `src/anchors/` digests it. */

/** A stretch of a text: offsets in characters, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What a node is. `type` is anything that holds functions: a class, a module, a namespace. */
export type NodeKind = 'function' | 'type' | 'declaration' | 'statement';

/** The smallest thing that can be cited: a statement, a member of a list, a key with its value, a paragraph, a line. */
export interface OutlineNode {
  readonly span: Span;
  readonly kind: NodeKind;
  /** The name that it declares; null where it declares none. */
  readonly name: string | null;
  /** Its text as it is compared: no comments, no layout. Two nodes with equal texts mean the same. */
  readonly texts: readonly string[];
  /** Null where the head cannot be cited without what it heads. */
  readonly head: OutlineHead | null;
  readonly blocks: readonly OutlineBlock[];
}

export interface OutlineHead {
  readonly span: Span;
  readonly texts: readonly string[];
}

export interface OutlineBlock {
  /** What the node says around this block: the name of a function or type, the whole head of anything else. */
  readonly says: readonly string[];
  readonly span: Span;
  readonly nodes: readonly OutlineNode[];
}

/** A comment, or several line comments on consecutive lines. It is cited only where nothing else is selected. */
export interface OutlineComment {
  readonly span: Span;
  readonly texts: readonly string[];
}

export interface Outline {
  /** The whole text; its `says` is empty. */
  readonly root: OutlineBlock;
  readonly comments: readonly OutlineComment[];
  /** The unit around cited neighbours, as texts to compare (docs/formats.md). `around`: outermost first. */
  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[];
  /** The declarations that the cited names come from; null where this kind of file has no origin. */
  originOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] | null;
}

/** Begins and ends the texts of a node inside another one. No word of a text holds a line end. */
const OPEN = '\n(';

const CLOSE = '\n)';

interface NodeParts {
  readonly span: Span;
  readonly kind?: NodeKind;
  readonly name?: string | null;
  readonly head?: OutlineHead | null;
  /** The texts of the node itself with what its first block says, without those of the nodes inside it. */
  readonly own: readonly string[];
  readonly blocks?: readonly OutlineBlock[];
}

/** A node whose texts are put together when they are needed, as most nodes around others are never compared. */
export class LazyNode implements OutlineNode {
  readonly span: Span;
  readonly kind: NodeKind;
  readonly name: string | null;
  readonly head: OutlineHead | null;
  readonly blocks: readonly OutlineBlock[];
  private readonly own: readonly string[];
  private whole: readonly string[] | null = null;

  constructor(parts: NodeParts) {
    this.span = parts.span;
    this.kind = parts.kind ?? 'statement';
    this.name = parts.name ?? null;
    this.head = parts.head ?? null;
    this.blocks = parts.blocks ?? [];
    this.own = parts.own;
  }

  get texts(): readonly string[] {
    this.whole ??= this.blocks.length === 0 ? this.own : this.read();
    return this.whole;
  }

  private read(): readonly string[] {
    const whole = [...this.own];
    for (const [index, block] of this.blocks.entries()) {
      if (index > 0) whole.push(OPEN, ...block.says, CLOSE);
      addTexts(whole, block.nodes);
    }
    return whole;
  }
}

export function addTexts(list: string[], nodes: readonly OutlineNode[]): void {
  for (const { texts } of nodes) {
    list.push(OPEN);
    for (const text of texts) list.push(text);
    list.push(CLOSE);
  }
}

export function textsOfNodes(nodes: readonly OutlineNode[]): string[] {
  const list: string[] = [];
  addTexts(list, nodes);
  return list;
}
