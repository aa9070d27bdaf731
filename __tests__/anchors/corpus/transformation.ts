import type { AnchorKind, Files, Meaning } from './case.js';
import type { Placed } from './site-text.js';

/** What becomes of each kind of anchor; a kind that is not named makes no case. `?` marks the debatable ones. */
export type Labels = Readonly<Partial<Record<AnchorKind, Meaning | `${Meaning}?`>>>;

/** One change of the cited file. `text` gives its new content, or null where the change makes no sense there. */
export interface Transformation {
  readonly kind: string;
  readonly text: (placed: Placed) => string | null;
  readonly labels: Labels | ((placed: Placed) => Labels);
  /** Other files that appear. */
  readonly beside?: (placed: Placed) => Files;
}

export const KEPT: Labels = {
  lines: 'kept',
  quote: 'kept',
  symbol: 'kept',
  'symbol + quote': 'kept',
  file: 'kept',
};
export const CHANGED: Labels = {
  lines: 'changed',
  quote: 'changed',
  symbol: 'changed',
  'symbol + quote': 'changed',
  file: 'changed',
};
/** An edit outside of the function. */
export const KEPT_OUTSIDE: Labels = { ...KEPT, file: 'changed' };
/** An edit within the function, outside of the span. */
export const KEPT_BESIDE: Labels = { ...KEPT_OUTSIDE, symbol: 'changed' };

/** The same labels, none of them asserted. */
export function debatable(labels: Labels): Labels {
  const mark = (meaning: Meaning | `${Meaning}?`) =>
    meaning === 'kept' || meaning === 'kept?' ? 'kept?' : 'changed?';
  return Object.fromEntries(Object.entries(labels).map(([kind, meaning]) => [kind, mark(meaning)]));
}

/** A file is cited whole, so what happens to the meaning of one function is not the question. */
export function without(labels: Labels, ...kinds: readonly AnchorKind[]): Labels {
  return Object.fromEntries(
    Object.entries(labels).filter(([kind]) => !kinds.some((one) => one === kind)),
  );
}
