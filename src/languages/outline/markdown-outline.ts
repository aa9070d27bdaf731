import { kept } from '../../text/collections.js';
import { OpenElements, type Piece } from './markdown/group.js';
import { endedNames } from './markdown/html.js';
import {
  LazyNode,
  type Outline,
  type OutlineBlock,
  type OutlineComment,
  type OutlineNode,
  type Span,
  textsOfNodes,
} from './outline.js';
import { readInline } from './markdown/inline.js';
import { NodeReader } from './markdown/nodes.js';
import { readMarkdownBlocks } from './markdown/read-blocks.js';

/* Markdown, without what `memtrust export` wrote: facts are never bound to what they are exported to. */

interface FrontMatterRead {
  /** How many lines it has; 0 where there is none. */
  readonly lines: number;
  /** One piece that holds a node for each key. */
  readonly pieces: readonly Piece[];
  readonly comments: readonly OutlineComment[];
}

const NONE: FrontMatterRead = { lines: 0, pieces: [], comments: [] };

/** YAML at the top of a text, between `---` and `---`. */
function frontMatter(lines: readonly string[], offsets: readonly number[]): FrontMatterRead {
  const last = endOf(lines);
  if (last === -1) return NONE;
  const comments: OutlineComment[] = [];
  const nodes: OutlineNode[] = [];
  let group: number[] = [];
  const spanOf = (first: number, end: number): Span => ({
    from: offsets[first] ?? 0,
    to: (offsets[end] ?? 0) + (lines[end] ?? '').trimEnd().length,
  });
  const finish = (): void => {
    while (lines[group.at(-1) ?? -1]?.trim() === '') group.pop();
    const [first] = group;
    const end = group.at(-1);
    if (first === undefined || end === undefined) return;
    const texts = group.map((index) => (lines[index] ?? '').trimEnd());
    const name = /^([^\s:#][^:]*):/.exec(texts[0] ?? '')?.[1]?.trim() ?? null;
    nodes.push(new LazyNode({ span: spanOf(first, end), kind: 'declaration', name, own: texts }));
    group = [];
  };
  for (let index = 1; index < last; index += 1) {
    const line = lines[index] ?? '';
    if (line.startsWith('#')) {
      const texts = line
        .slice(1)
        .split(/\s+/)
        .filter((word) => word !== '');
      comments.push({ span: spanOf(index, index), texts });
    } else if (line.trim() !== '') {
      if (/^[^\s-]/.test(line)) finish();
      group.push(index);
    } else if (group.length > 0) group.push(index);
  }
  finish();
  const span = spanOf(0, last);
  const block = { says: ['---'], span, nodes };
  const node = new LazyNode({ span, own: ['\n---'], blocks: [block] });
  return { lines: last + 1, pieces: [{ span, node, open: [], heading: null }], comments };
}

/** Index of its last line; -1 where the text begins with no front matter, as where `---` is only a rule. */
function endOf(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return -1;
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
  const isYaml = lines
    .slice(1, end)
    .every((line) => /^(?:$|#|\s|- )/.test(line) || line.includes(':'));
  return isYaml ? end : -1;
}

const BEGIN = /^<!-- memtrust:begin v1 sha256:[0-9a-f]{64} -->$/;
const END = '<!-- memtrust:end -->';

/** Leaves the lines of exported blocks empty. */
function withoutExported(lines: readonly string[], text: string): readonly string[] {
  if (!text.includes(END)) return lines;
  const shown = [...lines];
  let from: number | null = null;
  for (const [index, line] of lines.entries()) {
    if (BEGIN.test(line)) from ??= index;
    else if (line === END && from !== null) {
      if (!lines.slice(from + 1, index).some(mayOpen)) shown.fill('', from, index + 1);
      from = null;
    }
  }
  return shown;
}

const FENCE = /^[ \t>]*(?:[-+*][ \t]+)*(?:`{3}|~{3})/;
/** What ends a tag that goes on in the next line. */
const ENDS = ['', '>', '">', "'>"];

/** Whether a line may open something. A statement is in code, where a tag is none. */
function mayOpen(line: string): boolean {
  if (FENCE.test(line)) return true;
  if (!line.includes('<')) return false;
  if (!line.startsWith('- `') || /<[!?]/.test(line)) return true;
  return ENDS.some((end) => readInline(line + end).tags.length > 0);
}

/** `text` has LF line ends and no byte-order mark. Linear. */
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
    return kept(this.units, unit, () => [
      ...sections.slice(0, -1).flatMap(leadOf),
      ...textsOfNodes(unit === null ? directNodes(this.root) : [unit]),
    ]);
  }

  originOf(): null {
    return null;
  }
}

function isSection({ kind }: OutlineNode): boolean {
  return kind === 'type';
}

function leadOf({ head, blocks }: OutlineNode): string[] {
  return [...(head?.texts ?? []), ...blocks.flatMap((block) => textsOfNodes(directNodes(block)))];
}

function directNodes({ nodes }: OutlineBlock): readonly OutlineNode[] {
  const end = nodes.findIndex(isSection);
  return end === -1 ? nodes : nodes.slice(0, end);
}
