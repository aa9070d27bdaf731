/*
 * What can a fact cite in a text, and what is around it? An outline is a tree of nodes (statements, list members,
 * keys, paragraphs, lines). Each kind of file has a reader that builds one; `src/anchors/` digests them.
 */

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
  /**
   * Its head, where the head can be cited without what it heads (functions and types). Null: what cites the head
   * cites the whole node.
   */
  readonly head: OutlineHead | null;
  readonly blocks: readonly OutlineBlock[];
}

export interface OutlineHead {
  readonly span: Span;
  readonly texts: readonly string[];
}

/** A list of nodes inside a node: a body, arguments, a mapping, a section. */
export interface OutlineBlock {
  /** What the node says around this block: the name of a function or type, the whole head of anything else. */
  readonly says: readonly string[];
  readonly span: Span;
  /** In the order of the text, without overlap, all inside `span`. */
  readonly nodes: readonly OutlineNode[];
}

/** A comment, or several line comments on consecutive lines. It is cited only where nothing else is selected. */
export interface OutlineComment {
  readonly span: Span;
  /** Its words, layout folded. */
  readonly texts: readonly string[];
}

export interface Outline {
  /** The whole text; its `says` is empty. */
  readonly root: OutlineBlock;
  readonly comments: readonly OutlineComment[];
  /**
   * The unit around cited nodes, as texts to compare (see docs/formats.md).
   *
   * @param around the nodes around the cited ones, the outermost first; empty at the top
   * @param cited neighbours in one block
   */
  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[];
  /** The declarations that the cited names come from; null where this kind of file has no origin. */
  originOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] | null;
}
