import type { TokenRange } from '../../code/structure/region.js';
import type { NodeKind, OutlineBlock, OutlineHead, OutlineNode, Span } from '../outline.js';
import type { StatementKind } from './kinds.js';
import type { CodeTexts } from './texts.js';

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

interface Inside {
  /** Whether it is a member of a list: then a comma ends it. */
  readonly isList: boolean;
  readonly head: OutlineHead | null;
  /** Makes its blocks; null where it has none. */
  readonly blocks: (() => readonly CodeBlock[]) | null;
}

const NO_BLOCKS: readonly CodeBlock[] = [];

/** A statement or member of a list. A class, since a text may have a hundred thousand of them. */
export class StatementNode implements CodeNode {
  readonly kind: NodeKind;
  readonly name: string | null;
  readonly isControl: boolean;
  readonly span: Span;
  private made: readonly CodeBlock[] | null = null;

  constructor(
    private readonly source: CodeTexts,
    readonly tokens: TokenRange,
    { kind, name, isControl }: Omit<StatementKind, 'label'>,
    private readonly inside: Inside,
  ) {
    this.kind = kind;
    this.name = name;
    this.isControl = isControl;
    this.span = source.spanOf(tokens);
  }

  get texts(): readonly string[] {
    return this.source.textsOf(this.tokens, this.inside.isList);
  }

  get head(): OutlineHead | null {
    return this.inside.head;
  }

  get blocks(): readonly CodeBlock[] {
    this.made ??= this.inside.blocks?.() ?? NO_BLOCKS;
    return this.made;
  }
}

export function asCode(nodes: readonly OutlineNode[]): readonly CodeNode[] {
  return nodes.flatMap((node) => (isCodeNode(node) ? [node] : []));
}

function isCodeNode(node: OutlineNode): node is CodeNode {
  return 'tokens' in node && 'isControl' in node;
}

export function blockWith(node: CodeNode, inside: CodeNode | undefined): CodeBlock | undefined {
  return node.blocks.find(
    ({ span }) =>
      inside !== undefined && span.from <= inside.span.from && inside.span.to <= span.to,
  );
}
