import type { Token } from '../../code/token.js';
import type { CodeRegion, TokenRange } from '../../code/structure/region.js';
import type { NodeKind, OutlineBlock, OutlineHead, OutlineNode, Span } from '../outline.js';
import { BY_RULES, type CodeText } from './layout.js';
import { nestedRegions, type Region } from './regions.js';
import { CodeTexts } from './texts.js';
import { CONTROL, DECLARES, FUNCTIONS, NO_CALL, TYPES, FURTHER } from './words.js';

/*
 * Builds the nodes of a text of code: statements with their blocks, members of lists, arms of a `switch`. Blocks
 * are made when they are first asked for.
 */

/** Nodes in one another below which nothing is told apart: nobody writes such code by hand. */
const DEEPEST = 60;
/** Arguments of one call that are cited one by one. */
const MOST_ARGUMENTS = 30;

/** A node of code, with the tokens that it has. */
export interface CodeNode extends OutlineNode {
  readonly tokens: TokenRange;
  /** Its first word is one of `if`, `for`, `try` …. */
  readonly isControl: boolean;
  readonly blocks: readonly CodeBlock[];
}

export interface CodeBlock extends OutlineBlock {
  readonly nodes: readonly CodeNode[];
  /** Whether it holds statements, and not members of a list or arguments. */
  readonly isBody: boolean;
}

/** A named part: its first token and its name. */
interface Part {
  readonly a: number;
  readonly name: string;
}

/** Languages of which every statement declares something. */
const DECLARATIVE: ReadonlySet<string> = new Set(['sql', 'css', 'scss', 'less', 'proto', 'graphql', 'hcl']);

/** Builds the nodes of one text. */
export class CodeNodes {
  readonly texts: CodeTexts;
  /** The named part whose body a region is, by region. */
  private readonly named: ReadonlyMap<Region, string>;
  /** Names of the parts that begin at a token, and where the longest of them ends. */
  private readonly parts = new Map<number, { names: string[]; to: number }>();
  private readonly top: readonly Region[];
  /** Texts of heredocs, which are on lines of their own and belong to the statement that opens them. */
  private readonly heredocs: ReadonlySet<number>;

  constructor(readonly read: CodeText) {
    this.top = nestedRegions(read);
    this.texts = new CodeTexts(read, this.top, (region) => this.isBody(region));
    for (const symbol of read.symbols) {
      const from = this.texts.tokenAt(symbol.from);
      const to = this.texts.tokenAt(symbol.to);
      const known = this.parts.get(from);
      const name = lastName(symbol.name);
      if (known === undefined) this.parts.set(from, { names: [name], to });
      else {
        known.names.push(name);
        known.to = Math.max(known.to, to);
      }
    }
    this.named = this.namedBodies();
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
    const nodes: CodeNode[] = [];
    let next = 0; // of `regions`
    for (let start = from; start < to;) {
      for (const directive of this.texts.directivesBefore(start))
        nodes.push(this.directiveNode(directive));
      const own: Region[] = [];
      let hold = Math.min(to, Math.max(this.parts.get(start)?.to ?? 0, start + 1));
      let at = start;
      while (at < to) {
        while ((regions[next]?.body.from ?? to) < at) next += 1;
        const region = regions[next];
        if (region !== undefined && region.body.from === at) {
          next += 1;
          own.push(region);
          hold = Math.min(to, Math.max(hold, region.end));
          at = region.body.to;
          continue;
        }
        if (at >= hold && this.begins(at, own.length > 0)) break;
        at += 1;
      }
      nodes.push(this.node({ from: start, to: at }, own, depth, isList));
      start = at;
    }
    for (const directive of this.texts.directivesBefore(to))
      nodes.push(this.directiveNode(directive));
    return this.inBranches(this.inArms(nodes, depth));
  }

  /** Whether a statement begins at a token; one with a block goes on with `else`. */
  private begins(i: number, hasBlock: boolean): boolean {
    const { code, layout, language } = this.read;
    if (code.is(i, ';') || !layout.begins(i) || this.heredocs.has(i)) return false;
    if (language === 'python')
      return !(hasBlock && code.isAny(i, FURTHER) && !code.is(i, 'in') && !code.is(i, 'when'));
    // Behind an operator at the end of a line it goes on.
    return language !== 'ruby' || !code.newline(i) || this.texts.endsLine(i - 1);
  }

  node(tokens: TokenRange, regions: readonly Region[], depth: number, isList = false): CodeNode {
    const { texts } = this;
    const { kind, name, isControl } = this.kindOf(tokens, regions);
    const body = kind === 'function' || kind === 'type' ? this.bodyOf(regions) : undefined;
    let blocks: readonly CodeBlock[] | null = null;
    const build = (): readonly CodeBlock[] =>
      depth >= DEEPEST ? [] : this.blocksOf(tokens, regions, body, isControl, depth + 1);
    return {
      tokens,
      isControl,
      span: texts.spanOf(tokens),
      kind,
      name,
      get texts() {
        return texts.textsOf(tokens, isList);
      },
      head: body === undefined ? null : this.headOf(tokens, body),
      get blocks() {
        blocks ??= build();
        return blocks;
      },
    };
  }

  /** The head of a function or a type: all before its body. */
  private headOf({ from }: TokenRange, body: Region): OutlineHead {
    const to = body.isBracket ? body.body.from - 1 : body.body.from;
    const head = { from, to: Math.max(to, from + 1) };
    return { span: this.texts.spanOf(head), texts: this.texts.textsOf(head, false) };
  }

  private blocksOf(
    tokens: TokenRange,
    regions: readonly Region[],
    body: Region | undefined,
    isControl: boolean,
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
        switch (this.roleOf(region)) {
          case 'body':
            blocks.push(this.block(tokens, region, depth, false));
            break;
          case 'list':
            if (onlyBodies) add(region.inside, true);
            else blocks.push(this.block(tokens, region, depth, true));
            break;
          case 'arguments':
            if (onlyBodies) add(region.inside, true);
            else blocks.push(...this.argumentBlocks(tokens, region, depth));
            break;
          case 'part':
            add(region.inside, true);
            break;
        }
      }
    };
    add(regions, false);
    return blocks;
  }

  private block(tokens: TokenRange, region: Region, depth: number, isList: boolean): CodeBlock {
    const { texts } = this;
    const name = this.named.get(region);
    const all = this.nodesIn(region.body, region.inside, depth, isList);
    const parameters = all[0] !== undefined && this.areParameters(all[0].tokens) ? all[0] : null;
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

  /** Whether a body begins with the parameters of a block: `|user|`, `user ->`, `user in`. */
  private areParameters({ from, to }: TokenRange): boolean {
    const { code, language } = this.read;
    switch (language) {
      case 'ruby':
        return code.is(from, '|') && code.is(to - 1, '|') && to - from > 1;
      case 'kotlin':
        return code.is(to - 2, '->');
      case 'swift':
        return code.is(to - 1, 'in');
      default:
        return false;
    }
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

  /** What a region is for who looks for the smallest thing to cite. */
  private roleOf(region: Region): 'body' | 'list' | 'arguments' | 'part' {
    const { code } = this.read;
    if (!region.isBracket) return region.element === 'tag' ? 'arguments' : 'body';
    const { opener } = region;
    const before = opener - 1;
    const isCalled =
      (code.isWord(before) && !code.isAny(before, NO_CALL)) ||
      (code.isSign(before, ')]>!?}') && code.kind(before) === 'punctuator');
    if (code.kind(opener) === 'template') return 'part';
    if (code.is(opener, '(')) return isCalled && opener > 0 ? 'arguments' : 'part';
    if (code.is(opener, '[')) return isCalled && code.glued(opener) ? 'part' : 'list';
    return this.isLiteral(region) ? 'list' : 'body';
  }

  /** Whether braces hold a literal: members with commas, or what is given to something. */
  private isLiteral({ opener, body }: Region): boolean {
    const { code } = this.read;
    if (BY_RULES.has(this.read.language)) return false;
    const before = opener - 1;
    if (code.isSign(before, '=(,:[?&|+') && !code.is(before - 1, '=>')) {
      return !code.is(before, ':') || this.read.language !== 'python';
    }
    if (code.is(before, 'return')) return true;
    for (let i = body.from; i < body.to; i = code.past(i))
      if (code.is(i, ',')) return this.commasPart(i, body);
    return false;
  }

  /** Whether a comma in braces parts members: a statement begins behind it. */
  private commasPart(comma: number, body: TokenRange): boolean {
    return comma + 1 >= body.to || this.read.layout.begins(comma + 1);
  }

  /** Whether what a region holds is left out of the head of what is beside it. */
  private isBody(region: Region): boolean {
    const { code } = this.read;
    if (!region.isBracket) return region.element === undefined;
    if (!code.is(region.opener, '{') || code.kind(region.opener) === 'template') return false;
    if (this.named.has(region)) return true;
    const before = region.opener - 1;
    return (
      code.is(before, ')') ||
      code.is(before - 1, '=>') ||
      code.is(before - 1, '->') ||
      !this.isLiteral(region)
    );
  }

  /** The body by which a function or a type is known. */
  private bodyOf(regions: readonly Region[]): Region | undefined {
    return (
      regions.find((region) => this.named.has(region)) ??
      regions.findLast((region) => !region.isBracket || this.read.code.is(region.opener, '{'))
    );
  }

  private kindOf(
    tokens: TokenRange,
    regions: readonly Region[],
  ): { kind: NodeKind; name: string | null; isControl: boolean } {
    const { code, language } = this.read;
    const name = this.parts.get(tokens.from)?.names[0] ?? null;
    const first = this.firstWord(tokens);
    const isControl =
      code.isWord(first) && code.isAny(first, CONTROL) && name === null && regions.length > 0;
    if (DECLARATIVE.has(language)) return { kind: 'declaration', name, isControl };
    if (isControl) return { kind: 'statement', name: null, isControl };
    const body = this.bodyOf(regions);
    if (body !== undefined && (this.named.has(body) || name === null)) {
      const kind = this.kindByHead(tokens, body);
      if (kind !== null) return { kind: kind.kind, name: name ?? kind.name, isControl };
      if (this.named.has(body)) return { kind: 'function', name, isControl };
    }
    const isDeclared =
      name !== null ||
      code.isAny(first, DECLARES) ||
      this.isAssignment(tokens);
    return { kind: isDeclared ? 'declaration' : 'statement', name, isControl };
  }

  /** The word that says what a head declares. */
  private kindByHead(
    tokens: TokenRange,
    body: Region,
  ): { kind: 'function' | 'type'; name: string | null } | null {
    const { code, language } = this.read;
    const to = body.isBracket ? body.opener : body.body.from;
    let hasParameters = false;
    let kind: 'function' | 'type' | null = null;
    let name: string | null = null;
    for (let i = tokens.from; i < to; i = code.past(i)) {
      if (code.is(i, '(')) hasParameters = true;
      if (code.is(i, '=') || (code.is(i, ':') && language !== 'python' && kind === null)) break;
      if (!code.isWord(i) || code.is(i - 1, '@') || code.is(i - 1, '.')) continue;
      if (kind === null && code.isAny(i, TYPES)) kind = 'type';
      else if (kind === null && code.isAny(i, FUNCTIONS) && !code.is(i + 1, 'interface')) kind = 'function';
      else if (kind === null && language === 'kotlin' && code.is(i, 'object')) kind = 'type';
      else if (kind !== null && name === null) name = code.slice(i);
    }
    if (kind === 'type' && hasParameters && (language === 'c' || language === 'cpp'))
      kind = 'function';
    return kind === null ? null : { kind, name };
  }

  /** Whether a statement gives a value to a name. */
  private isAssignment({ from, to }: TokenRange): boolean {
    const { code } = this.read;
    for (let i = from; i < to; i = code.past(i)) {
      if (code.is(i, '='))
        return (
          i > from &&
          !['==', '=>', '=~'].some((sign) => code.is(i, sign)) &&
          !(code.glued(i) && code.isSign(i - 1, '<>!='))
        );
      if (!code.isWord(i) && !code.isSign(i, '.,:*&<>[]()$@?!|')) return false;
    }
    return false;
  }

  /** The first word that is no annotation, attribute or modifier. */
  firstWord({ from, to }: TokenRange): number {
    const { code } = this.read;
    let i = from;
    while (i < to) {
      if (code.is(i, '@') && code.isWord(i + 1)) {
        i += 2;
        while (code.is(i, '.') && code.isWord(i + 1)) i += 2;
        if (code.is(i, '(') && code.glued(i)) i = code.past(i);
      } else if (code.is(i, '#') && code.is(i + 1, '[')) i = code.past(i + 1);
      else if (code.is(i, '[') && this.read.language === 'csharp') i = code.past(i);
      else return i;
    }
    return from;
  }

  /** Bodies of what has a name: the outermost region that ends where the named part ends. */
  private namedBodies(): ReadonlyMap<Region, string> {
    const { code } = this.read;
    const named = new Map<Region, string>();
    const visit = (regions: readonly Region[], from: number, parts: readonly Part[]): void => {
      for (const region of regions) {
        const part = this.isNamed(region)
          ? byEnd
              .get(region.end)
              ?.find(
                (one) => one.a >= from && one.a <= region.opener && !parts.includes(one),
              )
          : undefined;
        if (part !== undefined) named.set(region, part.name);
        visit(
          region.inside,
          this.isNamed(region) ? region.body.from : from,
          part === undefined ? parts : [...parts, part],
        );
      }
    };
    const byEnd = new Map<number, Part[]>();
    for (const { name, from, to } of this.read.symbols) {
      let b = this.texts.tokenAt(to);
      while (b > 0 && (code.is(b - 1, ';') || code.is(b - 1, ','))) b -= 1;
      const part = { a: this.texts.tokenAt(from), name: lastName(name) };
      const known = byEnd.get(b);
      if (known === undefined) byEnd.set(b, [part]);
      else known.push(part);
    }
    for (const parts of byEnd.values()) parts.sort((x, y) => x.a - y.a);
    visit(this.top, 0, []);
    return named;
  }

  /** Whether a region can be the body of what has a name. */
  private isNamed(region: Region): boolean {
    const { code } = this.read;
    if (!region.isBracket) return region.element === undefined;
    return (
      code.is(region.opener, '{') &&
      code.kind(region.opener) !== 'template' &&
      !this.isLiteral(region)
    );
  }

  private directiveNode(directive: Token): CodeNode {
    const text = this.read.text.slice(directive.from, directive.to);
    const name = /^#\s*define\s+(\w+)/.exec(text)?.[1] ?? null;
    const at = this.texts.tokenAt(directive.from);
    return {
      tokens: { from: at, to: at },
      isControl: false,
      span: { from: directive.from, to: directive.to },
      kind: 'declaration',
      name,
      texts: [`#:${text.replaceAll(/\\\n/g, ' ').replaceAll(/\s+/g, ' ').trim()}`],
      head: null,
      blocks: [],
    };
  }

  /** Statements under a `case` are a node of their own, headed by its labels. */
  private inArms(nodes: readonly CodeNode[], depth: number): readonly CodeNode[] {
    const { layout } = this.read;
    const labels = nodes.map(({ tokens }) =>
      tokens.from < tokens.to ? layout.labelOf(tokens.from) : null,
    );
    if (depth >= DEEPEST || labels.every((label) => label === null)) return nodes;
    const arms: CodeNode[] = [];
    for (let at = 0; at < nodes.length;) {
      const node = nodes[at];
      const label = labels[at];
      if (node === undefined) break;
      if (label === null || label === undefined) {
        arms.push(node);
        at += 1;
        continue;
      }
      let end = at;
      const head: TokenRange[] = [];
      const inside: CodeNode[] = [];
      for (; end < nodes.length; end += 1) {
        const [next, own] = [nodes[end], labels[end]];
        if (next === undefined || own === null || own === undefined) break;
        const isLabel = next.tokens.from === own.from;
        if (isLabel && inside.length > 0) break;
        if (isLabel) head.push({ from: own.from, to: own.to + 1 });
        // What is on the line of the label, or a label that reaches into its statement.
        if (!isLabel || next.tokens.to > own.to + 1) inside.push(next);
      }
      arms.push(this.arm(nodes.slice(at, end), head, inside));
      at = Math.max(end, at + 1);
    }
    return arms;
  }

  private arm(
    all: readonly CodeNode[],
    head: readonly TokenRange[],
    inside: readonly CodeNode[],
  ): CodeNode {
    const { texts } = this;
    const [first, last] = [all[0], all.at(-1)];
    const tokens = { from: first?.tokens.from ?? 0, to: last?.tokens.to ?? 0 };
    const bodyFrom = inside[0]?.span.from ?? texts.spanOf(tokens).to;
    return {
      tokens,
      isControl: true,
      span: texts.spanOf(tokens),
      kind: 'statement',
      name: null,
      get texts() {
        return texts.textsOf(tokens, false);
      },
      head: null,
      blocks: [
        {
          isBody: true,
          span: { from: bodyFrom, to: texts.spanOf(tokens).to },
          nodes: inside,
          get says() {
            return head.flatMap((range) => texts.textsOf(range, false));
          },
        },
      ],
    };
  }

  /** Nodes inside of a branch of `#if` are in a node of their own. */
  private inBranches(nodes: readonly CodeNode[]): readonly CodeNode[] {
    let all = nodes;
    for (const branch of this.read.branches.toReversed()) all = this.inBranch(all, branch);
    return all;
  }

  private inBranch(nodes: readonly CodeNode[], { body, note }: CodeRegion): readonly CodeNode[] {
    const isIn = ({ tokens }: CodeNode): boolean =>
      tokens.from < tokens.to && body.from <= tokens.from && tokens.to <= body.to;
    const first = nodes.findIndex(isIn);
    const last = nodes.findLastIndex(isIn);
    // A branch that begins or ends in another block is told there.
    if (first < 0 || !touches(nodes, body)) return nodes;
    const inside = nodes.slice(first, last + 1);
    const { texts } = this;
    const tokens = { from: inside[0]?.tokens.from ?? 0, to: inside.at(-1)?.tokens.to ?? 0 };
    const span: Span = { from: inside[0]?.span.from ?? 0, to: inside.at(-1)?.span.to ?? 0 };
    const wrapped: CodeNode = {
      tokens,
      isControl: true,
      span,
      kind: 'type',
      name: null,
      get texts() {
        return [note, ...texts.textsOf(tokens, false)];
      },
      head: null,
      blocks: [{ isBody: true, span, nodes: inside, says: ['#if', note] }],
    };
    return [...nodes.slice(0, first), wrapped, ...nodes.slice(last + 1)];
  }
}

/** Whether a branch is in this block and not in one around it: the block has more, or is the text. */
function touches(nodes: readonly CodeNode[], body: TokenRange): boolean {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined) return false;
  return first.tokens.from <= body.from && body.to <= Math.max(last.tokens.to, body.from);
}

/** Tokens that are the text of a heredoc: a literal on a line of its own behind `<<EOF`. */
function heredocsIn({ code, language }: CodeText): ReadonlySet<number> {
  const found = new Set<number>();
  if (language !== 'ruby' && language !== 'shell' && language !== 'php') return found;
  let open = 0;
  for (let i = 0; i < code.length; i += 1) {
    const kind = code.kind(i);
    if (kind !== 'string' && kind !== 'template') continue;
    if (open > 0 && code.newline(i)) {
      found.add(i);
      open -= 1;
    } else if (code.text.startsWith('<<', code.from(i))) open += 1;
  }
  return found;
}

/** `login` of `Auth.login`. */
function lastName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}
