/*
 * Did somebody save this file in the middle of a merge? Then `<<<<<<< HEAD`, `=======` and `>>>>>>> theirs`
 * stand in it, each at the beginning of a line.
 *
 * The readers of memory and the detector of broken agent files ask. All three must be there in their order: a
 * line of equals signs alone underlines a heading. Safe error: null. `__tests__/memory/misread.test.ts` fails
 * when this is wrong.
 */

/** What to do about it, behind what is wrong. */
export const RESOLVE = 'keep what is right, and delete the lines <<<<<<<, ======= and >>>>>>>';

/** The three lines in their order; `|||||||` may stand between the first two. */
const MARKERS = [/^<{7}(?: |$)/, /^={7}$/, /^>{7}(?: |$)/] as const;

/** Numbers of the lines with markers, 1-based; null where there is no whole conflict. */
export function conflictMarkers(lines: Iterable<string>): readonly number[] | null {
  const found: number[] = [];
  const whole: number[] = [];
  let number = 0;
  for (const raw of lines) {
    number += 1;
    const line = raw.replace(/\r$/, '');
    const next = MARKERS[found.length];
    if (MARKERS[0].test(line)) found.splice(0, found.length, number);
    else if (next?.test(line) === true) found.push(number);
    if (found.length < MARKERS.length) continue;
    whole.push(...found);
    found.length = 0;
  }
  return whole.length === 0 ? null : whole;
}
