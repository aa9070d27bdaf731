import { LazyNode } from '../lazy-node.js';
import type { OutlineComment, OutlineNode, Span } from '../outline.js';
import type { Piece } from './group.js';

export interface FrontMatterRead {
  /** How many lines it has; 0 where there is none. */
  readonly lines: number;
  /** One piece that holds a node for each key. */
  readonly pieces: readonly Piece[];
  readonly comments: readonly OutlineComment[];
}

const NONE: FrontMatterRead = { lines: 0, pieces: [], comments: [] };

/** YAML at the top of a text, between `---` and `---`. */
export function frontMatter(lines: readonly string[], offsets: readonly number[]): FrontMatterRead {
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
