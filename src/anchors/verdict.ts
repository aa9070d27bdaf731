import { type Citation, type LineRange, selectorText } from '../memory/citation.js';
import { type Phrase, plain, say } from '../text/phrase.js';

/* What became of a cited text, and whether its fact loses trust by that; docs/words.md explains each verdict. */

/** `fresh` and `moved` keep trust, `changed` to `unreadable` take it, `unbound` cannot be checked. */
export const ANCHOR_VERDICTS = [
  'fresh',
  'moved',
  'changed',
  'unit_changed',
  'origin_changed',
  'missing',
  'ambiguous',
  'unreadable',
  'unbound',
] as const;

export type AnchorVerdict = (typeof ANCHOR_VERDICTS)[number];

/** The verdict on one source of one fact, and what a report says of it. */
export interface AnchorResult {
  readonly path: string;
  /** As reports write it: `file`, `lines:10-24`, `quote`, … */
  readonly selector: string;
  readonly verdict: AnchorVerdict;
  /** Lines of the cited text now; null where it is not there, or no one looked. */
  readonly at: LineRange | null;
  /** Where it is now, if that is another place than the fact says. */
  readonly movedTo: { readonly path: string; readonly lines: LineRange } | null;
  /** Lines of the cited text at the base, and of what is in its place here, where it lost trust: for links alone. */
  readonly stood: { readonly base: LineRange | null; readonly here: LineRange | null } | null;
  /** Where the change shows here that took the trust: of the diff, for annotations alone. */
  readonly changedAt: ChangedPlace | null;
  /** The same text elsewhere: a hint, never an identity. */
  readonly foundAt: string | null;
  /** Words of the claim that the cited code had and no longer has: a hint that decides nothing. */
  readonly vanished: readonly string[];
  /** Set where the source cannot be in the tree at all: absolute, escaping, through a link that leaves. */
  readonly outOfTree: boolean;
  /** Why a source is unreadable or ambiguous. */
  readonly why: string | null;
  /** What a new or changed binding says wrongly of the file that it cites (SECURITY S36), or null. */
  readonly fault: string | null;
  /** Why a new binding is a poor one, and what would be better; null where it is good, or no one looked. */
  readonly coarse: { readonly why: string; readonly better: string | null } | null;
}

/**
 * A line of the head that the diff shows: of the cited text, after a part of it that is `gone`, `around` it, or the
 * cited text in a file that was `renamed`.
 */
export interface ChangedPlace {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly how: 'cited' | 'gone' | 'around' | 'renamed';
}

/** Whether nothing can be said of a source but that it is as it was bound. */
export function isUnchanged({ verdict, movedTo, fault, coarse, outOfTree }: AnchorResult): boolean {
  return verdict === 'fresh' && movedTo === null && fault === null && coarse === null && !outOfTree;
}

/** Whether a verdict makes its fact stale. `unbound` does not: there is nothing to compare. */
export function breaksTrust(verdict: AnchorVerdict): boolean {
  switch (verdict) {
    case 'fresh':
    case 'moved':
    case 'unbound':
      return false;
    case 'changed':
    case 'unit_changed':
    case 'origin_changed':
    case 'missing':
    case 'ambiguous':
    case 'unreadable':
      return true;
  }
}

/** Whether a source says what was bound, so that its fact can be adopted. */
export function isHeld(verdict: AnchorVerdict): boolean {
  return verdict === 'fresh' || verdict === 'moved';
}

export function nothingKnown(citation: Citation): Omit<AnchorResult, 'verdict'> {
  return {
    path: citation.path,
    selector: selectorText(citation),
    at: null,
    movedTo: null,
    stood: null,
    changedAt: null,
    foundAt: null,
    vanished: [],
    outOfTree: false,
    why: null,
    fault: null,
    coarse: null,
  };
}

export function fresh(citation: Citation): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'fresh' };
}

export function missing(citation: Citation): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'missing' };
}

export function changed(citation: Citation): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'changed' };
}

export function unreadable(citation: Citation, why: string): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'unreadable', why };
}

type Source = Pick<AnchorResult, 'path' | 'selector' | 'verdict'>;

/** Steps in their order, without a line of the old text; a place that is lost comes first. */
export function bindThenAdopt(id: string, anchors: readonly Source[]): Phrase {
  const broken = anchors.filter(({ verdict }) => !isHeld(verdict));
  const lost = [...new Set(broken.filter(isLost).map(({ path }) => path))];
  const bind = `npx memtrust bind ${id}`;
  const adopt = `npx memtrust adopt ${id}`;
  if (broken.length === 0) return say`edit the fact, then run ${adopt}`;
  const edit = plain('edit the fact where it is no longer true');
  const [first, second] = lost;
  if (first === undefined) return [...edit, ...say`, run ${bind}, then ${adopt}`];
  const others =
    second === undefined
      ? plain('')
      : say`, the same for ${second}${[lost.length > 2 ? ' and others' : '']}`;
  const kept = broken.every(isLost) ? plain('') : say`, then ${bind}`;
  return [
    ...edit,
    ...say`, run ${`${bind} PATH#L1-L9 --instead-of ${first}`} with the file and the lines that it is about
      now${others}${kept}, then ${adopt}`,
  ];
}

/** Whether no one but the user can say which text took the place of the cited one. */
function isLost({ selector, verdict }: Source): boolean {
  if (verdict === 'changed') return /^(?:quote|absent|present)/.test(selector);
  if (verdict === 'unit_changed' || verdict === 'origin_changed') return false;
  return verdict !== 'unbound';
}
