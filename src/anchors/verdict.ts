import type { LineRange } from '../memory/citation.js';

/*
 * What became of a cited text, and does its fact lose trust by that? docs/formats.md says what each verdict means.
 * A new one goes into `breaksTrust`, where the compiler asks for it.
 */

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
  /** Lines of the cited text now; null where it is not there, or nobody looked. */
  readonly at: LineRange | null;
  /** Where it is now, if that is another place than the fact says. */
  readonly movedTo: { readonly path: string; readonly lines: LineRange } | null;
  /** Lines of the cited text at the base, and of what is in its place here, where it lost trust: for links alone. */
  readonly stood: { readonly base: LineRange | null; readonly here: LineRange | null } | null;
  /** The same text elsewhere: a hint, never an identity. */
  readonly foundAt: string | null;
  /** Words of the claim that the cited code had and no longer has: a hint that decides nothing. */
  readonly vanished: readonly string[];
  /** Set where the source cannot be in the tree at all: absolute, escaping, through a link that leaves. */
  readonly outOfTree: boolean;
  /** Why a source is unreadable or ambiguous, in our own words. */
  readonly why: string | null;
  /** What a new or changed binding says wrongly of the file that it cites (SECURITY S36), in our own words, or null. */
  readonly fault: string | null;
  /** Why a new binding is a poor one, and what would be better; null where it is good, or nobody looked. */
  readonly coarse: { readonly why: string; readonly better: string | null } | null;
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
