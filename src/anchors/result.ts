import { selectorText, type Citation } from '../memory/citation.js';
import type { AnchorResult } from './verdict.js';

/** A result of which nothing is known yet but what it is about. */
export function nothingKnown(citation: Citation): Omit<AnchorResult, 'verdict'> {
  return {
    path: citation.path,
    selector: selectorText(citation),
    at: null,
    movedTo: null,
    stood: null,
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
