import type { Mark } from './mark.js';

/*
 * `yaml-lines.ts` and `toml-lines.ts` answer with it, and `scope.ts` reads it. The compiler holds
 * this file. No label and no number in it is stored, and a field may be added; but which lines share
 * a parent, and which labels are equal, decides the turn (`2/3`) in the hint `around` (`turn.ts`),
 * so what the two say of good data stays.
 */

/** What the lines of a data file stand below, line by line. Lines are 1-based here; 0 is the top. */
export interface LineTree {
  /** The line that each line stands below, by the number of the line; entry 0 is only filler. */
  readonly parents: readonly number[];
  /** What a line is called by those below it. */
  readonly labelOf: (line: number) => string;
  /** Lines whose key is there twice, in order, and which of how many it is. */
  readonly twice: readonly { readonly line: number; readonly text: string }[];
  /** Comments and texts of several lines. */
  readonly marks: readonly Mark[];
}
