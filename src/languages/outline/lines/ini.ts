import { LazyNode } from '../lazy-node.js';
import type { LineFormat } from './format.js';
import { readLogicalLines } from './logical-line.js';
import { TreeBuilder, type TreeRead } from './tree.js';
import { lineWords } from './words.js';

/** Keys in sections. Blanks around the sign between key and value are layout, those in a value are not. */
export function readIni(text: string, format: LineFormat): TreeRead {
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
export function readPlainLines(text: string, format: LineFormat): TreeRead {
  const { lines, comments } = readLogicalLines(text, format);
  const nodes = lines.map((line) => {
    const own = format.foldsBlanks ? lineWords(line.text) : [line.text];
    return new LazyNode({ span: line.span, own });
  });
  return { nodes, comments };
}
