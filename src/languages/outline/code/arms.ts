import type { CodeLayout, TokenRange } from '../../code/structure/region.js';
import type { CodeNode } from './node.js';
import { CodeTexts } from './texts.js';

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
  const span = texts.spanOf(tokens);
  return {
    tokens,
    isControl: true,
    span,
    kind: 'statement',
    name: null,
    get texts() {
      return texts.textsOf(tokens, false);
    },
    head: null,
    blocks: [
      {
        isBody: true,
        span: { from: inside[0]?.span.from ?? span.to, to: span.to },
        nodes: inside,
        get says() {
          return heads.flatMap((range) => texts.textsOf(range, false));
        },
      },
    ],
  };
}
