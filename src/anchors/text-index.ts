import { grouped, kept, remembered } from '../text/collections.js';
import type { Outline, OutlineBlock, OutlineNode } from '../languages/outline/outline.js';
import { type Sha256, sha256 } from '../tree/digest.js';
import { type CitedPassage, commentPassage } from './passage.js';

/** Equal texts in one place, in the order of the file. */
export interface EqualTexts {
  readonly count: number;
  /** @param which counted from 1 */
  passage(which: number): CitedPassage | null;
}

interface PlacedBlock {
  readonly block: OutlineBlock;
  readonly around: readonly OutlineNode[];
  readonly blocks: readonly OutlineBlock[];
}

/** Where a text begins: the number of a node in a block. */
interface TextStart {
  readonly placed: PlacedBlock;
  readonly at: number;
}

type Form = CitedPassage['form'];

/** All texts of one file that can be cited, by place and digest, in maps that are made once (SECURITY S47). */
export class TextIndex {
  private readonly arounds = new Map<OutlineBlock, Sha256>();
  private placed: ReadonlyMap<Sha256, readonly PlacedBlock[]> | null = null;
  private readonly starts = new Map<string, ReadonlyMap<Sha256, readonly TextStart[]>>();
  private readonly firsts = new Map<string, ReadonlyMap<Sha256, TextStart>>();
  private comments: ReadonlyMap<string, readonly CitedPassage[]> | null = null;

  constructor(
    private readonly outline: Outline,
    private readonly digests: TextDigests,
    private readonly via: readonly string[],
  ) {}

  /** Digest of what is around the last of nested blocks, which are in order from the outermost. */
  aroundOf(blocks: readonly OutlineBlock[]): Sha256 {
    let around = listDigest(this.via);
    for (const block of blocks) {
      const above = around;
      around = kept(this.arounds, block, () =>
        block.says.length === 0 && block === blocks[0] ? above : listDigest([above, block.says]),
      );
    }
    return around;
  }

  /** The texts of a digest in a place. */
  equals(around: Sha256, form: Form, count: number, text: Sha256): EqualTexts {
    if (form === 'comment') {
      const passages = this.commentsOf(around, text);
      return { count: passages.length, passage: (which) => passages[which - 1] ?? null };
    }
    const starts = this.startsIn(around, form, count).get(text) ?? [];
    return {
      count: starts.length,
      passage: (which) => {
        const start = starts[which - 1];
        return start === undefined ? null : passageOf(start, form, count);
      },
    };
  }

  /** Which of its equals a passage of the file is, counted from 1. */
  whichOf(around: Sha256, { form, nodes, comment }: CitedPassage, text: Sha256): number {
    if (comment !== null)
      return this.commentsOf(around, text).findIndex((one) => one.comment === comment) + 1;
    const from = nodes[0]?.span.from;
    const starts = this.startsIn(around, form, nodes.length).get(text) ?? [];
    return starts.findIndex(({ placed, at }) => placed.block.nodes[at]?.span.from === from) + 1;
  }

  /** A place of a text in the file, whatever is around it; of several one in an outer block. */
  anywhere(form: Form, count: number, text: Sha256): CitedPassage | null {
    if (form === 'comment') return null;
    const firsts = kept(this.firsts, `${form} ${count}`, () => this.firstsOf(form, count));
    const start = firsts.get(text);
    return start === undefined ? null : passageOf(start, form, count);
  }

  private firstsOf(form: Form, count: number): ReadonlyMap<Sha256, TextStart> {
    const firsts = new Map<Sha256, TextStart>();
    for (const around of this.byAround().keys())
      for (const [text, [start]] of this.startsIn(around, form, count))
        if (start !== undefined && !firsts.has(text)) firsts.set(text, start);
    return firsts;
  }

  private startsIn(
    around: Sha256,
    form: Form,
    count: number,
  ): ReadonlyMap<Sha256, readonly TextStart[]> {
    return kept(this.starts, `${around} ${form} ${count}`, () => {
      const found = new Map<Sha256, TextStart[]>();
      for (const placed of this.byAround().get(around) ?? [])
        for (const [at, text] of this.digests.within(placed.block, form, count).entries())
          if (text !== null) kept(found, text, () => []).push({ placed, at });
      return found;
    });
  }

  /** All blocks of the file, by what is around them, in the order of the text. */
  private byAround(): ReadonlyMap<Sha256, readonly PlacedBlock[]> {
    const { root } = this.outline;
    this.placed ??= grouped(placedBlocks({ block: root, around: [], blocks: [root] }), (placed) =>
      this.aroundOf(placed.blocks),
    );
    return this.placed;
  }

  private commentsOf(around: Sha256, text: Sha256): readonly CitedPassage[] {
    this.comments ??= grouped(
      this.outline.comments.map((comment) => commentPassage(this.outline, comment)),
      (passage) => `${this.aroundOf(passage.blocks)} ${this.digests.of(passage)}`,
    );
    return this.comments.get(`${around} ${text}`) ?? [];
  }
}

/** A block, and all blocks in it. */
function* placedBlocks(placed: PlacedBlock): Generator<PlacedBlock> {
  yield placed;
  for (const node of placed.block.nodes)
    for (const block of node.blocks)
      yield* placedBlocks({
        block,
        around: [...placed.around, node],
        blocks: [...placed.blocks, block],
      });
}

function passageOf({ placed, at }: TextStart, form: Form, count: number): CitedPassage {
  const { block, around, blocks } = placed;
  const nodes = block.nodes.slice(at, at + count);
  const [first, last] = [nodes[0], nodes.at(-1)];
  const head = form === 'head' ? (first?.head ?? null) : null;
  const span = head?.span ?? { from: first?.span.from ?? 0, to: last?.span.to ?? 0 };
  return { form, around, blocks, nodes, comment: null, span };
}

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

  /** One digest for each place where `count` neighbours begin; for heads one for each node, null without a head. */
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

/** The largest of 16, 32, 64 … that is less than a size. */
function halfOf(size: number): number {
  let half = SHORT_RUN;
  while (half * 2 < size) half *= 2;
  return half;
}
