import type { Outline } from '../languages/outline/outline.js';
import type { Sha256 } from '../tree/digest.js';
import type { CitedPassage } from './passage.js';
import type { PassagePlace } from './place.js';
import { listDigest, TextDigests } from './text-digests.js';
import { TextIndex, type EqualTexts } from './text-index.js';

/*
 * What a source stores of a cited text: the digests of the text, of its place, of the unit around it and of the
 * declarations that its names come from. docs/formats.md has the contract.
 */

/** Equal texts in one place above which nothing tells them apart. */
export const MOST_TWINS = 1_000;

/** The cited texts of one file, by place and digest. Made once for each file. */
export class SourceEvidence {
  private readonly digests = new TextDigests();
  private readonly index: TextIndex;
  private readonly lists = new WeakMap<readonly string[], Sha256>();

  /** @param via links on the way to the file. */
  constructor(
    private readonly outline: Outline,
    via: readonly string[] = [],
  ) {
    this.index = new TextIndex(outline, this.digests, via);
  }

  textOf(passage: CitedPassage): Sha256 {
    return this.digests.of(passage);
  }

  /** Where a passage is among its equals; null where there are too many. */
  placeOf(passage: CitedPassage): PassagePlace | null {
    const { form, blocks } = passage;
    const count = Math.max(1, passage.nodes.length);
    const around = this.index.aroundOf(blocks);
    const text = this.textOf(passage);
    const equals = this.index.equals(around, form, count, text);
    if (equals.count > MOST_TWINS) return null;
    const which = this.index.whichOf(around, passage, text);
    return which === 0 ? null : { around, which, of: equals.count, form, count };
  }

  unitOf({ around, nodes, comment }: CitedPassage): Sha256 {
    if (comment === null) return this.digestOf(this.outline.unitOf(around, nodes));
    return this.digestOf(this.outline.unitOf(around.slice(0, -1), around.slice(-1)));
  }

  originOf({ around, nodes }: CitedPassage): Sha256 {
    return this.digestOf(this.outline.originOf(around, nodes) ?? []);
  }

  /** The texts of a digest in a place, in order. */
  equals({ around, form, count }: PassagePlace, text: Sha256): EqualTexts {
    return this.index.equals(around, form, count, text);
  }

  /** Where a text is in the file, whatever is around it. */
  elsewhere({ form, count }: PassagePlace, text: Sha256): CitedPassage | null {
    return this.index.anywhere(form, count, text);
  }

  private digestOf(texts: readonly string[]): Sha256 {
    const known = this.lists.get(texts) ?? listDigest(texts);
    this.lists.set(texts, known);
    return known;
  }
}
