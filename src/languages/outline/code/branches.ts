import type { Span } from '../outline.js';
import type { BuildBranch } from './code-text.js';
import type { CodeNode } from './node.js';
import { CodeTexts } from './texts.js';

/** Branches around a block that are looked at, so that time stays linear. */
const MOST_AROUND = 100;

/** Branches in one another below which none is told apart. */
const DEEPEST = 40;

/** The branches of one text. */
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

  /** The branches that begin or end in a block, in order. */
  private within({ from, to }: Span): readonly BuildBranch[] {
    const first = this.firstFrom(from);
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

  /** Index of the first branch that begins at an offset or behind it. */
  private firstFrom(offset: number): number {
    let [low, high] = [0, this.all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle]?.from ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
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
