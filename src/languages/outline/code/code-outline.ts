import { addTo, kept } from '../../../text/collections.js';
import { sha256 } from '../../../tree/digest.js';
import type { LexedLanguage } from '../../code/languages.js';
import type { CodeSymbol } from '../../code/symbols/reader.js';
import type { Outline, OutlineComment, OutlineNode } from '../outline.js';
import { type CodeText, readCodeText } from './code-text.js';
import { asCode, blockWith, type CodeBlock, type CodeNode } from './node.js';
import { CodeNodes } from './nodes.js';
import { OriginReader } from './origin.js';

export function codeOutline(language: LexedLanguage, text: string): Outline {
  return new CodeOutline(text, readCodeText(language, text));
}

class CodeOutline implements Outline {
  readonly root: CodeBlock;
  readonly comments: readonly OutlineComment[];
  readonly symbols: readonly CodeSymbol[];
  private readonly units: UnitReader;
  private readonly origins: OriginReader;

  constructor(text: string, read: CodeText) {
    const builder = new CodeNodes(read);
    this.root = builder.root();
    this.comments = commentsOf(text, read);
    this.symbols = read.symbols;
    this.units = new UnitReader(builder, this.root);
    this.origins = new OriginReader(builder, this.root);
  }

  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    return this.units.unitOf(asCode(around), asCode(cited));
  }

  originOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    return this.origins.originOf(asCode(around), asCode(cited));
  }
}

/** Comments as they can be cited: line comments on consecutive lines are one. */
function commentsOf(text: string, { comments }: CodeText): readonly OutlineComment[] {
  const found: { from: number; to: number }[] = [];
  for (const { from, to } of comments) {
    const last = found.at(-1);
    if (last !== undefined && /^[ \t]*\n?[ \t]*$/.test(text.slice(last.to, from))) last.to = to;
    else found.push({ from, to });
  }
  return found.map((span) => ({ span, texts: wordsOfComment(text.slice(span.from, span.to)) }));
}

const MARKS = /^(?:\/\/[/!]?|#+|--|\/\*\*?|\*(?!\/)|<!--)[ \t]?/;

function wordsOfComment(comment: string): readonly string[] {
  return comment
    .split('\n')
    .flatMap((line) => line.trim().replace(MARKS, '').split(/\s+/))
    .filter((word) => word !== '' && word !== '*/' && word !== '-->');
}

/* The unit around cited code: the outermost function below types, with the heads of those types; else the statement. */
class UnitReader {
  /** Units by their outermost node, so that many citations of one unit share one list. */
  private readonly known = {
    inside: new Map<CodeNode, readonly string[]>(),
    itself: new Map<CodeNode, readonly string[]>(),
  };
  private readonly enums = new Map<CodeNode, readonly string[]>();
  private readonly running = new Map<CodeBlock, string>();
  private readonly rules = new Map<CodeBlock, ReadonlyMap<string, readonly string[]>>();

  constructor(
    private readonly builder: CodeNodes,
    private readonly root: CodeBlock,
  ) {}

  unitOf(around: readonly CodeNode[], cited: readonly CodeNode[]): readonly string[] {
    const heads: string[] = [];
    let block = this.root;
    for (const [index, node] of around.entries()) {
      if (node.kind !== 'type')
        return this.whole(node, heads, block, isInBody(around.slice(index), cited));
      heads.push('in', ...(node.head?.texts ?? node.blocks[0]?.says ?? []));
      const inside = around[index + 1] ?? cited[0];
      if (isEnum(node) && inside !== undefined && !isNamedBody(inside))
        return this.members(node, heads);
      block = blockWith(node, inside) ?? block;
    }
    const [only] = cited;
    if (only !== undefined && cited.length === 1) return this.whole(only, heads, block, false);
    const tops = new Set(cited.map((node) => this.topOf(node, block, false)));
    return [...heads, ...[...tops].flat()];
  }

  private whole(
    node: CodeNode,
    heads: readonly string[],
    block: CodeBlock,
    isInside: boolean,
  ): readonly string[] {
    const known = this.known[isInside ? 'inside' : 'itself'];
    return kept(known, node, () => [...heads, ...this.topOf(node, block, isInside)]);
  }

  /** All members of an enum: what a name or a number stands for depends on them. */
  private members(node: CodeNode, heads: readonly string[]): readonly string[] {
    return kept(this.enums, node, () => [
      ...heads,
      ...node.blocks.flatMap(({ nodes }) =>
        nodes.flatMap((member) => (isNamedBody(member) ? [] : ['member', ...member.texts])),
      ),
    ]);
  }

  /** The node itself, or all statements that run beside it. `isInside`: what is cited is in a body of the node. */
  private topOf(node: CodeNode, block: CodeBlock, isInside: boolean): readonly string[] {
    // Rules of the same selector, in order: the last one counts.
    if (this.builder.read.language.isByRules === true)
      return kept(this.rules, block, () => bySelector(block)).get(selectorOf(node)) ?? node.texts;
    if (node.kind !== 'statement' || (isInside && !node.isControl)) return node.texts;
    const known = kept(this.running, block, () => this.runningIn(block));
    // Its own functions are left out of what runs there.
    return node.isControl ? [known] : [known, ...node.texts];
  }

  /** The digest of all that runs in a block, without the bodies of functions. */
  private runningIn({ nodes }: CodeBlock): string {
    const { texts } = this.builder;
    const running = nodes.flatMap((node) => {
      if (node.kind !== 'statement') return [];
      return ['statement', ...(node.isControl ? node.texts : texts.withoutBodies(node.tokens))];
    });
    return sha256(JSON.stringify(running));
  }
}

function bySelector({ nodes }: CodeBlock): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const node of nodes) {
    const selector = selectorOf(node);
    for (const text of node.texts) addTo(found, selector, text);
  }
  return found;
}

function selectorOf({ blocks, texts }: CodeNode): string {
  return (blocks[0]?.says ?? texts).join(' ');
}

function isEnum({ head }: CodeNode): boolean {
  return head?.texts.some((text) => /^(?:enum|\w*Enum|\w*Flag)$/.test(text)) === true;
}

function isNamedBody({ kind }: CodeNode): boolean {
  return kind === 'function' || kind === 'type';
}

/** Whether cited nodes are in a body of the outermost node around them. */
function isInBody(around: readonly CodeNode[], cited: readonly CodeNode[]): boolean {
  return around.some((node, index) => blockWith(node, around[index + 1] ?? cited[0])?.isBody);
}
