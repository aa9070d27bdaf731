import { BY_RULES } from './layout.js';
import { blockWith, type CodeBlock, type CodeNode } from './node.js';
import type { CodeNodes } from './nodes.js';

/*
 * The unit around cited code: the outermost function below types, whole, with the heads of those types. Where there is
 * none, the declaration or statement at the top; of a statement that runs there, all that run with it.
 */
export class UnitReader {
  /** Units by their outermost node, so that many citations of one unit share one list. */
  private readonly known = {
    inside: new Map<CodeNode, readonly string[]>(),
    itself: new Map<CodeNode, readonly string[]>(),
  };
  private readonly running = new Map<CodeBlock, readonly string[]>();

  constructor(
    private readonly builder: CodeNodes,
    private readonly root: CodeBlock,
  ) {}

  unitOf(around: readonly CodeNode[], cited: readonly CodeNode[]): readonly string[] {
    const heads: string[] = [];
    let block = this.root;
    for (const [index, node] of around.entries()) {
      if (node.kind !== 'type')
        return this.whole(node, heads, block, isInBody(around.slice(index), cited));
      heads.push('in', ...(node.head?.texts ?? node.blocks[0]?.says ?? []));
      block = blockWith(node, around[index + 1] ?? cited[0]) ?? block;
    }
    const [only] = cited;
    if (only !== undefined && cited.length === 1) return this.whole(only, heads, block, false);
    const tops = new Set(cited.map((node) => this.topOf(node, block, false)));
    return [...heads, ...[...tops].flat()];
  }

  private whole(
    node: CodeNode,
    heads: readonly string[],
    block: CodeBlock,
    isInside: boolean,
  ): readonly string[] {
    const known = this.known[isInside ? 'inside' : 'itself'];
    const unit = known.get(node) ?? [...heads, ...this.topOf(node, block, isInside)];
    known.set(node, unit);
    return unit;
  }

  /**
   * What a node at the top of its file or type is part of: itself, or all statements that run there.
   *
   * @param isInside whether what is cited is in a body of the node
   */
  private topOf(node: CodeNode, block: CodeBlock, isInside: boolean): readonly string[] {
    if (BY_RULES.has(this.builder.read.language)) return rulesLike(node, block);
    if (node.kind !== 'statement' || (isInside && !node.isControl)) return node.texts;
    const known =
      this.running.get(block) ??
      block.nodes.flatMap((other) => (other.kind === 'statement' ? this.runningTexts(other) : []));
    this.running.set(block, known);
    // Its own functions are left out of what runs there.
    return node.isControl ? known : [...known, ...node.texts];
  }

  /** A statement without the bodies of functions in it. */
  private runningTexts(node: CodeNode): readonly string[] {
    return node.isControl ? node.texts : this.builder.texts.withoutBodies(node.tokens);
  }
}

/** Rules of the same selector, in order: the last one counts. */
function rulesLike(node: CodeNode, block: CodeBlock): readonly string[] {
  const selector = selectorOf(node);
  return block.nodes.flatMap((other) => (selectorOf(other) === selector ? other.texts : []));
}

function selectorOf({ blocks, texts }: CodeNode): string {
  return (blocks[0]?.says ?? texts).join(' ');
}

/** Whether cited nodes are in a body of the outermost node around them. */
function isInBody(around: readonly CodeNode[], cited: readonly CodeNode[]): boolean {
  return around.some((node, index) => blockWith(node, around[index + 1] ?? cited[0])?.isBody);
}
