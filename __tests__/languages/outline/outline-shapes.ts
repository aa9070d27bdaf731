import type { Outline, OutlineBlock, OutlineNode } from '../../../src/languages/outline/outline.js';

const shown = (texts: readonly string[]): string => texts.join(' ').replaceAll('\n', '');

/** Nodes one a line, what is inside others indented below what is said around it. */
export function shapeOf({ root }: Outline): string[] {
  const lines: string[] = [];
  const visit = (block: OutlineBlock, depth: number): void => {
    const indent = '  '.repeat(depth);
    for (const node of block.nodes) {
      if (node.blocks.length === 0) lines.push(indent + shown(node.texts).replace(/^- /, ''));
      for (const inner of node.blocks) {
        lines.push(indent + shown(inner.says));
        visit(inner, depth + 1);
      }
    }
  };
  visit(root, 0);
  return lines;
}

/** What the blocks around the innermost node with a word say, the outermost first. */
export function placeOf(outline: Outline, text: string, word: string): string[] {
  const at = text.indexOf(word);
  const says: string[] = [];
  let block: OutlineBlock | undefined = outline.root;
  while (block !== undefined) {
    const node: OutlineNode | undefined = block.nodes.find(
      ({ span }) => span.from <= at && at < span.to,
    );
    block = node?.blocks.find(({ span }) => span.from <= at && at < span.to);
    if (block !== undefined) says.push(shown(block.says));
  }
  return says;
}

/** The texts of all nodes. */
export function rootTexts({ root }: Outline): (readonly string[])[] {
  return root.nodes.map(({ texts }) => texts);
}

/** Nodes that are out of order, overlap, or are not inside what is around them; comments that are not in the text. */
export function outlineFaults({ root, comments }: Outline, text: string): string[] {
  const faults: string[] = [];
  const visit = (block: OutlineBlock, path: string): void => {
    let at = block.span.from;
    for (const [index, { span, head, blocks }] of block.nodes.entries()) {
      const name = `${path}/${index}`;
      if (span.from < at || span.to < span.from) faults.push(`${name} begins too early`);
      if (span.to > block.span.to) faults.push(`${name} ends too late`);
      at = span.to;
      if (head !== null && (head.span.from < span.from || head.span.to > span.to))
        faults.push(`the head of ${name} is outside of it`);
      let inner = span.from;
      for (const one of blocks) {
        if (one.span.from < inner || one.span.to > span.to || one.span.to < one.span.from)
          faults.push(`a block of ${name} is outside of it`);
        inner = one.span.to;
        visit(one, name);
      }
    }
  };
  visit(root, '');
  if (root.span.from !== 0 || root.span.to !== text.length) faults.push('the root is not the text');
  for (const { span } of comments)
    if (span.from < 0 || span.from > span.to || span.to > text.length)
      faults.push('a comment is outside of the text');
  return faults;
}
