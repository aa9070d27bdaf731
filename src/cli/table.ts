import { columnsOf } from '../text/columns.js';
import { visible } from '../text/visible.js';

/*
 * Prints `CODE   NAME` with its rows below. Every cell goes through `visible`: a name with control characters must
 * not move the cursor of a terminal.
 */

/**
 * A table for terminals: columns as wide as their widest cell, the last one as long as it is. Cells
 * are made visible.
 */
export function textTable(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map((cell) => visible(cell)));
  const widths = (shown[0] ?? []).map((_, column) =>
    Math.max(...shown.map((row) => columnsOf(row[column] ?? ''))),
  );
  return shown
    .map(
      (row) =>
        `${row
          .map((cell, column) =>
            column === row.length - 1
              ? cell
              : `${cell}${' '.repeat((widths[column] ?? 0) - columnsOf(cell))}`,
          )
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
