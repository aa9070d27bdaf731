import { sha256 } from '../tree/digest.js';
import type { Span } from './source-text.js';

/*
 * Is a place inside of a comment or of a quoted text? In `a // b` the place of `b` gives `//`, that
 * of `a` nothing.
 *
 * The readers of comments, keys and lines (`comment-signs.ts`, `line-map.ts`, `scope.ts`) ask.
 * `firstFrom` halves, so a list out of order is answered wrongly.
 * `__tests__/anchors/comment-signs.test.ts` fails when this is wrong.
 */

/** A stretch that is read as something else than its surroundings: a comment, a text in quotes, a fence. */
export interface Mark extends Span {
  /** What opens it. */
  readonly sign: string;
}

/**
 * What a place lies inside of; empty mostly. What begins just here says itself what it is. Marks
 * are in order and apart.
 */
export function signAt(marks: readonly Mark[], offset: number): string {
  const mark = marks[firstFrom(marks.length, (index) => (marks[index]?.from ?? 0) >= offset) - 1];
  return mark !== undefined && offset < mark.to ? mark.sign : '';
}

/** The first of so many places in order for which something is true; their count if there is none. */
export function firstFrom(count: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Longest name that is kept as it is. A longer one is known by its digest: names are put together a
 * thousand times. Titles of sections in the hint `within` of facts are made so: it may not change.
 */
const LONGEST = 200;

export function labelOf(name: string): string {
  return name.length <= LONGEST ? name : `${name.slice(0, 40)}…${sha256(name)}`;
}
