import type { LineRange } from '../citation.js';

/** What became of a cited span. The first three keep trust, `changed` to `unreadable` take it, `unbound` cannot be checked. */
export const ANCHOR_VERDICTS = ['fresh', 'reformatted', 'moved', 'changed', 'missing', 'ambiguous', 'unreadable', 'unbound'] as const;
export type AnchorVerdict = (typeof ANCHOR_VERDICTS)[number];

export interface AnchorResult {
  readonly path: string;
  /** As reports write it: `file`, `lines:10-24`, `quote`, … */
  readonly selector: string;
  readonly verdict: AnchorVerdict;
  readonly movedTo: { readonly path: string; readonly lines: LineRange } | null;
  /** The same text elsewhere: a hint, never an identity. */
  readonly foundAt: string | null;
  /** Set where the source cannot be in the tree at all: absolute, escaping, through a link that leaves. */
  readonly outOfTree: boolean;
  /** Why a source is unreadable, in our own words. */
  readonly why: string | null;
}

/** Whether a verdict makes its fact stale. */
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
