import { LazyNode } from '../lazy-node.js';
import type { OutlineHead, OutlineNode, Span } from '../outline.js';
import { commonLength, type OpenElement, type OpenList } from './elements.js';

/** A block of Markdown before it is put in its section and in the elements around it. */
export interface Piece {
  readonly span: Span;
  /** Null where it says nothing, as a line that only opens an element. */
  readonly node: OutlineNode | null;
  /** The elements that are open around it. */
  readonly open: OpenList;
  readonly heading: SectionHeading | null;
}

export interface SectionHeading {
  readonly level: number;
  readonly words: readonly string[];
  readonly head: OutlineHead;
}

interface Section {
  /** Null of what is above the first heading. */
  readonly heading: SectionHeading | null;
  readonly entries: (Piece | OutlineNode)[];
  to: number;
}

/**
 * The nodes of blocks in one container: each heading begins a section up to the next one of its level or above. An
 * element that is open over a heading is around the blocks on both sides of it.
 *
 * @param around the elements that are open around the container
 */
export function groupPieces(pieces: readonly Piece[], around: OpenList): OutlineNode[] {
  const top: Section = { heading: null, entries: [], to: 0 };
  const open: Section[] = [top];
  const close = (level: number): void => {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if (last.heading === null || last.heading.level < level) return;
      open.pop();
      const outer = open.at(-1) ?? top;
      outer.entries.push(sectionNode(last, last.heading, around));
      outer.to = Math.max(outer.to, last.to);
    }
  };
  for (const piece of pieces) {
    const { heading, span } = piece;
    if (heading === null) {
      const section = open.at(-1) ?? top;
      section.entries.push(piece);
      section.to = span.to;
    } else {
      close(heading.level);
      open.push({ heading, entries: [], to: span.to });
    }
  }
  close(0);
  return inElements(top.entries, around);
}

function sectionNode(
  { entries, to }: Section,
  heading: SectionHeading,
  around: OpenList,
): OutlineNode {
  const { head, words } = heading;
  return new LazyNode({
    span: { from: head.span.from, to },
    kind: 'type',
    name: words.join(' '),
    head,
    own: head.texts,
    blocks: [
      {
        says: ['#', ...words],
        span: { from: head.span.to, to },
        nodes: inElements(entries, around),
      },
    ],
  });
}

interface Frame {
  readonly element: OpenElement;
  readonly nodes: OutlineNode[];
  readonly from: number;
  to: number;
}

/** Puts neighbours with the same open element into one node for it. */
function inElements(entries: readonly (Piece | OutlineNode)[], around: OpenList): OutlineNode[] {
  const nodes: OutlineNode[] = [];
  const frames: Frame[] = [];
  const shrink = (length: number): void => {
    while (frames.length > length) {
      const frame = frames.pop();
      if (frame !== undefined) add(elementNode(frame, frame.element), frame.to);
    }
  };
  const add = (node: OutlineNode | null, to: number): void => {
    const frame = frames.at(-1);
    if (node !== null) (frame?.nodes ?? nodes).push(node);
    if (frame !== undefined) frame.to = Math.max(frame.to, to);
  };
  for (const entry of entries) {
    if (!('open' in entry)) {
      shrink(0);
      nodes.push(entry);
      continue;
    }
    const inside = entry.open.slice(commonLength(entry.open, around));
    let same = 0;
    while (same < frames.length && frames[same]?.element === inside[same]) same += 1;
    shrink(same);
    for (const element of inside.slice(same))
      frames.push({ element, nodes: [], from: entry.span.from, to: entry.span.to });
    add(entry.node, entry.span.to);
  }
  shrink(0);
  return nodes;
}

function elementNode({ nodes, from, to }: Frame, { says }: OpenElement): OutlineNode {
  const span = { from, to };
  return new LazyNode({ span, own: ['\n<', ...says], blocks: [{ says, span, nodes }] });
}
