/* At which line and column is an offset? Lines end at LF, CRLF or CR alone. */

/** 1-based line and column of an offset. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Tells lines of offsets: the ends of all lines are found once. */
export function placesIn(text: string): (offset: number) => LinePlace {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= startsOf(text);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|[\n\r]/g)) starts.push(index + end.length);
  return starts;
}
