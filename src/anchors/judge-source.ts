import { kept, remembered } from '../text/collections.js';
import type { Outline } from '../languages/outline/outline.js';
import { type Sha256, sha256 } from '../tree/digest.js';
import { isAbsent, outlineOf } from './outline-of.js';
import { type CitedPassage, type PassagePlace, placeText, readPlace } from './passage.js';
import { ABSENT, asksFor, type BoundCitation } from './query.js';
import { type EqualTexts, listDigest, TextDigests, TextIndex } from './text-index.js';
import type { Importance } from '../memory/envelope.js';
import { type Citation, READER } from '../memory/citation.js';
import { select } from './select.js';
import type { SourceText } from './source-text.js';
import type { AnchorVerdict } from './verdict.js';

/** Equal texts in one place above which nothing tells them apart. */
export const MOST_TWINS = 1_000;

/** The cited texts of one file, by place and digest. Made once for each file. */
export class SourceEvidence {
  private readonly digests = new TextDigests();
  private readonly index: TextIndex;
  private readonly digestOf = remembered(listDigest);

  /** `via`: links on the way to the file. */
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
}

/** What is stored of a cited text. */
export interface StoredEvidence {
  readonly digest: Sha256;
  readonly place: string;
  readonly unit: Sha256 | null;
  readonly origin: Sha256 | null;
}

const evidenceByWay = remembered((_source: SourceText) => new Map<string, SourceEvidence>());

/** Read once. `via`: links on the way, as a file reached by other links is another file. */
export function evidenceIn(source: SourceText, via: readonly string[] = []): SourceEvidence {
  return kept(
    evidenceByWay(source),
    via.join('\0'),
    () => new SourceEvidence(outlineOf(source), via),
  );
}

/** What a new binding stores of a passage; a string says why it cannot be told from others. */
export function storedEvidence(
  source: SourceText,
  passage: CitedPassage,
  importance: Importance,
  via: readonly string[] = [],
): StoredEvidence | string {
  const evidence = evidenceIn(source, via);
  const place = evidence.placeOf(passage);
  if (place === null)
    return `the text is in the same place more than ${MOST_TWINS} times, so nothing tells them apart`;
  const { unit, origin } = asksFor(importance);
  return {
    digest: evidence.textOf(passage),
    place: placeText(place),
    unit: unit ? evidence.unitOf(passage) : null,
    origin: origin ? evidence.originOf(passage) : null,
  };
}

export interface SourceVerdict {
  readonly verdict: Extract<
    AnchorVerdict,
    'fresh' | 'changed' | 'unit_changed' | 'origin_changed' | 'missing' | 'ambiguous' | 'unreadable'
  >;
  /** Where it is; null where it is not. */
  readonly passage: CitedPassage | null;
  /** The same text where it is not the same thing: a hint. */
  readonly elsewhere: CitedPassage | null;
  readonly why: string | null;
}

export function judgeSource(
  source: SourceText,
  citation: BoundCitation,
  importance: Importance,
  via: readonly string[] = [],
): SourceVerdict {
  const { selector } = citation;
  if (selector.kind === 'absent') return judgeAbsent(source, citation, selector.absent);
  if (selector.kind === 'present') return lost('unreadable', 'it cites no text');
  if (selector.kind === 'file' && citation.place === null)
    return via.length === 0 && sha256(source.text) === citation.digest
      ? HELD
      : lost('changed', null);
  if (citation.reader > READER)
    return lost(
      'unreadable',
      `its digests are those of reader ${citation.reader}, which this version does not have; use a newer memtrust`,
    );
  const place = citation.place === null ? null : readPlace(citation.place);
  if (place === null) return lost('unreadable', 'its place is missing or malformed');
  const judged = judgePlace(source, citation, importance, evidenceIn(source, via), place);
  return citation.reader < READER && judged.verdict !== 'fresh'
    ? { ...judged, why: `reader ${citation.reader} made its digests; run \`reverify --all\`` }
    : judged;
}

/** Judges a source by its text, its place, and what its importance needs. */
function judgePlace(
  source: SourceText,
  citation: BoundCitation,
  importance: Importance,
  evidence: SourceEvidence,
  place: PassagePlace,
): SourceVerdict {
  const equals = evidence.equals(place, citation.digest);
  const passage = equals.passage(place.which);
  if (equals.count > 0 && (equals.count !== place.of || passage === null))
    return {
      ...lost('ambiguous', 'the same text is in the same place another number of times'),
      elsewhere: equals.passage(1),
    };
  if (passage === null)
    return {
      ...lost(isGone(source, citation) ? 'missing' : 'changed', null),
      elsewhere: evidence.elsewhere(place, citation.digest),
    };
  if (isWhole(citation) && passage.nodes.length !== outlineOf(source).root.nodes.length)
    return { ...lost('changed', null), elsewhere: passage };
  const twice = namedTwice(source, citation);
  return twice === null
    ? judgeAround(citation, importance, evidence, passage)
    : lost('ambiguous', twice);
}

/** Judges what is around a text that is there: its unit and its origin. */
function judgeAround(
  { unit, origin }: Citation,
  importance: Importance,
  evidence: SourceEvidence,
  passage: CitedPassage,
): SourceVerdict {
  const asked = asksFor(importance);
  if ((asked.unit && unit === null) || (asked.origin && origin === null))
    return lost('unreadable', `it was bound with less than ${importance} asks; bind it again`);
  if (unit !== null && unit !== evidence.unitOf(passage))
    return { ...lost('unit_changed', null), passage };
  if (origin !== null && origin !== evidence.originOf(passage))
    return { ...lost('origin_changed', null), passage };
  return { verdict: 'fresh', passage, elsewhere: null, why: null };
}

/** Whether the name by which a selector finds its text is not in the file any more. */
function isGone(source: SourceText, citation: Citation): boolean {
  if (!isNamed(citation)) return false;
  const named = select(source, citation);
  return 'why' in named && named.kind === 'gone';
}

/** Why a symbol of that name is not the only one, or null. */
function namedTwice(source: SourceText, citation: Citation): string | null {
  if (citation.selector.kind !== 'symbol') return null;
  const named = select(source, citation);
  return 'why' in named && named.kind === 'ambiguous' ? named.why : null;
}

const HELD: SourceVerdict = { verdict: 'fresh', passage: null, elsewhere: null, why: null };

/** A text that must not be in the file. */
function judgeAbsent(
  source: SourceText,
  { digest }: BoundCitation,
  absent: string | true,
): SourceVerdict {
  if (digest !== ABSENT) return lost('unreadable', 'its digest is not that of an absent text');
  return absent !== true && isAbsent(source, absent) ? HELD : lost('changed', null);
}

/** Whether a selector finds its text by a name. */
function isNamed({ selector: { kind } }: Citation): boolean {
  return kind === 'symbol' || kind === 'heading' || kind === 'pointer' || kind === 'quote';
}

/** Whether a selector cites all of a file, so that what is added at its end counts. */
function isWhole({ selector }: Citation): boolean {
  return selector.kind === 'file' || (selector.kind === 'pointer' && selector.pointer === '');
}

function lost(verdict: SourceVerdict['verdict'], why: string | null): SourceVerdict {
  return { verdict, passage: null, elsewhere: null, why };
}
