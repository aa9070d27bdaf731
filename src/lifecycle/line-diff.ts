/** One line of a comparison: 0-based places in the two texts; null where the line is not in that text. */
export interface DiffLine {
  readonly before: number | null;
  readonly after: number | null;
}

/** Pairs of lines that one comparison may weigh; above it the middle counts as replaced as a whole. */
const MOST_PAIRS = 4_000_000;

/**
 * Compares two texts by line: which lines stay (both places are there), go, and come, in order. A longest common
 * subsequence of what lies between the common beginning and the common end.
 */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < before.length - head && tail < after.length - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  const lines: DiffLine[] = Array.from({ length: head }, (_, at) => ({ before: at, after: at }));
  const [rows, columns] = [before.length - head - tail, after.length - head - tail];
  const common = rows * columns > MOST_PAIRS ? () => 0 : commonSuffixes(before.slice(head, head + rows), after.slice(head, head + columns));
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const [old, now] = [head + row, head + column];
    if (row < rows && column < columns && before[old] === after[now] && rows * columns <= MOST_PAIRS) {
      lines.push({ before: old, after: now });
      row += 1;
      column += 1;
    } else if (row < rows && (column === columns || common(row + 1, column) >= common(row, column + 1))) {
      lines.push({ before: old, after: null });
      row += 1;
    } else {
      lines.push({ before: null, after: now });
      column += 1;
    }
  }
  for (let at = tail; at > 0; at -= 1) lines.push({ before: before.length - at, after: after.length - at });
  return lines;
}

/** Length of the longest common subsequence of what begins at a row and a column. */
function commonSuffixes(before: readonly string[], after: readonly string[]): (row: number, column: number) => number {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] = before[row] === after[column] ? 1 + (lengths[at + width + 1] ?? 0) : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return (row, column) => lengths[row * width + column] ?? 0;
}

/**
 * Where a range of lines is after an edit: from the place of its first line to that of its last one, or, where those
 * lines were edited, up to the unchanged lines around them. Null if nothing is left between them.
 *
 * @param range 1-based, inclusive.
 */
export function rangeAfter(before: readonly string[], after: readonly string[], [from, to]: readonly [number, number]): readonly [number, number] | null {
  let [above, below] = [0, after.length + 1]; // 1-based lines just outside
  let [first, last]: [number | null, number | null] = [null, null];
  for (const line of diffLines(before, after)) {
    if (line.before === null || line.after === null) continue;
    const [old, now] = [line.before + 1, line.after + 1];
    if (old < from) above = now;
    if (old === from) first = now;
    if (old === to) last = now;
    if (old > to && below > now) below = now;
  }
  const moved = [first ?? above + 1, last ?? below - 1] as const;
  return moved[0] <= moved[1] ? moved : null;
}
