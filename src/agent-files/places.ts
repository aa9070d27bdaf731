/** 1-based line, and 1-based column in UTF-16 code units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets of a text into places. Line ends are those of `AgentDocument.lines`, found once when one is needed. */
export function placesIn(text: string): (offset: number) => LinePlace {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)];
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
