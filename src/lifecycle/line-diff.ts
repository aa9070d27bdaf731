import { mapLines } from '../anchors/line-map.js';

/** One line of a comparison: 0-based places in the two texts; null where the line is not in that text. */
export interface DiffLine {
  readonly before: number | null;
  readonly after: number | null;
}

/** Compares two texts by line: which lines stay (both places are there), go, and come, in order. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const { to } = mapLines(before, after);
  const lines: DiffLine[] = [];
  let written = 0;
  for (const [line, place] of [...to, after.length].entries()) {
    if (place < 0) {
      lines.push({ before: line, after: null });
      continue;
    }
    for (; written < place; written += 1) lines.push({ before: null, after: written });
    if (line < before.length) lines.push({ before: line, after: written++ });
  }
  return lines;
}
