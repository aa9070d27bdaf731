import type { OutlineBlock, OutlineNode } from '../languages/outline/outline.js';
import { sha256, type Sha256 } from '../tree/digest.js';
import type { CitedPassage } from './passage.js';

/** Digest of lists of texts; no two lists share their encoding. */
export function listDigest(list: readonly unknown[]): Sha256 {
  return sha256(JSON.stringify(list));
}

/** Digests of the texts of one file, each made once. */
export class TextDigests {
  private readonly nodes = new Map<OutlineNode, Sha256>();

  of({ form, nodes, comment }: CitedPassage): Sha256 {
    if (comment !== null) return listDigest(['comment', ...comment.texts]);
    const [text] = form === 'head' ? headDigests(nodes) : this.runs(nodes, nodes.length);
    return text ?? listDigest([]);
  }

  /** Of each place in a block that many neighbours begin at, or that has a head; null where there is none. */
  within(
    { nodes }: OutlineBlock,
    form: CitedPassage['form'],
    count: number,
  ): readonly (Sha256 | null)[] {
    return form === 'head' ? headDigests(nodes) : this.runs(nodes, count);
  }

  private runs(nodes: readonly OutlineNode[], count: number): readonly Sha256[] {
    if (nodes.length < count) return [];
    return runDigests(
      nodes.map((node) => this.ofNode(node)),
      count,
    );
  }

  private ofNode(node: OutlineNode): Sha256 {
    const known = this.nodes.get(node) ?? listDigest(node.texts);
    this.nodes.set(node, known);
    return known;
  }
}

function headDigests(nodes: readonly OutlineNode[]): readonly (Sha256 | null)[] {
  return nodes.map(({ head }) => (head === null ? null : listDigest(['head', ...head.texts])));
}

/**
 * Digest of each run of `count` neighbours. Two shorter runs that together cover a run stand for it, so that long runs
 * cost hardly more than short ones (SECURITY S47).
 */
function runDigests(texts: readonly Sha256[], count: number): readonly Sha256[] {
  let [runs, size] = [texts, 1];
  while (size < count) {
    const step = Math.min(size, count - size);
    const [shorter, longer] = [runs, size + step];
    runs = shorter.slice(step).map((second, at) => listDigest([longer, shorter[at] ?? '', second]));
    size = longer;
  }
  return runs;
}
