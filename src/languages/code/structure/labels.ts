import type { CodeLayout, TokenRange } from './region.js';

/*
 * Under which labels of a `switch` does a line run? `case 1: case 2: run();` gives both labels for
 * `run`. `structure.ts` beside it asks, since a change of either label changes when the line runs.
 * 64 are far more than a place has; beyond it the nearest count. Facts hold a digest over the
 * answer (`around`). `__tests__/anchors/exits.test.ts` fails when this is wrong.
 */

/** Labels of one switch that are told for one place. */
const MOST = 64;

/**
 * The labels of a `switch` from which a token is reached: the one it stands under, those right
 * above that one, and those whose statements run on into it.
 *
 * @param runsOn whether what stands between two labels runs on to the second one
 */
export function labelsAt(
  layout: CodeLayout,
  at: number,
  runsOn: (between: TokenRange) => boolean,
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  for (let label = layout.labelOf(at); label !== null && found.length < MOST;) {
    found.push(label);
    const last = label.from - 1;
    if (last < 0 || layout.mate(last) > last) break; // the first one
    const previous: TokenRange | null = layout.labelOf(last);
    if (previous === null || previous.from >= label.from) break;
    const between = { from: previous.to + 1, to: label.from };
    if (between.from < between.to && !runsOn(between)) break;
    label = previous;
  }
  return found;
}
