import { firstBehind, kept } from '../text/collections.js';
import type { LineRange } from '../memory/citation.js';

/* Where each line is after an edit: of `a b c` and `a x c` line 1 is line 1, line 2 is gone (-1), line 3 is line 3. */

/** Steps that one comparison may take; what lies beyond counts as replaced. Real files need a hundredth of it. */
const MOST_STEPS = 8_000_000;

/** Lines of both texts above which only their common beginning and end are mapped. */
const MOST_LINES = 400_000;

/** Pairs of lines that are compared in full, without looking for fixed points. */
const FEW_PAIRS = 250_000;

/** Where each line of a text is after an edit. */
export interface LineMap {
  /** 0-based line of the new text by the 0-based line of the old one; -1 where the line is gone or edited. */
  readonly to: Int32Array;
}

/** By longest common subsequence, in large stretches between lines unique in both (patience diff). */
export function mapLines(before: readonly string[], after: readonly string[]): LineMap {
  if (before.length + after.length > MOST_LINES) return { to: mapEnds(before, after) };
  const codes = new Map<string, number>();
  const code = (line: string): number => kept(codes, line, () => codes.size);
  const numbered = (lines: readonly string[]): Int32Array => Int32Array.from(lines, code);
  const [old, now] = [numbered(before), numbered(after)];
  const to = new Int32Array(old.length).fill(-1);
  let steps = 0;
  const ahead: Stretch[] = [{ from: 0, to: old.length, start: 0, end: now.length }];
  for (let stretch = ahead.pop(); stretch !== undefined; stretch = ahead.pop()) {
    const { from, to: end, start, end: stop } = trimmed(stretch, old, now, to);
    steps += end - from + stop - start;
    if (steps > MOST_STEPS) break;
    const pairs = (end - from) * (stop - start);
    const fixed =
      pairs <= FEW_PAIRS ? [] : fixedPoints(old, now, { from, to: end, start, end: stop });
    if (fixed.length === 0) {
      if (steps + pairs > MOST_STEPS) continue;
      steps += pairs;
      longestCommon(old, now, { from, to: end, start, end: stop }, to);
      continue;
    }
    let [row, column] = [from, start];
    for (const [oldLine, newLine] of fixed) {
      to[oldLine] = newLine;
      ahead.push({ from: row, to: oldLine, start: column, end: newLine });
      [row, column] = [oldLine + 1, newLine + 1];
    }
    ahead.push({ from: row, to: end, start: column, end: stop });
  }
  return { to };
}

/** The common beginning and end alone. */
function mapEnds(before: readonly string[], after: readonly string[]): Int32Array {
  const to = new Int32Array(before.length).fill(-1);
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) {
    to[head] = head;
    head += 1;
  }
  for (
    let tail = 1;
    tail <= most - head && before[before.length - tail] === after[after.length - tail];
    tail += 1
  )
    to[before.length - tail] = after.length - tail;
  return to;
}

/** What is now in the place of a range, up to the unchanged lines around it. Null if nothing is left there. */
export function slotOf(
  { to }: LineMap,
  [from, last]: LineRange,
  newLines: number,
): LineRange | null {
  const [first, end] = [to[from - 1] ?? -1, to[last - 1] ?? -1];
  const above = to.subarray(0, from).findLast(stayed) ?? -1; // the lines just outside, counted from 0
  const below = to.subarray(last).find(stayed) ?? newLines;
  const range: LineRange = [
    (first === -1 ? above + 1 : first) + 1,
    (end === -1 ? below - 1 : end) + 1,
  ];
  return range[0] <= range[1] ? range : null;
}

/** A line of the new text, 1-based: it is another one, or (`gap`) lines before it are gone. */
export interface ChangedLine {
  readonly line: number;
  readonly isGap: boolean;
}

/** The first line of a range that changed, in the new text; null if the range is as it was. */
export function changeIn(
  { to }: LineMap,
  [from, last]: LineRange,
  newLines: number,
): ChangedLine | null {
  let next = to[from - 1] ?? -1;
  if (next === -1) {
    // The second line of three that were replaced is looked for in second place.
    const above = to.subarray(0, from - 1).findLastIndex(stayed);
    const first = (to[above] ?? -1) + 1;
    const room = (to.subarray(from - 1).find(stayed) ?? newLines) - first;
    next = first + Math.min(from - 2 - above, Math.max(room - 1, 0));
  }
  for (let old = from - 1; old < last; old += 1, next += 1) {
    if (to[old] === next) continue;
    const below = to.subarray(old).find(stayed) ?? newLines;
    return { line: Math.max(1, Math.min(next + 1, newLines)), isGap: next >= below };
  }
  return null;
}

/** The changed line that is nearest to a range that is as it was; null if both texts are equal. */
export function changeNear(
  map: LineMap,
  [from, last]: LineRange,
  newLines: number,
): ChangedLine | null {
  const end = map.to.length + 1;
  // The lines beyond the ends are in place by definition.
  const placeOf = (old: number): number => (old === end ? newLines : (map.to[old - 1] ?? -1));
  for (let away = 1; from - away >= 0 || last + away <= end; away += 1)
    for (const old of [from - away, last + away]) {
      if (old < 0 || old > end) continue;
      if (old > 0 && placeOf(old) === -1) return changeIn(map, [old, old], newLines);
      const upper = old < from ? old : old - 1;
      const added = placeOf(upper) + 1;
      if (added !== placeOf(upper + 1)) return { line: added + 1, isGap: false };
    }
  return null;
}

function stayed(place: number): boolean {
  return place !== -1;
}

/** Lines of both texts that are still to be compared, counted from 0, ends exclusive. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Maps the common beginning and end of a stretch, and gives what is left. */
function trimmed(stretch: Stretch, old: Int32Array, now: Int32Array, to: Int32Array): Stretch {
  let { from, to: end, start, end: stop } = stretch;
  while (from < end && start < stop && old[from] === now[start]) to[from++] = start++;
  while (from < end && start < stop && old[end - 1] === now[stop - 1]) to[--end] = --stop;
  return { from, to: end, start, end: stop };
}

/** Lines that are there once on both sides, in the longest selection that keeps their order. */
function fixedPoints(old: Int32Array, now: Int32Array, { from, to, start, end }: Stretch): Pair[] {
  // Where each line is on both sides: -1 is not seen yet, -2 is there more than once.
  const places = new Map<number, { old: number; now: number }>();
  for (const [index, line] of old.subarray(from, to).entries()) {
    const known = places.get(line);
    if (known === undefined) places.set(line, { old: from + index, now: -1 });
    else known.old = -2;
  }
  for (const [index, line] of now.subarray(start, end).entries()) {
    const known = places.get(line);
    if (known !== undefined) known.now = known.now === -1 ? start + index : -2;
  }
  return longestIncreasing(
    [...places.values()]
      .filter((one) => one.old >= 0 && one.now >= 0)
      .map((one) => [one.old, one.now]),
  );
}

type Pair = readonly [number, number];

/** The last pair of a selection, and those before it. */
interface Selection {
  readonly pair: Pair;
  readonly before: Selection | undefined;
}

/** The longest selection of pairs, sorted by the first, whose second numbers increase. */
function longestIncreasing(pairs: readonly Pair[]): Pair[] {
  const best: Selection[] = []; // of each length the one that ends lowest
  for (const pair of pairs) {
    const length = firstBehind(best.length, (index) => (best[index]?.pair[1] ?? 0) < pair[1]);
    best[length] = { pair, before: best[length - 1] };
  }
  const chosen: Pair[] = [];
  for (let last = best.at(-1); last !== undefined; last = last.before) chosen.push(last.pair);
  return chosen.toReversed();
}

/** Maps a longest common subsequence of a stretch, by the table of its lengths from every pair of lines to the end. */
function longestCommon(
  old: Int32Array,
  now: Int32Array,
  { from, to: end, start, end: stop }: Stretch,
  to: Int32Array,
): void {
  const width = stop - start + 1;
  const lengths = new Uint32Array((end - from + 1) * width);
  for (let row = end - from - 1; row >= 0; row -= 1) {
    for (let column = stop - start - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        old[from + row] === now[start + column]
          ? 1 + (lengths[at + width + 1] ?? 0)
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  let [row, column] = [0, 0];
  while (row < end - from && column < stop - start) {
    const at = row * width + column;
    if (old[from + row] === now[start + column]) {
      to[from + row] = start + column;
      row += 1;
      column += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row += 1;
    else column += 1;
  }
}
