/*
 * The detectors of hidden text, concealed text and secrets ask (`detectors/hidden/index.ts`,
 * `detectors/concealed/index.ts`, `detectors/secrets.ts`). `__tests__/security/S28-secrets.test.ts` fails
 * when this is wrong.
 */

/** Turns offsets of a text into lines and columns. Made once a text, in linear time; each look is a binary search. */
export class Places {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (const end of text.matchAll(/\r\n?|\n/g)) this.starts.push(end.index + end[0].length);
  }

  /** @returns 1-based line, and 1-based column in UTF-16 code units. Line ends are those of `AgentDocument.lines`. */
  at(offset: number): { readonly line: number; readonly column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}
