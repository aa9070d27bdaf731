import { sha256 } from '../../../tree/digest.js';
import type { TokenRange } from '../../code/structure/region.js';
import type { OutlineHead } from '../outline.js';
import { Branches, directiveNode, inArms } from './branches.js';
import {
  areParameters,
  constructsIn,
  heredocsIn,
  nestedRegions,
  type Region,
  RegionRoles,
} from './regions.js';
import type { CodeText } from './code-text.js';
import { KindReader } from './kinds.js';
import { namedBodies, type NamedParts, namedPartsOf } from './named.js';
import { type CodeBlock, type CodeNode, StatementNode } from './node.js';
import { CodeTexts } from './texts.js';
import { FURTHER } from './words.js';

/* Nodes of a text of code: statements, members of lists, arms of a `switch`. Blocks are made lazily. */

/** Nodes in one another below which nothing is distinguished: no one writes such code by hand. */
const DEEPEST = 40;

/** Arguments of one call that are cited one by one. */
const MOST_ARGUMENTS = 30;

/** Blocks of one statement that each have a head of their own, so that time stays linear. */
const MOST_HEADS = 100;

/** Tokens of a statement so deep in others that its blocks share one head. */
const LONG = 3_000;

const DEEP = 10;

interface Headed {
  readonly tokens: TokenRange;
  readonly body: Region | undefined;
  readonly isControl: boolean;
  readonly label: string | null;
}

/** Where a statement ends, the regions that it has, and which region comes next. */
interface Stretch {
  readonly to: number;
  readonly own: readonly Region[];
  readonly next: number;
}

export class CodeNodes {
  readonly texts: CodeTexts;
  readonly kinds: KindReader;
  private readonly roles: RegionRoles;
  private readonly named: ReadonlyMap<Region, string>;
  private readonly parts: ReadonlyMap<number, NamedParts>;
  private readonly branches: Branches;
  private readonly top: readonly Region[];
  /** By the word that opens a construct without brackets: the token behind all of it. */
  private readonly constructs: ReadonlyMap<number, number>;
  /** Texts of heredocs, which are on lines of their own and belong to the statement that opens them. */
  private readonly heredocs: ReadonlySet<number>;

  constructor(readonly read: CodeText) {
    this.top = nestedRegions(read);
    this.roles = new RegionRoles(read);
    this.texts = new CodeTexts(
      read,
      this.top,
      (region) => this.isBody(region),
      (region) => this.named.has(region),
    );
    this.parts = namedPartsOf(read, this.texts);
    this.named = namedBodies(read, this.texts, this.roles, this.top);
    this.kinds = new KindReader(read, this.parts, this.named);
    this.branches = new Branches(read.branches, this.texts);
    this.constructs = constructsIn(read);
    this.heredocs = heredocsIn(read);
  }

  root(): CodeBlock {
    const { read } = this;
    const nodes = this.nodesIn({ from: 0, to: read.code.length }, this.top, 0, false);
    return { says: [], span: { from: 0, to: read.text.length }, nodes, isBody: true };
  }

  /** The statements of a stretch of tokens, those of a list by their commas. */
  private nodesIn(
    { from, to }: TokenRange,
    regions: readonly Region[],
    depth: number,
    isList: boolean,
  ): readonly CodeNode[] {
    const { read, texts } = this;
    const nodes: CodeNode[] = [];
    let next = 0; // of `regions`
    for (let start = from; start < to;) {
      for (const directive of texts.directivesBefore(start))
        nodes.push(directiveNode(read, texts, directive));
      const stretch = this.stretchFrom(start, to, regions, next);
      nodes.push(this.node({ from: start, to: stretch.to }, stretch.own, depth, isList));
      start = stretch.to;
      next = stretch.next;
    }
    for (const directive of texts.directivesBefore(to))
      nodes.push(directiveNode(read, texts, directive));
    const arms = depth >= DEEPEST ? nodes : inArms(nodes, read.layout, texts);
    const isAll = from === 0 && to === read.code.length;
    const span = isAll
      ? { from: 0, to: read.text.length }
      : { from: read.code.to(from - 1), to: read.code.from(to) };
    return this.branches.around(arms, span);
  }

  /** The statement that begins at `start`, with its regions; `first` is the first region that it may have. */
  private stretchFrom(
    start: number,
    to: number,
    regions: readonly Region[],
    first: number,
  ): Stretch {
    const { code, language } = this.read;
    const { clauseWords: clauses } = language;
    const own: Region[] = [];
    let next = first;
    let hold = Math.min(to, this.leastEnd(start));
    let at = start;
    let isClause = false;
    while (at < to) {
      while ((regions[next]?.body.from ?? to) < at) next += 1;
      const region = regions[next];
      if (region !== undefined && region.body.from === at) {
        next += 1;
        own.push(region);
        hold = Math.min(to, Math.max(hold, region.end));
        at = region.body.to;
        if (code.is(region.opener, '{')) isClause = false;
        continue;
      }
      if (at >= hold && !isClause && this.begins(at, own.length > 0)) break;
      if (clauses !== undefined && code.isAny(at, clauses)) isClause = true;
      hold = Math.min(to, Math.max(hold, this.constructs.get(at) ?? 0));
      at += 1;
    }
    return { to: at, own, next };
  }

  private leastEnd(start: number): number {
    return Math.max(this.parts.get(start)?.to ?? 0, start + 1);
  }

  /** Whether a statement begins at a token; one with a block goes on with `else`. */
  private begins(i: number, hasBlock: boolean): boolean {
    const { code, layout, language } = this.read;
    if (code.is(i, ';') || !layout.begins(i) || this.heredocs.has(i)) return false;
    if (language.isIndented === true)
      return !(hasBlock && code.isAny(i, FURTHER) && !code.is(i, 'in') && !code.is(i, 'when'));
    if (language.continuesBehindMarkup === true && code.kind(i - 1) === 'markup') return false;
    // Behind an operator at the end of a line it goes on.
    return (
      language.continuesBehindOperators !== true || !code.newline(i) || this.texts.endsLine(i - 1)
    );
  }

  private node(
    tokens: TokenRange,
    regions: readonly Region[],
    depth: number,
    isList: boolean,
  ): CodeNode {
    const kind = this.kinds.kindOf(tokens, regions);
    const isNamedBody = kind.kind === 'function' || kind.kind === 'type';
    const body = isNamedBody ? this.kinds.bodyOf(regions) : undefined;
    const isLeaf = regions.length === 0 || depth >= DEEPEST;
    const { isControl, label } = kind;
    return new StatementNode(this.texts, tokens, kind, {
      isList,
      head: body === undefined ? null : this.headOf(tokens, body),
      blocks: isLeaf
        ? null
        : () => this.blocksOf({ tokens, body, isControl, label }, regions, depth + 1),
    });
  }

  private headOf({ from }: TokenRange, body: Region): OutlineHead {
    const { texts } = this;
    const to = body.isBracket ? body.body.from - 1 : body.body.from;
    const head = { from, to: Math.max(to, from + 1) };
    return {
      span: texts.spanOf(head),
      get texts() {
        return texts.textsOf(head, false);
      },
    };
  }

  private blocksOf(
    { tokens, body, isControl, label }: Headed,
    regions: readonly Region[],
    depth: number,
  ): readonly CodeBlock[] {
    const blocks: CodeBlock[] = [];
    const add = (all: readonly Region[], onlyBodies: boolean): void => {
      for (const region of all) {
        // What is before the body of a function or a type is its head.
        const isHead = body !== undefined && region.body.from < body.body.from;
        if (isHead || (isControl && region.isParenthesis)) {
          add(region.inside, true);
          continue;
        }
        const role = this.roles.roleOf(region);
        if (role === 'body')
          blocks.push(this.block(tokens, region, depth, false, region === body ? label : null));
        else if (role === 'part' || onlyBodies) add(region.inside, true);
        else if (role === 'list') blocks.push(this.block(tokens, region, depth, true));
        else for (const block of this.argumentBlocks(tokens, region, depth)) blocks.push(block);
      }
    };
    add(regions, false);
    const isLong = depth > DEEP && tokens.to - tokens.from > LONG;
    return isLong || blocks.length > MOST_HEADS ? this.withShortHeads(tokens, blocks) : blocks;
  }

  private block(
    tokens: TokenRange,
    region: Region,
    depth: number,
    isList: boolean,
    label: string | null = null,
  ): CodeBlock {
    const { texts } = this;
    const name = this.named.get(region) ?? label ?? undefined;
    const all = this.nodesIn(region.body, region.inside, depth, isList);
    const parameters =
      all[0] !== undefined && areParameters(this.read, all[0].tokens) ? all[0] : null;
    return {
      isBody: !isList,
      span: texts.spanOf(region.body),
      nodes: parameters === null ? all : all.slice(1),
      get says() {
        return name === undefined
          ? [...texts.headAround(tokens, region), ...(parameters?.texts ?? [])]
          : [name, ...texts.branchHead(region)];
      },
    };
  }

  /** Each block knows the whole head by its digest, and itself by its number. */
  private withShortHeads(tokens: TokenRange, blocks: readonly CodeBlock[]): readonly CodeBlock[] {
    let head: string | null = null;
    const digest = (): string =>
      (head ??= sha256(JSON.stringify(this.texts.withoutBodies(tokens))));
    return blocks.map(({ isBody, span, nodes }, index) => ({
      isBody,
      span,
      nodes,
      get says() {
        return [digest(), String(index)];
      },
    }));
  }

  /** Each argument is in a block of its own: the other arguments are around it. */
  private argumentBlocks(tokens: TokenRange, region: Region, depth: number): readonly CodeBlock[] {
    const { texts } = this;
    const nodes = this.nodesIn(region.body, region.inside, depth, true);
    if (nodes.length > MOST_ARGUMENTS) return [this.block(tokens, region, depth, true)];
    return nodes.map((node) => ({
      isBody: false,
      span: node.span,
      nodes: [node],
      get says() {
        return texts.headAround(tokens, { body: node.tokens, end: node.tokens.to });
      },
    }));
  }

  private isBody(region: Region): boolean {
    return this.named.has(region) || this.roles.isBody(region);
  }
}
