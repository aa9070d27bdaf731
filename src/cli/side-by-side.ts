import { diffRows } from '../anchors/line-diff.js';
import { visible } from '../text/visible.js';

/** Equal lines that are shown around a difference, as many as `diff -u` shows. */
const CONTEXT = 3;

/** A text with the number of its first line. */
export interface Numbered {
  readonly first: number;
  readonly lines: readonly string[];
}

/**
 * Two texts beside one another for a terminal, as `diff --side-by-side` does it: `|` between lines that differ,
 * `<` and `>` where one side has none. Long lines are wrapped, never cut: somebody vouches for what stands
 * here.
 *
 * `reverify` alone asks: it shows the text that was adopted on the left, and what stands there now on the
 * right, before a person says that the fact is still true. Widths, signs and `CONTEXT` may be changed.
 * `__tests__/e2e/cli/adoption-path.test.ts` ("reverify shows both texts").
 *
 * @param columns width of the terminal. Of a wide one 200 are used; a side has at least 20, however narrow it is.
 */
export function sideBySide(before: Numbered, after: Numbered, columns: number): string {
  const digits = String(
    Math.max(before.first + before.lines.length, after.first + after.lines.length),
  ).length;
  const width = Math.max(20, Math.floor((Math.min(columns, 200) - 3) / 2) - digits - 2);
  const cell = ({ first, lines }: Numbered, at: number | null): string[] =>
    at === null
      ? []
      : wrap(lines[at] ?? '', width).map(
          (part, index) => `${(index === 0 ? String(first + at) : '').padStart(digits)}  ${part}`,
        );
  const rows = diffRows(before.lines, after.lines);
  const shown = rows.map((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some((row) => row.sign !== ' '),
  );
  return rows
    .flatMap((row, at) => {
      if (shown[at] !== true) return at === 0 || shown[at - 1] === true ? ['…'] : [];
      const [left, right] = [cell(before, row.before), cell(after, row.after)];
      return Array.from({ length: Math.max(left.length, right.length) }, (_, part) =>
        `${(left[part] ?? '').padEnd(width + digits + 2)} ${row.sign} ${right[part] ?? ''}`.trimEnd(),
      );
    })
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * A line in pieces of a width; an empty line is one empty piece. A tab would shift the other side, so it is two
 * blanks.
 */
function wrap(line: string, width: number): string[] {
  const text = visible(line.replaceAll('\t', '  '), 100_000);
  const parts: string[] = [];
  for (let at = 0; at < text.length || at === 0; at += width)
    parts.push(text.slice(at, at + width));
  return parts;
}
