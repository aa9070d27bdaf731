import { addTexts, textsOfNodes } from './lazy-node.js';
import { OpenElements } from './markdown/elements.js';
import { withoutExported } from './markdown/exported.js';
import { frontMatter } from './markdown/front-matter.js';
import { NodeReader } from './markdown/nodes.js';
import { readMarkdownBlocks } from './markdown/read-blocks.js';
import { endedNames } from './markdown/tags.js';
import type { Outline, OutlineBlock, OutlineComment, OutlineNode } from './outline.js';

/**
 * The blocks of a Markdown text in their sections, quotes, lists and elements. Total and linear.
 *
 * @param text with LF line ends and without a byte-order mark
 */
export function markdownOutline(text: string): Outline {
  const lines = withoutExported(text.split('\n'), text);
  const offsets: number[] = [];
  let offset = 0;
  for (const line of text.split('\n')) {
    offsets.push(offset);
    offset += line.length + 1;
  }
  const elements = new OpenElements(endedNames(text));
  const reader = new NodeReader(lines, offsets, elements);
  const front = frontMatter(lines, offsets);
  const body = lines.map((line, index) => (index < front.lines ? '' : line));
  const nodes = reader.nodes(readMarkdownBlocks(body, offsets), front.pieces);
  const root = { says: [], span: { from: 0, to: text.length }, nodes };
  return new MarkdownOutline(root, [...front.comments, ...reader.comments]);
}

class MarkdownOutline implements Outline {
  /** By section; null for what is outside of sections. */
  private readonly units = new Map<OutlineNode | null, readonly string[]>();

  constructor(
    readonly root: OutlineBlock,
    readonly comments: readonly OutlineComment[],
  ) {}

  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    const sections = around.filter(isSection);
    const [only, ...others] = cited;
    if (only !== undefined && others.length === 0 && isSection(only)) sections.push(only);
    const unit = sections.at(-1) ?? null;
    const known = this.units.get(unit);
    if (known !== undefined) return known;
    const texts = sections.slice(0, -1).flatMap(leadOf);
    if (unit === null) addTexts(texts, directNodes(this.root));
    else addTexts(texts, [unit]);
    this.units.set(unit, texts);
    return texts;
  }

  originOf(): null {
    return null;
  }
}

function isSection({ kind }: OutlineNode): boolean {
  return kind === 'type';
}

/** A heading and the text directly below it. */
function leadOf({ head, blocks }: OutlineNode): string[] {
  return [...(head?.texts ?? []), ...blocks.flatMap((block) => textsOfNodes(directNodes(block)))];
}

/** The nodes of a block before its first section. */
function directNodes({ nodes }: OutlineBlock): readonly OutlineNode[] {
  const end = nodes.findIndex(isSection);
  return end === -1 ? nodes : nodes.slice(0, end);
}
