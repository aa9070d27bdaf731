import { PLACE } from '../memory/citation.js';
import { isSha256, type Sha256 } from '../tree/digest.js';
import type { CitedPassage } from './passage.js';

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
