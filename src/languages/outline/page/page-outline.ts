import { addTo, firstBehind, kept } from '../../../text/collections.js';
import { wordSet } from '../../../text/words.js';
import {
  type Embedded,
  type HtmlDialect,
  type HtmlRegion,
  readPage,
} from '../../code/html-page.js';
import { languageNamed } from '../../code/languages.js';
import { withoutComments } from '../code/code-text.js';
import {
  LazyNode,
  type Outline,
  type OutlineBlock,
  type OutlineComment,
  type OutlineHead,
  type OutlineNode,
  type Span,
} from '../outline.js';
import { type PageElement, PageElements } from './page-elements.js';
import { isBlock } from './page-nesting.js';
import type { Token } from '../../code/token.js';
import { codeOutline } from '../code/code-outline.js';

/* The outline of a page: a node is an element or a text between tags; the whole opening tag is around what it holds. */

/** The code of a `<script>` or `<style>`, with its nodes where they are in the page. */
class EmbeddedCode {
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

  moved(node: OutlineNode): MovedNode {
    return kept(this.nodesOf, node, () => new MovedNode(this, node));
  }

  at({ from, to }: Span): Span {
    return { from: from + this.offset, to: to + this.offset };
  }
}

class MovedNode implements OutlineNode {
  readonly span: Span;
  readonly kind: OutlineNode['kind'];
  readonly name: string | null;
  private made: readonly OutlineBlock[] | null = null;

  constructor(
    readonly code: EmbeddedCode,
    /** The node in the outline of the code alone. */
    readonly inner: OutlineNode,
  ) {
    this.span = code.at(inner.span);
    this.kind = inner.kind;
    this.name = inner.name;
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

export function pageOutline(dialect: HtmlDialect, text: string): Outline {
  return new PageOutline(dialect, text);
}

/** Elements in one another below which nothing is distinguished. */
const DEEPEST = 60;

/** Elements whose blanks count. */
const EXACT = wordSet('pre textarea script style listing');

/** Elements that hold a page: the unit is below them. */
const PAGE = wordSet('html head body template');

class ElementNode extends LazyNode {
  constructor(
    readonly element: string,
    span: Span,
    head: readonly string[],
    block: OutlineBlock | null,
  ) {
    super({ span, own: head, blocks: block === null ? [] : [block] });
  }
}

class PageOutline implements Outline {
  readonly root: OutlineBlock;
  readonly comments: readonly OutlineComment[];
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly regions: readonly HtmlRegion[];
  private readonly elements: readonly PageElement[];
  /** By element, or -1 for the page: the elements directly in it. */
  private readonly inside = new Map<number, number[]>();
  private readonly embedded: EmbeddedCode[] = [];

  constructor(dialect: HtmlDialect, original: string) {
    const found = withoutComments(
      languageNamed(dialect),
      original,
      readPage(original, dialect).tokens,
    );
    this.text = found.text;
    const { tokens, regions } = readPage(this.text, dialect);
    this.tokens = tokens;
    this.regions = regions;
    this.elements = new PageElements(this.text, tokens, dialect).all;
    for (const [index, { outer }] of this.elements.entries()) {
      addTo(this.inside, outer, index);
    }
    const span = { from: 0, to: this.text.length };
    this.root = { says: [], span, nodes: this.nodesIn(span, -1, 0) };
    this.comments = [
      ...found.comments.map(({ from, to }) => ({
        span: { from, to },
        texts: wordsIn(original.slice(from, to).replaceAll(/^<!--|-->$/g, '')),
      })),
      ...this.embedded.flatMap(({ comments }) => comments),
    ].toSorted((a, b) => a.span.from - b.span.from);
  }

  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    const code = codeOf(cited);
    if (code !== null) return code.outline.unitOf(innerOf(around), innerOf(cited));
    const nodes = [...around, ...cited.slice(0, 1)];
    const elements = nodes.flatMap((node) => (node instanceof ElementNode ? [node] : []));
    const below = elements.filter(({ element }) => !PAGE.has(element.toLowerCase()));
    const unit = below.find(({ element }) => !isBlock(element)) ?? below[0];
    return unit === undefined || cited.includes(unit)
      ? cited.flatMap(({ texts }) => texts)
      : unit.texts;
  }

  originOf(
    around: readonly OutlineNode[],
    cited: readonly OutlineNode[],
  ): readonly string[] | null {
    const code = codeOf(cited);
    return code === null ? null : code.outline.originOf(innerOf(around), innerOf(cited));
  }

  private nodesIn({ from, to }: Span, outer: number, depth: number): readonly OutlineNode[] {
    const nodes: OutlineNode[] = [];
    const isExact = EXACT.has(this.elements[outer]?.name.toLowerCase() ?? '');
    const all = depth >= DEEPEST ? [] : (this.inside.get(outer) ?? []);
    let at = from;
    for (const [order, index] of all.entries()) {
      const element = this.elements[index];
      if (element === undefined || element.from < at || element.from >= to) continue;
      this.addText(nodes, { from: at, to: element.from }, isExact);
      const next = this.elements[all[order + 1] ?? -1]?.from ?? to;
      const end = Math.max(element.tagTo, Math.min(this.endOf(element), next, to));
      nodes.push(this.elementNode(index, element, end, depth));
      at = end;
    }
    this.addText(nodes, { from: at, to }, isExact);
    return nodes;
  }

  private elementNode(
    index: number,
    element: PageElement,
    end: number,
    depth: number,
  ): OutlineNode {
    const { name, from, tagTo } = element;
    const tag = this.text
      .slice(from, tagTo)
      .replaceAll(/\s+/g, ' ')
      .replace(/ ?\/?>$/, '>');
    const head = [element.before, element.otherwise, tag].filter((text) => text !== '');
    const span = { from: tagTo, to: Math.max(tagTo, Math.min(element.to, end)) };
    const nodes = this.codeIn(span) ?? this.nodesIn(span, index, depth + 1);
    const block = nodes.length === 0 ? null : { says: head, span, nodes };
    return new ElementNode(name, { from, to: end }, head, block);
  }

  private codeIn({ from, to }: Span): readonly OutlineNode[] | null {
    const { regions } = this;
    const region = regions[firstBehind(regions.length, (at) => (regions[at]?.from ?? 0) < from)];
    if (region === undefined || region.from >= to || region.to > to) return null;
    const isAll = this.text.slice(from, region.from).trim() === '';
    if (region.language === null || !isAll) return null;
    const code = new EmbeddedCode(region.language, this.text.slice(from, to), from);
    this.embedded.push(code);
    return code.nodes;
  }

  private addText(nodes: OutlineNode[], { from, to }: Span, isExact: boolean): void {
    const text = this.text.slice(from, to);
    const start = from + (text.length - text.trimStart().length);
    const span = { from: start, to: start + text.trim().length };
    if (span.to > span.from)
      nodes.push(new LazyNode({ span, own: isExact ? [text] : wordsIn(text) }));
  }

  /** Where an element ends with its closing tag, or the sign that closes a block. */
  private endOf({ to, tagTo, name }: PageElement): number {
    if (to <= tagTo) return tagTo;
    const { tokens } = this;
    const first = firstBehind(tokens.length, (at) => (tokens[at]?.from ?? 0) < to);
    if (isBlock(name)) return tokens[first]?.from === to ? (tokens[first]?.to ?? to) : to;
    if (!this.text.startsWith(`</`, to)) return to;
    const close = tokens.slice(first, first + 3).find((token) => this.text[token.to - 1] === '>');
    return close?.to ?? to;
  }
}

function codeOf([first]: readonly OutlineNode[]): EmbeddedCode | null {
  return first instanceof MovedNode ? first.code : null;
}

function innerOf(nodes: readonly OutlineNode[]): readonly OutlineNode[] {
  return nodes.flatMap((node) => (node instanceof MovedNode ? [node.inner] : []));
}

function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
