import {
  LazyNode,
  type OutlineBlock,
  type OutlineComment,
  type OutlineNode,
  type Span,
} from '../outline.js';
import { type Container, isContainer, type Leaf, type Line, type MarkdownBlock } from './cursor.js';
import {
  commonLength,
  groupPieces,
  type OpenElements,
  type OpenList,
  type Piece,
} from './group.js';
import { type HtmlReading, type HtmlStretch, readHtml, type Tag } from './html.js';
import { readInline } from './inline.js';
import { cellsOf } from './starts.js';

/** The first line of a quote that GitHub shows as an alert. */
const ALERT = /^\[!(?:note|tip|important|warning|caution)\][ \t]*$/i;

/** Makes nodes of blocks, in the order of the text. */
export class NodeReader {
  readonly comments: OutlineComment[] = [];

  constructor(
    private readonly lines: readonly string[],
    private readonly offsets: readonly number[],
    private readonly elements: OpenElements,
  ) {}

  nodes({ children }: Container, more: readonly Piece[] = []): OutlineNode[] {
    const around = this.elements.list;
    return groupPieces([...more, ...children.map((child) => this.piece(child))], around);
  }

  /** From the first character of a line that is not blank to the last one of another line. */
  span(first: number, last: number): Span {
    const line = this.lines[first] ?? '';
    const blanks = line.length - line.trimStart().length;
    return {
      from: (this.offsets[first] ?? 0) + blanks,
      to: Math.max((this.offsets[first] ?? 0) + blanks, this.endOf(last)),
    };
  }

  private endOf(index: number): number {
    return (this.offsets[index] ?? 0) + (this.lines[index] ?? '').trimEnd().length;
  }

  private piece(block: MarkdownBlock): Piece {
    const span = this.span(block.first, block.last);
    if (isContainer(block)) return this.containerPiece(block, span);
    const open = this.elements.list;
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return this.textPiece(block, span);
      case 'html':
        return this.htmlPiece(block, span);
      case 'table':
        return { span, node: this.table(block, span), open, heading: null };
      case 'fence':
      case 'code':
      case 'rule':
      case 'front':
        return { span, node: new LazyNode({ span, own: exactTexts(block) }), open, heading: null };
    }
  }

  private containerPiece(container: Container, span: Span): Piece {
    const { elements } = this;
    const open = elements.list;
    const { depth } = elements;
    elements.depth = depth + 1;
    const node =
      container.kind === 'item' ? this.item(container, span) : this.group(container, span);
    elements.leave(depth);
    return { span, node, open, heading: null };
  }

  private group(container: Container, span: Span): OutlineNode {
    const says = container.kind === 'list' ? [listWord(container)] : quoteWords(container);
    const block = { says, span, nodes: this.nodes(container) };
    return new LazyNode({ span, own: says.map((word) => `\n${word}`), blocks: [block] });
  }

  /** An item with its first text, which is around what is nested in it. */
  private item(container: Container, span: Span): OutlineNode {
    const around = this.elements.list;
    const [first, ...rest] = container.children;
    const isText = first !== undefined && !isContainer(first) && first.kind === 'paragraph';
    const words = isText ? this.inline(first) : [];
    const pieces = (isText ? rest : container.children).map((child) => this.piece(child));
    const nodes = groupPieces(pieces, around);
    const from = nodes[0]?.span.from ?? span.to;
    const block: OutlineBlock = {
      says: ['-', ...words],
      span: { from, to: span.to },
      nodes,
    };
    return new LazyNode({ span, own: ['\n-', ...words], blocks: nodes.length > 0 ? [block] : [] });
  }

  private textPiece(leaf: Leaf, span: Span): Piece {
    const before = this.elements.list;
    const words = this.inline(leaf);
    const open = openedAround(before, this.elements.list);
    if (leaf.kind === 'heading') {
      const marks = open.flatMap(({ says }) => ['\n<', ...says]);
      const head = { span, texts: ['#', ...words, ...marks] };
      return { span, node: null, open, heading: { level: leaf.level, words, head } };
    }
    const node = words.length === 0 ? null : new LazyNode({ span, own: words });
    return { span, node, open, heading: null };
  }

  private inline(leaf: Leaf): readonly string[] {
    const text = joined(leaf.lines);
    const { words, tags, comments } = readInline(text);
    this.note(leaf.lines, text, comments);
    for (const tag of tags) this.elements.apply(tag, false);
    return words;
  }

  private htmlPiece(leaf: Leaf, span: Span): Piece {
    const text = joined(leaf.lines);
    const reading = readHtml(text);
    this.note(leaf.lines, text, reading.comments);
    const { open, isFrame } = openAround(reading, text, this.elements);
    const node = isFrame ? null : new LazyNode({ span, own: ['\nhtml', ...reading.words] });
    return { span, node, open, heading: null };
  }

  /** A table with a node for each row below its header. */
  private table(leaf: Leaf, span: Span): OutlineNode {
    const [header, ...rows] = leaf.lines;
    const says = header === undefined ? [] : this.row(header);
    const nodes = rows.map((line, index) => {
      const at = leaf.first + 2 + index;
      return new LazyNode({ span: this.span(at, at), own: this.row(line) });
    });
    const block = { says, span: { from: nodes[0]?.span.from ?? span.to, to: span.to }, nodes };
    return new LazyNode({ span, own: ['\ntable', ...says], blocks: [block] });
  }

  private row(line: Line): string[] {
    this.note([line], line.text, readInline(line.text).comments);
    return cellsOf(line.text).flatMap((cell) => ['|', ...readInline(cell).words]);
  }

  /** Notes comments of a block by their places in the file. */
  private note(lines: readonly Line[], text: string, comments: readonly HtmlStretch[]): void {
    let index = 0;
    let start = 0;
    const place = (at: number): number => {
      for (let line = lines[index]; line !== undefined; line = lines[index]) {
        if (at <= start + line.text.length) return line.at + at - start;
        start += line.text.length + 1;
        index += 1;
      }
      return 0;
    };
    for (const { from, to } of comments) {
      const span = { from: place(from), to: place(to) };
      const inside = text
        .slice(from, to)
        .replace(/^<!--/, '')
        .replace(/--!?>$/, '');
      this.comments.push({ span, texts: inside.split(/\s+/).filter((word) => word !== '') });
    }
  }
}

function joined(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}

function listWord({ marker }: Container): string {
  return /[.)]/.test(marker) ? 'ordered' : 'list';
}

/** `>`, and the kind of an alert, which is taken off its text. */
function quoteWords({ children }: Container): string[] {
  const [first] = children;
  if (first === undefined || isContainer(first) || first.kind !== 'paragraph') return ['>'];
  const kind = first.lines[0]?.text.trim() ?? '';
  if (!ALERT.test(kind)) return ['>'];
  first.lines.shift();
  return ['>', kind.toUpperCase()];
}

/** A fence, indented code or a rule: every character counts. */
function exactTexts({ kind, info, lines }: Leaf): string[] {
  if (kind === 'rule') return ['\nrule'];
  // Formatters take the blanks off lines that have nothing else.
  const texts = lines.map(({ text }) => (text.trim() === '' ? '' : text));
  if (kind === 'code') while (texts.at(-1) === '') texts.pop();
  return [`\n${kind}`, info, ...texts];
}

/** What is around a block with tags: with what it opens, as long as it ends nothing from before. */
function openedAround(before: OpenList, after: OpenList): OpenList {
  return commonLength(before, after) === before.length ? after : before;
}

/** Opens and ends the elements of a block of HTML. @return what is around it, and whether it says nothing else */
function openAround(
  { tags, hasText, broken, words }: HtmlReading,
  text: string,
  elements: OpenElements,
): { readonly open: OpenList; readonly isFrame: boolean } {
  const before = elements.list;
  let counted = 0;
  for (const tag of tags) if (elements.apply(tag, true) !== null) counted += 1;
  if (broken === 'comment') elements.push('!--', '<!--');
  else if (broken !== null) elements.push(broken.isQuoted ? '"' : broken.name, words.join(' '));
  const ended = before.length - commonLength(before, elements.list);
  const isOpening = ended === 0 && elements.list.length > before.length;
  // Tags that only open or end what is around other blocks say nothing themselves.
  const all = tags.filter(({ name }) => name !== '!--').length;
  const opened = isOpening ? elements.list.length - before.length : 0;
  const hasOnlyFrame = !hasText && all === counted && counted === opened + ended;
  if (isOpening) addSummary(elements, summaryOf(tags, text));
  return {
    open: isOpening ? elements.list : before,
    isFrame: hasOnlyFrame || words.length === 0,
  };
}

/** The title of `<details>` is shown when the rest is not, so it is around the rest as a heading is. */
function addSummary(elements: OpenElements, summary: string | null): void {
  const last = elements.list.at(-1);
  if (last?.name !== 'details' || summary === null) return;
  const titled = { ...last, says: [...last.says, summary] };
  elements.list = [...elements.list.slice(0, -1), titled];
}

function summaryOf(tags: readonly Tag[], text: string): string | null {
  const from = tags.find(({ name, isEnd }) => name === 'summary' && !isEnd);
  const to = tags.findLast(({ name, isEnd }) => name === 'summary' && isEnd);
  if (from === undefined || to === undefined || to.to < from.to) return null;
  return text.slice(from.to, to.to).replace(/\s+/g, ' ').trim();
}
