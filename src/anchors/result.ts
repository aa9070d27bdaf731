import { selectorText, type Citation } from '../memory/citation.js';
import type { AnchorResult } from './verdict.js';

/*
 * `check.ts` and `compare.ts` fill in what they find out; a new field of `AnchorResult` is empty
 * here, and the compiler asks for it. Which fields are printed is chosen in
 * `report/trust-report.ts`; empty ones are left out there. The words of `why` may change: one of
 * them is known again, by its constant (`gate/left-out.ts`). `__tests__/report/trust-report.test.ts`
 * fails when this is wrong.
 */

/** A result of which nothing is known yet but what it is about. */
export function nothingKnown(citation: Citation): Omit<AnchorResult, 'verdict'> {
  return {
    path: citation.path,
    selector: selectorText(citation),
    movedTo: null,
    stood: null,
    foundAt: null,
    tier: null,
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

export function unreadable(citation: Citation, why: string): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'unreadable', why };
}
