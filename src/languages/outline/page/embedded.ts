import type { Embedded } from '../../code/lexers/html.js';
import { codeOutline } from '../code/code-outline.js';
import type {
  Outline,
  OutlineBlock,
  OutlineComment,
  OutlineHead,
  OutlineNode,
  Span,
} from '../outline.js';

/** The code of a `<script>` or `<style>`, with its nodes where they are in the page. */
export class EmbeddedCode {
  readonly outline: Outline;
  private readonly nodesOf = new WeakMap<OutlineNode, MovedNode>();

  constructor(
    language: Embedded,
    text: string,
    private readonly offset: number,
  ) {
    this.outline = codeOutline(language, text);
  }

  get nodes(): readonly OutlineNode[] {
    return this.outline.root.nodes.map((node) => this.moved(node));
  }

  get comments(): readonly OutlineComment[] {
    return this.outline.comments.map(({ span, texts }) => ({ span: this.at(span), texts }));
  }

  /** The same node by its place in the page. */
  moved(node: OutlineNode): MovedNode {
    const known = this.nodesOf.get(node) ?? new MovedNode(this, node);
    this.nodesOf.set(node, known);
    return known;
  }

  at({ from, to }: Span): Span {
    return { from: from + this.offset, to: to + this.offset };
  }
}

/** A node of embedded code. */
export class MovedNode implements OutlineNode {
  readonly span: Span;
  private made: readonly OutlineBlock[] | null = null;

  constructor(
    readonly code: EmbeddedCode,
    /** The node in the outline of the code alone. */
    readonly inner: OutlineNode,
  ) {
    this.span = code.at(inner.span);
  }

  get kind(): OutlineNode['kind'] {
    return this.inner.kind;
  }

  get name(): string | null {
    return this.inner.name;
  }

  get texts(): readonly string[] {
    return this.inner.texts;
  }

  get head(): OutlineHead | null {
    const { head } = this.inner;
    return head === null ? null : { span: this.code.at(head.span), texts: head.texts };
  }

  get blocks(): readonly OutlineBlock[] {
    this.made ??= this.inner.blocks.map((block) => ({
      span: this.code.at(block.span),
      nodes: block.nodes.map((node) => this.code.moved(node)),
      get says() {
        return block.says;
      },
    }));
    return this.made;
  }
}
