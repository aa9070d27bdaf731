import { mapLines } from './line-map.js';

/*
 * Which lines of two texts are the same, gone or new? For `a b` before and `b c` after, a word a line:
 */

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

/** A row of two texts side by side: `|` for lines that differ, `<` and `>` where one side has none. */
export type DiffRow = DiffLine & { readonly sign: ' ' | '|' | '<' | '>' };

/** Lines that went stand beside those that came in their place. */
export function diffRows(before: readonly string[], after: readonly string[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let [gone, come]: [number[], number[]] = [[], []];
  const flush = (): void => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
      const [old = null, now = null] = [gone[at], come[at]];
      const oneSided = old === null ? '>' : '<';
      rows.push({ before: old, after: now, sign: old === null || now === null ? oneSided : '|' });
    }
    [gone, come] = [[], []];
  };
  for (const line of diffLines(before, after)) {
    if (line.before !== null && line.after !== null) {
      flush();
      rows.push({ ...line, sign: ' ' });
    } else if (line.before !== null) gone.push(line.before);
    else if (line.after !== null) come.push(line.after);
  }
  flush();
  return rows;
}
