import { kept, remembered } from '../text/collections.js';
import type { OutlineBlock, OutlineNode } from '../languages/outline/outline.js';
import { sha256, type Sha256 } from '../tree/digest.js';
import type { CitedPassage } from './passage.js';

/** Digest of lists of texts; no two lists share their encoding. */
export function listDigest(list: readonly unknown[]): Sha256 {
  return sha256(JSON.stringify(list));
}

export class TextDigests {
  private readonly ofNode = remembered(({ texts }: OutlineNode) => listDigest(texts));

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
    return runDigests(nodes.map(this.ofNode), count);
  }
}

function headDigests(nodes: readonly OutlineNode[]): readonly (Sha256 | null)[] {
  return nodes.map(({ head }) => (head === null ? null : listDigest(['head', ...head.texts])));
}

/** Neighbours that are digested in one go. */
const SHORT_RUN = 16;

/** Of a long run two shorter ones, which overlap, are digested in turn, so that time stays linear (SECURITY S47). */
function runDigests(texts: readonly Sha256[], count: number): readonly Sha256[] {
  if (count === 1) return texts;
  const known = new Map<number, Map<number, Sha256>>();
  const runOf = (at: number, size: number): Sha256 =>
    kept(
      kept(known, size, () => new Map<number, Sha256>()),
      at,
      () => {
        const half = halfOf(size);
        return listDigest(
          size <= SHORT_RUN
            ? texts.slice(at, at + size)
            : [size, runOf(at, half), runOf(at + size - half, half)],
        );
      },
    );
  const starts = Math.max(0, texts.length - count + 1);
  return Array.from({ length: count === 0 ? 0 : starts }, (_, at) => runOf(at, count));
}

/** The largest size of a run, doubled from a short one, that is less than another size. */
function halfOf(size: number): number {
  let half = SHORT_RUN;
  while (half * 2 < size) half *= 2;
  return half;
}
