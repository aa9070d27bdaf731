import type { NodeKind, OutlineBlock, OutlineHead, OutlineNode, Span } from './outline.js';

/** Begins and ends the texts of a node inside another one. No word of a text holds a line end. */
const OPEN = '\n(';
const CLOSE = '\n)';

/** What an outline node is made of: see `OutlineNode`. */
export interface NodeParts {
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

/** Adds the texts of nodes to a list, each node between brackets. */
export function addTexts(list: string[], nodes: readonly OutlineNode[]): void {
  for (const { texts } of nodes) {
    list.push(OPEN);
    for (const text of texts) list.push(text);
    list.push(CLOSE);
  }
}

/** The texts of neighbouring nodes. */
export function textsOfNodes(nodes: readonly OutlineNode[]): string[] {
  const list: string[] = [];
  addTexts(list, nodes);
  return list;
}
