import type { LineRange } from '../citation.js';

/** Steps that one comparison may take; what lies beyond counts as replaced. Real files need a hundredth of it. */
const MOST_STEPS = 8_000_000;

/** Lines of two texts above which only their common beginning and end are mapped. */
const MOST_LINES = 400_000;

/** Pairs of lines that are compared in full, without looking for fixed points. */
const FEW_PAIRS = 250_000;

/** Where each line of a text is after an edit. */
export interface LineMap {
  /** 0-based line of the new text by the 0-based line of the old one; -1 where the line is gone or edited. */
  readonly to: Int32Array;
}

/**
 * Maps lines that stayed, by longest common subsequence. In a large stretch the lines that are there once in both texts
 * are fixed points as far as they are in one order (patience diff, Bram Cohen), and what lies between them is compared.
 */
export function mapLines(before: readonly string[], after: readonly string[]): LineMap {
  if (before.length + after.length > MOST_LINES) return { to: mapEnds(before, after) };
  const codes = new Map<string, number>();
  const code = (line: string): number => {
    const known = codes.get(line);
    if (known !== undefined) return known;
    codes.set(line, codes.size);
    return codes.size - 1;
  };
  const numbered = (lines: readonly string[]): Int32Array => {
    const numbers = new Int32Array(lines.length);
    for (let line = 0; line < lines.length; line += 1) numbers[line] = code(lines[line] ?? '');
    return numbers;
  };
  const [old, now] = [numbered(before), numbered(after)];
  const to = new Int32Array(old.length).fill(-1);
  let steps = 0;
  const ahead: Stretch[] = [{ from: 0, to: old.length, start: 0, end: now.length }];
  for (let stretch = ahead.pop(); stretch !== undefined; stretch = ahead.pop()) {
    const { from, to: end, start, end: stop } = trimmed(stretch, old, now, to);
    if (from >= end || start >= stop) continue;
    steps += end - from + stop - start;
    if (steps > MOST_STEPS) break;
    const pairs = (end - from) * (stop - start);
    const fixed = pairs <= FEW_PAIRS ? [] : fixedPoints(old, now, { from, to: end, start, end: stop });
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
  for (let tail = 1; tail <= most - head && before[before.length - tail] === after[after.length - tail]; tail += 1) to[before.length - tail] = after.length - tail;
  return to;
}

/** Where a range stands unchanged, line for line, or null. 1-based, inclusive. */
export function unchangedRange({ to }: LineMap, [from, last]: LineRange): LineRange | null {
  const first = to[from - 1] ?? -1;
  if (first < 0) return null;
  for (let line = from; line <= last; line += 1) if (to[line - 1] !== first + line - from) return null;
  return [first + 1, first + 1 + last - from];
}

/**
 * What stands now where a range stood: from the place of its first line to that of its last one, or, where those were
 * edited, up to the unchanged lines around them. Null if nothing is left between them.
 */
export function slotOf({ to }: LineMap, [from, last]: LineRange, newLines: number): LineRange | null {
  let above = 0; // 1-based lines just outside
  for (let line = from - 1; line >= 1 && above === 0; line -= 1) above = (to[line - 1] ?? -1) + 1;
  let below = newLines + 1;
  for (let line = last + 1; line <= to.length && below === newLines + 1; line += 1) {
    const place = to[line - 1] ?? -1;
    if (place >= 0) below = place + 1;
  }
  const first = to[from - 1] ?? -1;
  const end = to[last - 1] ?? -1;
  const range = [first < 0 ? above + 1 : first + 1, end < 0 ? below - 1 : end + 1] as const;
  return range[0] <= range[1] ? range : null;
}

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
function fixedPoints(old: Int32Array, now: Int32Array, { from, to, start, end }: Stretch): (readonly [number, number])[] {
  const places = new Map<number, { old: number; now: number }>();
  for (let line = from; line < to; line += 1) {
    const known = places.get(old[line] ?? -1);
    if (known === undefined) places.set(old[line] ?? -1, { old: line, now: -1 });
    else known.old = -2;
  }
  for (let line = start; line < end; line += 1) {
    const known = places.get(now[line] ?? -1);
    if (known !== undefined) known.now = known.now === -1 ? line : -2;
  }
  return longestIncreasing([...places.values()].filter((one) => one.old >= 0 && one.now >= 0).map((one) => [one.old, one.now] as const));
}

/** The longest selection of pairs, sorted by the first, whose second numbers increase. */
function longestIncreasing(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const tails: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  for (const [index, [, value]] of pairs.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? -1]?.[1] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = index;
  }
  const chosen: (readonly [number, number])[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) chosen.push(pair);
  }
  return chosen.toReversed();
}

function longestCommon(old: Int32Array, now: Int32Array, { from, to: end, start, end: stop }: Stretch, to: Int32Array): void {
  const width = stop - start + 1;
  const lengths = new Uint32Array((end - from + 1) * width);
  for (let row = end - from - 1; row >= 0; row -= 1) {
    for (let column = stop - start - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] = old[from + row] === now[start + column] ? 1 + (lengths[at + width + 1] ?? 0) : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
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
