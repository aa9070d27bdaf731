import { kept } from '../../text/collections.js';
import { readBraces } from './lines/braces.js';
import type { Mark } from './lines/comment-reader.js';
import { commentSpans } from './lines/comment-spans.js';
import { readDockerfile } from './lines/dockerfile.js';
import {
  formatOf,
  joinComments,
  type LineFormat,
  type LineFormatName,
  lineWords,
  readLogicalLines,
} from './lines/logical-line.js';
import { readMakefile } from './lines/makefile.js';
import { type OriginOf, originReader } from './lines/origin.js';
import { TreeBuilder, type TreeRead } from './lines/tree.js';
import {
  LazyNode,
  type Outline,
  type OutlineBlock,
  type OutlineComment,
  type OutlineNode,
  textsOfNodes,
} from './outline.js';

/** `path` decides the format; `text` has LF line ends and no byte-order mark. Linear. */
export function linesOutline(path: string, text: string): Outline {
  const format = formatOf(path, text);
  const { nodes: lines, comments } = READERS[format.name](text, format);
  const nodes = format.name === 'text' ? inComments(lines, commentSpans(path, text)) : lines;
  const root = { says: [], span: { from: 0, to: text.length }, nodes };
  const origin = originReader(format.name, nodes);
  return new LinesOutline(root, joinComments(text, comments), format.name, origin);
}

/** Lines that are inside of a comment or a text of several lines are in a node of their own. */
function inComments(lines: readonly OutlineNode[], spans: readonly Mark[]): readonly OutlineNode[] {
  const found: OutlineNode[] = [];
  let at = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    while ((spans[at]?.to ?? Infinity) <= line.span.from) at += 1;
    const mark = spans[at];
    if (mark === undefined || mark.from >= line.span.from) {
      found.push(line);
      continue;
    }
    const inside: OutlineNode[] = [];
    for (; (lines[index]?.span.from ?? Infinity) < mark.to; index += 1) {
      const next = lines[index];
      if (next !== undefined) inside.push(next);
    }
    index -= 1;
    const span = { from: line.span.from, to: inside.at(-1)?.span.to ?? line.span.to };
    const says = ['comment', mark.sign];
    found.push(new LazyNode({ span, own: says, blocks: [{ says, span, nodes: inside }] }));
  }
  return found;
}

const READERS: Readonly<Record<LineFormatName, (text: string, format: LineFormat) => TreeRead>> = {
  dockerfile: readDockerfile,
  makefile: readMakefile,
  ini: readIni,
  braces: readBraces,
  text: readPlainLines,
};

class LinesOutline implements Outline {
  /** By the node that is the unit; null for what is outside of all heads. */
  private readonly units = new Map<OutlineNode | null, readonly string[]>();

  constructor(
    readonly root: OutlineBlock,
    readonly comments: readonly OutlineComment[],
    private readonly format: LineFormatName,
    private readonly origin: OriginOf,
  ) {}

  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    const heads = [...around];
    const [only, ...others] = cited;
    if (only !== undefined && others.length === 0 && only.blocks.length > 0) heads.push(only);
    const named = heads.findLastIndex(isNamed);
    const at = named === -1 ? 0 : named;
    const unit = heads[at] ?? null;
    return kept(this.units, unit, () =>
      unit === null
        ? textsOfNodes(this.root.nodes.filter((node) => !this.isHead(node)))
        : [
            ...heads
              .slice(0, at)
              .flatMap(({ blocks }) => blocks.flatMap(({ says }) => ['\n{', ...says])),
            ...textsOfNodes([unit]),
          ],
    );
  }

  originOf(
    around: readonly OutlineNode[],
    cited: readonly OutlineNode[],
  ): readonly string[] | null {
    return this.origin(around, cited);
  }

  /** What is in a condition of a Makefile belongs to the file. */
  private isHead(node: OutlineNode): boolean {
    return isNamed(node) || (this.format === 'braces' && node.blocks.length > 0);
  }
}

function isNamed({ kind }: OutlineNode): boolean {
  return kind === 'type' || kind === 'function';
}

/** Keys in sections. Blanks around the sign between key and value are layout, those in a value are not. */
function readIni(text: string, format: LineFormat): TreeRead {
  const { lines, comments } = readLogicalLines(text, format);
  const tree = new TreeBuilder();
  for (const line of lines) {
    const { span } = line;
    const plain = line.text.trim();
    const name = /^\[(.*)\]$/.exec(plain)?.[1]?.trim();
    if (name === undefined) tree.add(new LazyNode({ span, own: keyAndValue(plain) }));
    else {
      tree.end(0);
      tree.begin({ span, kind: 'type', name, own: [`[${name}]`], says: [`[${name}]`] });
    }
  }
  tree.end(0);
  return { nodes: tree.nodes, comments };
}

function keyAndValue(text: string): string[] {
  const at = text.indexOf('=');
  if (at === -1) return [text];
  return [text.slice(0, at).trimEnd(), '\n=', text.slice(at + 1).trim()];
}

/** A node for each line, with those that continue it. */
function readPlainLines(text: string, format: LineFormat): TreeRead {
  const { lines, comments } = readLogicalLines(text, format);
  const nodes = lines.map((line) => {
    const own = format.foldsBlanks ? lineWords(line.text) : [line.text];
    return new LazyNode({ span: line.span, own });
  });
  return { nodes, comments };
}
