import {
  LazyNode,
  type NodeKind,
  type OutlineComment,
  type OutlineNode,
  type Span,
} from '../outline.js';

export interface TreeRead {
  readonly nodes: readonly OutlineNode[];
  readonly comments: readonly OutlineComment[];
}

/** What a head says about the node that it begins. */
interface HeadParts {
  readonly span: Span;
  readonly kind: NodeKind;
  readonly name: string | null;
  readonly own: readonly string[];
  readonly says: readonly string[];
}

interface OpenHead extends HeadParts {
  readonly nodes: OutlineNode[];
  /** Blocks that are finished: what is before an `else`. */
  readonly blocks: {
    readonly says: readonly string[];
    readonly span: Span;
    readonly nodes: OutlineNode[];
  }[];
  blockSays: readonly string[];
  from: number;
}

/** Deeper blocks are neighbours of the one around them, so that hostile texts stay linear. */
const DEEPEST = 16;

/** Builds a tree from heads and lines in the order of the text. */
export class TreeBuilder {
  readonly nodes: OutlineNode[] = [];
  private readonly open: OpenHead[] = [];

  get depth(): number {
    return this.open.length;
  }

  get innermost(): HeadParts | undefined {
    return this.open.at(-1);
  }

  get isFull(): boolean {
    return this.open.length >= DEEPEST;
  }

  add(node: OutlineNode): void {
    (this.open.at(-1)?.nodes ?? this.nodes).push(node);
  }

  begin(head: HeadParts): void {
    this.open.push({ ...head, nodes: [], blocks: [], blockSays: head.says, from: head.span.to });
  }

  /** Ends a block of the innermost head and begins another one, as `else` does. */
  next(says: readonly string[], span: Span): void {
    const head = this.open.at(-1);
    if (head === undefined) return;
    head.blocks.push(blockOf(head, span.from));
    head.nodes.length = 0;
    head.blockSays = says;
    head.from = span.to;
  }

  /** Ends heads until so many are open. `to` is where a mark of the end is. */
  end(depth: number, to: number = 0): void {
    while (this.open.length > depth) {
      const head = this.open.pop();
      if (head === undefined) return;
      const { span, kind, name, own, nodes } = head;
      const end = Math.max(to, head.from, nodes.at(-1)?.span.to ?? 0);
      const blocks = [...head.blocks, blockOf(head, end)];
      this.add(new LazyNode({ span: { from: span.from, to: end }, kind, name, own, blocks }));
    }
  }
}

function blockOf(
  { blockSays, from, nodes }: OpenHead,
  to: number,
): { says: readonly string[]; span: Span; nodes: OutlineNode[] } {
  return { says: blockSays, span: { from, to: Math.max(from, to) }, nodes: [...nodes] };
}
