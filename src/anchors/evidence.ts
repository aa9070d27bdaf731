import { isSha256, sha256, type Sha256 } from '../tree/digest.js';
import type { Outline, OutlineBlock, OutlineNode } from '../languages/outline/outline.js';
import { PLACE } from '../memory/citation.js';
import { commentPassage, type CitedPassage } from './passage.js';

/*
 * What a source stores of a cited text: the digests of the text, of its place, of the unit around it and of the
 * declarations that its names come from. docs/formats.md has the contract.
 */

/** How a place is written: `sha256:… 1/2 x3` is the first of two equal texts of three statements each. */
export interface PassagePlace {
  /** Digest of the constructs around it. */
  readonly around: Sha256;
  /** Which of the equal texts in the same place it is, counted from 1. */
  readonly which: number;
  readonly of: number;
  readonly form: CitedPassage['form'];
  /** Statements of the text. */
  readonly count: number;
}

/** Equal texts in one place above which nothing tells them apart. */
export const MOST_TWINS = 1_000;

export function placeText({ around, which, of, form, count }: PassagePlace): string {
  const known = `${around} ${which}/${of}`;
  if (form !== 'nodes') return `${known} ${form}`;
  return count > 1 ? `${known} x${count}` : known;
}

export function readPlace(text: string): PassagePlace | null {
  const match = PLACE.exec(text);
  const [, around = '', which, of, suffix, count] = match ?? [];
  if (!isSha256(around)) return null;
  return {
    around,
    which: Number(which),
    of: Number(of),
    form: suffix === 'head' || suffix === 'comment' ? suffix : 'nodes',
    count: count === undefined ? 1 : Number(count),
  };
}

/** Digest of lists of texts; no two lists share their encoding. */
function digestOf(value: readonly unknown[]): Sha256 {
  return sha256(JSON.stringify(value));
}

/** A block with the constructs around it. */
interface PlacedBlock {
  readonly block: OutlineBlock;
  readonly around: readonly OutlineNode[];
  readonly blocks: readonly OutlineBlock[];
}

/** The cited texts of one file, by place and digest. Made once for each file. */
export class SourceEvidence {
  private readonly arounds = new Map<OutlineBlock, Sha256>();
  private placed: ReadonlyMap<Sha256, readonly PlacedBlock[]> | null = null;
  private readonly runs = new Map<
    OutlineBlock,
    Map<string, ReadonlyMap<Sha256, readonly number[]>>
  >();
  private readonly texts = new Map<OutlineNode, Sha256>();
  private readonly lists = new WeakMap<readonly string[], Sha256>();
  private commentsByAround: ReadonlyMap<Sha256, readonly CitedPassage[]> | null = null;

  /** @param via links on the way to the file. */
  constructor(
    private readonly outline: Outline,
    private readonly via: readonly string[] = [],
  ) {}

  textOf({ form, nodes, comment }: CitedPassage): Sha256 {
    if (comment !== null) return digestOf(['comment', ...comment.texts]);
    return this.textOfNodes(nodes, form);
  }

  /** Where a passage is among its equals; null where there are too many. */
  placeOf(passage: CitedPassage): PassagePlace | null {
    const { form, nodes, blocks } = passage;
    const around = this.aroundOf(blocks);
    const equals = this.equals(around, form, nodes.length, this.textOf(passage));
    const at = equals.findIndex(({ span }) => span.from === passage.span.from);
    if (at < 0 || equals.length > MOST_TWINS) return null;
    return { around, which: at + 1, of: equals.length, form, count: Math.max(1, nodes.length) };
  }

  unitOf({ around, nodes, comment }: CitedPassage): Sha256 {
    if (comment === null) return this.listDigest(this.outline.unitOf(around, nodes));
    return this.listDigest(this.outline.unitOf(around.slice(0, -1), around.slice(-1)));
  }

  originOf({ around, nodes }: CitedPassage): Sha256 {
    return digestOf(this.outline.originOf(around, nodes) ?? []);
  }

  /** The texts of a digest in a place, in order. */
  equals(
    around: Sha256,
    form: CitedPassage['form'],
    count: number,
    text: Sha256,
  ): readonly CitedPassage[] {
    if (form === 'comment')
      return (this.comments().get(around) ?? []).filter((one) => this.textOf(one) === text);
    return (this.byAround().get(around) ?? []).flatMap((placed) =>
      (this.runsIn(placed.block, form, count).get(text) ?? []).map((at) =>
        passageOf(placed, form, placed.block.nodes.slice(at, at + count)),
      ),
    );
  }

  /** Whether a text is anywhere in the file, whatever is around it. */
  elsewhere(form: CitedPassage['form'], count: number, text: Sha256): CitedPassage | null {
    if (form === 'comment') return null;
    for (const [around] of this.byAround()) {
      const [found] = this.equals(around, form, count, text);
      if (found !== undefined) return found;
    }
    return null;
  }

  private aroundOf(blocks: readonly OutlineBlock[]): Sha256 {
    let around = digestOf(this.via);
    for (const block of blocks) {
      const known = this.arounds.get(block);
      around =
        known ??
        (block.says.length === 0 && block === blocks[0] ? around : digestOf([around, block.says]));
      this.arounds.set(block, around);
    }
    return around;
  }

  /** All blocks of the file, by what is around them, in the order of the text. */
  private byAround(): ReadonlyMap<Sha256, readonly PlacedBlock[]> {
    if (this.placed !== null) return this.placed;
    const found = new Map<Sha256, PlacedBlock[]>();
    const visit = (placed: PlacedBlock): void => {
      const around = this.aroundOf(placed.blocks);
      const known = found.get(around);
      if (known === undefined) found.set(around, [placed]);
      else known.push(placed);
      for (const node of placed.block.nodes)
        for (const block of node.blocks)
          visit({ block, around: [...placed.around, node], blocks: [...placed.blocks, block] });
    };
    visit({ block: this.outline.root, around: [], blocks: [this.outline.root] });
    this.placed = found;
    return found;
  }

  private comments(): ReadonlyMap<Sha256, readonly CitedPassage[]> {
    if (this.commentsByAround !== null) return this.commentsByAround;
    const found = new Map<Sha256, CitedPassage[]>();
    for (const comment of this.outline.comments) {
      const passage = commentPassage(this.outline, comment);
      const around = this.aroundOf(passage.blocks);
      const known = found.get(around);
      if (known === undefined) found.set(around, [passage]);
      else known.push(passage);
    }
    this.commentsByAround = found;
    return found;
  }

  /** Runs of so many neighbours in a block, by their digest. */
  private runsIn(
    block: OutlineBlock,
    form: CitedPassage['form'],
    count: number,
  ): ReadonlyMap<Sha256, readonly number[]> {
    const key = `${form} ${count}`;
    const known = this.runs.get(block)?.get(key);
    if (known !== undefined) return known;
    const found = new Map<Sha256, number[]>();
    for (let at = 0; at + count <= block.nodes.length; at += 1) {
      const nodes = block.nodes.slice(at, at + count);
      if (form === 'head' && nodes[0]?.head === null) continue;
      const text = this.textOfNodes(nodes, form);
      const same = found.get(text);
      if (same === undefined) found.set(text, [at]);
      else same.push(at);
    }
    this.runs.set(block, (this.runs.get(block) ?? new Map()).set(key, found));
    return found;
  }

  private textOfNodes(nodes: readonly OutlineNode[], form: CitedPassage['form']): Sha256 {
    if (form === 'head') return digestOf(['head', ...(nodes[0]?.head?.texts ?? [])]);
    const [only] = nodes;
    if (only !== undefined && nodes.length === 1) return this.textOfNode(only);
    return digestOf(nodes.map((node) => this.textOfNode(node)));
  }

  private textOfNode(node: OutlineNode): Sha256 {
    const known = this.texts.get(node) ?? digestOf(node.texts);
    this.texts.set(node, known);
    return known;
  }

  private listDigest(texts: readonly string[]): Sha256 {
    const known = this.lists.get(texts) ?? digestOf(texts);
    this.lists.set(texts, known);
    return known;
  }
}

function passageOf(
  { around, blocks }: PlacedBlock,
  form: CitedPassage['form'],
  nodes: readonly OutlineNode[],
): CitedPassage {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const span =
    form === 'head' && first?.head !== null && first?.head !== undefined
      ? first.head.span
      : { from: first?.span.from ?? 0, to: last?.span.to ?? 0 };
  return { form, around, blocks, nodes, comment: null, span };
}
