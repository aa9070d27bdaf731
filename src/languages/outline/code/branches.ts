import { firstBehind } from '../../../text/collections.js';
import type { CodeLayout, TokenRange } from '../../code/structure/region.js';
import type { Token } from '../../code/token.js';
import type { Span } from '../outline.js';
import type { BuildBranch, CodeText } from './code-text.js';
import { type CodeBlock, type CodeNode, StatementNode } from './node.js';
import { type CodeTexts, comparedDirective } from './texts.js';

/* Nodes around others: branches of `#if`, arms of a `case`; and directives as nodes. */

/** Branches around a block that are looked at, so that time stays linear. */
const MOST_AROUND = 100;

/** Branches in one another below which none is distinguished. */
const DEEPEST = 40;

export class Branches {
  /** In the order of the text, the outer ones first. They do not overlap without being inside of one another. */
  private readonly all: readonly BuildBranch[];
  /** By branch: the one around it, or -1. */
  private readonly outer: readonly number[];

  constructor(
    branches: readonly BuildBranch[],
    private readonly texts: CodeTexts,
  ) {
    this.all = branches.toSorted((a, b) => a.from - b.from || b.to - a.to);
    const open: number[] = [];
    this.outer = this.all.map(({ from }, index) => {
      while (open.length > 0 && (this.all[open.at(-1) ?? 0]?.to ?? 0) <= from) open.pop();
      const around = open.at(-1) ?? -1;
      open.push(index);
      return around;
    });
  }

  /** Nodes of a block that are inside of a branch are put into a node of their own, which the branch heads. */
  around(nodes: readonly CodeNode[], block: Span): readonly CodeNode[] {
    const branches = this.within(block);
    if (branches.length === 0) return nodes;
    const found: CodeNode[] = [];
    const open: { branch: BuildBranch; nodes: CodeNode[] }[] = [];
    const close = (upTo: number): void => {
      for (let top = open.at(-1); top !== undefined && top.branch.to <= upTo; top = open.at(-1)) {
        open.pop();
        if (top.nodes.length > 0)
          (open.at(-1)?.nodes ?? found).push(this.nodeOf(top.branch, top.nodes));
      }
    };
    let next = 0;
    for (const node of nodes) {
      close(node.span.from);
      for (; (branches[next]?.from ?? Infinity) <= node.span.from; next += 1) {
        const branch = branches[next];
        if (branch !== undefined && branch.to > node.span.from && open.length < DEEPEST)
          open.push({ branch, nodes: [] });
      }
      // A branch that ends inside of a node holds a part of it, and is a part of its text.
      const held = open.findLast(({ branch }) => node.span.to <= branch.to);
      while (open.length > 0 && open.at(-1) !== held) close(open.at(-1)?.branch.to ?? Infinity);
      (held?.nodes ?? found).push(node);
    }
    close(Infinity);
    return found;
  }

  private within({ from, to }: Span): readonly BuildBranch[] {
    const first = firstBehind(this.all.length, (at) => (this.all[at]?.from ?? 0) < from);
    const inside: BuildBranch[] = [];
    for (let at = first; (this.all[at]?.from ?? Infinity) < to; at += 1) {
      const branch = this.all[at];
      if (branch !== undefined) inside.push(branch);
    }
    const around: BuildBranch[] = [];
    for (let at = first - 1, steps = 0; at >= 0 && steps < MOST_AROUND; steps += 1) {
      const branch = this.all[at];
      if (branch !== undefined && branch.to > from && branch.to < to) around.push(branch);
      at = this.outer[at] ?? -1;
    }
    return [...around.toReversed(), ...inside];
  }

  private nodeOf({ condition }: BuildBranch, nodes: readonly CodeNode[]): CodeNode {
    const { texts } = this;
    const [first, last] = [nodes[0], nodes.at(-1)];
    const tokens = { from: first?.tokens.from ?? 0, to: last?.tokens.to ?? 0 };
    const span = { from: first?.span.from ?? 0, to: last?.span.to ?? 0 };
    return {
      tokens,
      isControl: true,
      span,
      kind: 'type',
      name: null,
      get texts() {
        return [condition, ...texts.textsOf(tokens, false)];
      },
      head: null,
      blocks: [{ isBody: true, span, nodes, says: ['#if', condition] }],
    };
  }
}

/** Statements under a `case` become a node of their own, headed by its labels. */
export function inArms(
  nodes: readonly CodeNode[],
  layout: CodeLayout,
  texts: CodeTexts,
): readonly CodeNode[] {
  const labels = nodes.map(({ tokens }) =>
    tokens.from < tokens.to ? layout.labelOf(tokens.from) : null,
  );
  if (labels.every((label) => label === null)) return nodes;
  const arms: CodeNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at];
    const label = labels[at] ?? null;
    if (node === undefined) break;
    if (label === null) {
      arms.push(node);
      at += 1;
      continue;
    }
    const { heads, inside, end } = partsOfArm(nodes, labels, at);
    const tokens = { from: node.tokens.from, to: nodes[end - 1]?.tokens.to ?? node.tokens.to };
    arms.push(armOf(tokens, heads, inside, texts));
    at = Math.max(end, at + 1);
  }
  return arms;
}

/** The labels and the statements of the arm that begins at a node, and the node behind it. */
function partsOfArm(
  nodes: readonly CodeNode[],
  labels: readonly (TokenRange | null)[],
  at: number,
): { heads: readonly TokenRange[]; inside: readonly CodeNode[]; end: number } {
  const heads: TokenRange[] = [];
  const inside: CodeNode[] = [];
  let end = at;
  for (; end < nodes.length; end += 1) {
    const [next, own] = [nodes[end], labels[end] ?? null];
    if (next === undefined || own === null) break;
    const isLabel = next.tokens.from === own.from;
    if (isLabel && inside.length > 0) break;
    if (isLabel) heads.push({ from: own.from, to: own.to + 1 });
    // What is on the line of the label, or a label that reaches into its statement.
    if (!isLabel || next.tokens.to > own.to + 1) inside.push(next);
  }
  return { heads, inside, end };
}

function armOf(
  tokens: TokenRange,
  heads: readonly TokenRange[],
  inside: readonly CodeNode[],
  texts: CodeTexts,
): CodeNode {
  const { to } = texts.spanOf(tokens);
  const body: CodeBlock = {
    isBody: true,
    span: { from: inside[0]?.span.from ?? to, to },
    nodes: inside,
    get says() {
      return heads.flatMap((range) => texts.textsOf(range, false));
    },
  };
  const kind = { kind: 'statement', name: null, isControl: true } as const;
  return new StatementNode(texts, tokens, kind, {
    isList: false,
    head: null,
    blocks: () => [body],
  });
}

export function directiveNode(read: CodeText, texts: CodeTexts, directive: Token): CodeNode {
  const text = read.text.slice(directive.from, directive.to);
  const name = /^#\s*define\s+(\w+)/.exec(text)?.[1] ?? null;
  const at = texts.tokenAt(directive.from);
  return {
    tokens: { from: at, to: at },
    isControl: false,
    span: { from: directive.from, to: directive.to },
    kind: 'declaration',
    name,
    texts: [comparedDirective(text)],
    head: null,
    blocks: [],
  };
}
