import type { TokenRange } from '../../code/structure/region.js';
import type { OutlineBlock, OutlineNode } from '../outline.js';

/** A node of code, with the tokens that it has. */
export interface CodeNode extends OutlineNode {
  readonly tokens: TokenRange;
  /** Its first word is one of `if`, `for`, `try` …. */
  readonly isControl: boolean;
  readonly blocks: readonly CodeBlock[];
}

export interface CodeBlock extends OutlineBlock {
  readonly nodes: readonly CodeNode[];
  /** Whether it holds statements, and not members of a list or arguments. */
  readonly isBody: boolean;
}

/** The nodes that the reader of code made. */
export function asCode(nodes: readonly OutlineNode[]): readonly CodeNode[] {
  return nodes.flatMap((node) => (isCodeNode(node) ? [node] : []));
}

function isCodeNode(node: OutlineNode): node is CodeNode {
  return 'tokens' in node && 'isControl' in node;
}

/** The block of a node that holds another node. */
export function blockWith(node: CodeNode, inside: CodeNode | undefined): CodeBlock | undefined {
  return node.blocks.find(
    ({ span }) =>
      inside !== undefined && span.from <= inside.span.from && inside.span.to <= span.to,
  );
}
