import type { LineRange } from '../memory/citation.js';
import type { Tier } from '../memory/tier.js';

/*
 * What can become of a cited place, and does its fact lose trust by that? Code with another blank is
 * `reformatted`, and its fact keeps trust; code with another condition is `changed`, and it does not.
 *
 * The selectors and `check.ts` give these verdicts; the trust engine, the rules of the gate and
 * reports read them. A verdict that takes trust by mistake is a false alarm, the safe error. So a
 * new verdict goes into `breaksTrust`, where the compiler asks for it, and takes trust when in
 * doubt. The names, in this order, stand in the published schemas of report and manifest: none may
 * go or be called otherwise. `__tests__/gate/rules/stale-fact.test.ts` and
 * `__tests__/security/S22-bindings.test.ts` fail when this is wrong.
 */

/**
 * What became of a cited span. The first three keep trust, `changed` to `unreadable` take it,
 * `unbound` cannot be checked.
 */
export const ANCHOR_VERDICTS = [
  'fresh',
  'reformatted',
  'moved',
  'changed',
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
  /** Where it stands now, if that is another place than the fact says. */
  readonly movedTo: { readonly path: string; readonly lines: LineRange } | null;
  /**
   * Lines of the cited text at the base and here, where both were read because it lost trust: for links alone. Null
   * within it where that is not known.
   */
  readonly stood: { readonly base: LineRange | null; readonly here: LineRange | null } | null;
  /** The same text elsewhere: a hint, never an identity. */
  readonly foundAt: string | null;
  /** How much the change has to do with the claim; null where trust is kept, and where the old text is not at hand. */
  readonly tier: Tier | null;
  /** Words of the claim that the cited code had and has no more. */
  readonly vanished: readonly string[];
  /** Set where the source cannot be in the tree at all: absolute, escaping, through a link that leaves. */
  readonly outOfTree: boolean;
  /** Why a source is unreadable, in our own words. */
  readonly why: string | null;
  /** What a new or changed binding says wrongly of the file that it cites (SECURITY S36), in our own words, or null. */
  readonly fault: string | null;
  /**
   * Why a new or changed binding is a poor one, and the anchor that would be better; null where it
   * is good, or nobody looked.
   */
  readonly coarse: { readonly why: string; readonly better: string | null } | null;
}

/** Whether a verdict makes its fact stale. `unbound` does not: there is nothing to compare. */
export function breaksTrust(verdict: AnchorVerdict): boolean {
  switch (verdict) {
    case 'fresh':
    case 'reformatted':
    case 'moved':
    case 'unbound':
      return false;
    case 'changed':
    case 'missing':
    case 'ambiguous':
    case 'unreadable':
      return true;
  }
}
