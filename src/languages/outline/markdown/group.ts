import { wordSet } from '../../../text/words.js';
import { LazyNode, type OutlineHead, type OutlineNode, type Span } from '../outline.js';
import { endsFarElements, FORMATTING, staysOpen, VOID } from '../page/page-nesting.js';
import type { Tag } from './html.js';

/** A block of Markdown before it is put in its section and in the elements around it. */
export interface Piece {
  readonly span: Span;
  /** Null where it says nothing, as a line that only opens an element. */
  readonly node: OutlineNode | null;
  /** The elements that are open around it. */
  readonly open: OpenList;
  readonly heading: SectionHeading | null;
}

interface SectionHeading {
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

/** Each heading begins a section up to the next one of its level. An element open over it is on both sides. */
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

/** An element that is open around blocks. Each is another one, even with the same tag. */
interface OpenElement {
  readonly name: string;
  readonly says: readonly string[];
  /** How many containers are around its tag. */
  readonly depth: number;
}

export type OpenList = readonly OpenElement[];

/** Browsers read no tags in these up to their end. */
const RAW = wordSet('!-- script style textarea title xmp iframe noembed noframes plaintext');

/** A second one ends the first. */
const REPLACED = wordSet('p li dt dd tr td th option');

/** Elements that open within a paragraph even if they never end. `Map<string>` in a paragraph is text. */
const KNOWN = wordSet(
  [
    'abbr acronym address article aside audio bdi bdo blockquote button canvas center cite data dd del details dfn',
    'dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ins kbd label legend li',
    'main map mark marquee math menu meter nav noscript object ol optgroup option output p picture pre progress q',
    'ruby samp search section select slot span sub summary sup svg table tbody td template tfoot th thead time tr',
    'ul var video',
    ...FORMATTING,
    ...RAW,
  ].join(' '),
);

/** More open elements are not counted, so that a text of tags stays linear. */
const MOST_OPEN = 16;

/** The elements that are open at a place of a text that is read from its beginning. */
export class OpenElements {
  list: OpenList = [];
  depth = 0;

  /** @param ended names that have an end tag anywhere in the text */
  constructor(private readonly ended: ReadonlySet<string>) {}

  /** Whether the tag opens or ends an element around what follows. */
  apply(tag: Tag, isHtmlBlock: boolean): 'opens' | 'ends' | null {
    const top = this.list.at(-1);
    if (top !== undefined && RAW.has(top.name) && !(tag.isEnd && tag.name === top.name))
      return null;
    if (tag.isEnd) return this.end(tag.name) ? 'ends' : null;
    return this.isOpening(tag, isHtmlBlock) && this.push(tag.name, tag.says) ? 'opens' : null;
  }

  push(name: string, says: string): boolean {
    if (REPLACED.has(name) && this.list.at(-1)?.name === name) this.list = this.list.slice(0, -1);
    if (this.list.length >= MOST_OPEN) return false;
    this.list = [...this.list, { name, says: [says], depth: this.depth }];
    return true;
  }

  /** The end of a container ends what was opened in it. */
  leave(depth: number): void {
    this.depth = depth;
    if (this.list.some((one) => one.depth > depth && !FORMATTING.has(one.name)))
      this.list = this.list.filter((one) => one.depth <= depth || FORMATTING.has(one.name));
  }

  private end(name: string): boolean {
    const at = this.list.findLastIndex((one) => one.name === name);
    if (at === -1) return false;
    const above = this.list.slice(at + 1);
    const kept = keptOf(name, above);
    if (kept === null) return false;
    this.list = [...this.list.slice(0, at), ...kept];
    return true;
  }

  private isOpening({ name, isSelfClosed }: Tag, isHtmlBlock: boolean): boolean {
    if (VOID.has(name)) return false;
    // Browsers do not know `<div/>` as empty; `<a name="x"/>` is an old way to write a target of links.
    if (isSelfClosed && (name === 'a' || !KNOWN.has(name))) return false;
    return isHtmlBlock || KNOWN.has(name) || this.ended.has(name);
  }
}

/** What stays open of what was opened in an element that ends; null where its end tag ends nothing. */
function keptOf(name: string, above: OpenList): OpenList | null {
  if (FORMATTING.has(name)) return above;
  if (endsFarElements(name)) return above.filter((one) => FORMATTING.has(one.name));
  const staying = staysOpen(
    name,
    above.map((one) => one.name),
  );
  return staying === null ? null : staying.flatMap((at) => above[at] ?? []);
}

/** How many elements two lists begin with in common. */
export function commonLength(list: OpenList, other: OpenList): number {
  if (list === other) return list.length;
  let length = 0;
  while (length < list.length && list[length] === other[length]) length += 1;
  return length;
}
