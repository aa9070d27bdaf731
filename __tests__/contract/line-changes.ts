import { insertAfter, insertBefore, moveAfter, removeLines, replaceOnce, wrap } from './edits.js';
import type { Change, Changes } from './changes.js';

/** One change for each payload, under the payload's name. */
export function each<T>(
  payloads: Readonly<Record<string, T>>,
  change: (payload: T) => Change,
): Changes {
  return Object.fromEntries(
    Object.entries(payloads).map(([name, payload]) => [name, change(payload)]),
  );
}

/** Adds lines above the line that holds the anchor. */
export const aboveLine =
  (anchor: string, text: string): Change =>
  (before) =>
    insertBefore(before, anchor, text);

/** Adds lines below the line that holds the anchor. */
export const belowLine =
  (anchor: string, text: string): Change =>
  (before) =>
    insertAfter(before, anchor, text);

/** Puts the lines that hold the block between a head and a tail. */
export const around =
  (block: string, head: string, tail = '', step = '  '): Change =>
  (before) =>
    wrap(before, block, head, tail, step);

/** Removes the lines that hold the block. */
export const without =
  (block: string): Change =>
  (before) =>
    removeLines(before, block);

/** Moves the lines that hold the block below the line that holds the anchor. */
export const moved =
  (block: string, anchor: string): Change =>
  (before) =>
    moveAfter(before, block, anchor);

/** Several changes, one after the other; the cited lines are those of the file before. */
export const steps =
  (...changes: readonly Change[]): Change =>
  (before, lines) =>
    changes.reduce(
      (text, change) =>
        typeof change === 'function'
          ? change(text, lines)
          : replaceOnce(text, change[0], change[1]),
      before,
    );
