import { firstBehind } from '../text/collections.js';
import type {
  Outline,
  OutlineBlock,
  OutlineComment,
  OutlineNode,
  Span,
} from '../languages/outline/outline.js';
import { PLACE } from '../memory/citation.js';
import { isSha256, type Sha256 } from '../tree/digest.js';

/* The cited text: the smallest statements or list members that hold a selection; a head brings its block. */

export interface CitedPassage {
  readonly form: 'nodes' | 'head' | 'comment';
  /** The nodes around it, the outermost first, and the block of each that leads to it. */
  readonly around: readonly OutlineNode[];
  readonly blocks: readonly OutlineBlock[];
  /** Neighbours; of a head the node that it heads. Empty for a comment. */
  readonly nodes: readonly OutlineNode[];
  readonly comment: OutlineComment | null;
  readonly span: Span;
}

/** The passage that holds a selection; null where nothing that can be cited is there. */
export function passageAt(outline: Outline, selection: Span): CitedPassage | null {
  const comment = outline.comments[indexBehind(outline.comments, selection.from)];
  if (comment !== undefined && holds(comment.span, selection))
    return commentPassage(outline, comment);
  return smallestIn([outline.root], [], selection) ?? commentAt(outline, selection);
}

function smallestIn(
  blocks: readonly OutlineBlock[],
  around: readonly OutlineNode[],
  selection: Span,
): CitedPassage | null {
  const block = blocks.at(-1);
  const touched = block === undefined ? [] : touchedBy(block.nodes, selection);
  const [first] = touched;
  if (first === undefined) return null;
  if (touched.length === 1) {
    const inside = touchedBlocks(first, selection);
    if (inside.length === 1 && inside[0] !== undefined && isCovered(first, inside[0], selection)) {
      const deeper = smallestIn([...blocks, inside[0]], [...around, first], selection);
      if (deeper !== null) return deeper;
    }
    const { head } = first;
    if (head !== null && inside.length === 0 && isTouched(head.span, selection))
      return { form: 'head', around, blocks, nodes: [first], comment: null, span: head.span };
  }
  const last = touched.at(-1) ?? first;
  return {
    form: 'nodes',
    around,
    blocks,
    nodes: touched,
    comment: null,
    span: { from: first.span.from, to: last.span.to },
  };
}

function touchedBy(nodes: readonly OutlineNode[], selection: Span): readonly OutlineNode[] {
  const touched: OutlineNode[] = [];
  for (let at = indexBehind(nodes, selection.from); at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined || !isTouched(node.span, selection)) break;
    touched.push(node);
  }
  return touched;
}

/** Index of the first of some spans, in the order of the text, that ends behind an offset. */
function indexBehind(all: readonly { readonly span: Span }[], offset: number): number {
  return firstBehind(all.length, (index) => (all[index]?.span.to ?? 0) <= offset);
}

function isTouched(span: Span, { from, to }: Span): boolean {
  return span.from < Math.max(to, from + 1) && from < span.to;
}

function touchedBlocks(node: OutlineNode, selection: Span): readonly OutlineBlock[] {
  return node.blocks.filter(({ nodes }) => touchedBy(nodes, selection).length > 0);
}

/** Whether nothing of a node is selected but what is in one of its blocks. */
function isCovered(node: OutlineNode, block: OutlineBlock, { from, to }: Span): boolean {
  const start = Math.max(from, node.span.from);
  const end = Math.min(to, node.span.to);
  return block.span.from <= start && end <= block.span.to;
}

function commentAt(outline: Outline, selection: Span): CitedPassage | null {
  const { comments } = outline;
  const comment = comments[indexBehind(comments, selection.from)];
  return comment === undefined || !isTouched(comment.span, selection)
    ? null
    : commentPassage(outline, comment);
}

/** A comment in the constructs around it. */
export function commentPassage(outline: Outline, comment: OutlineComment): CitedPassage {
  const around: OutlineNode[] = [];
  const blocks: OutlineBlock[] = [outline.root];
  for (let block: OutlineBlock | undefined = outline.root; block !== undefined;) {
    const { nodes }: OutlineBlock = block;
    const node: OutlineNode | undefined = nodes[indexBehind(nodes, comment.span.from)];
    if (node === undefined || !holds(node.span, comment.span)) break;
    block = node.blocks.find(({ span }) => holds(span, comment.span));
    if (block === undefined) break;
    around.push(node);
    blocks.push(block);
  }
  return { form: 'comment', around, blocks, nodes: [], comment, span: comment.span };
}

function holds(outer: Span, inner: Span): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** How a place is written: `sha256:… 1/2 x3` is the first of two equal texts of three statements each. */
export interface PassagePlace {
  readonly around: Sha256;
  /** Which of the equal texts in the same place it is, counted from 1. */
  readonly which: number;
  readonly of: number;
  readonly form: CitedPassage['form'];
  readonly count: number;
}

export function placeText({ around, which, of, form, count }: PassagePlace): string {
  const known = `${around} ${which}/${of}`;
  if (form !== 'nodes') return `${known} ${form}`;
  return count > 1 ? `${known} x${count}` : known;
}

export function readPlace(text: string): PassagePlace | null {
  const match = PLACE.exec(text);
  const [, around = '', which, of, suffix, count] = match ?? [];
  if (!isSha256(around)) return null;
  return {
    around,
    which: Number(which),
    of: Number(of),
    form: suffix === 'head' || suffix === 'comment' ? suffix : 'nodes',
    count: count === undefined ? 1 : Number(count),
  };
}
