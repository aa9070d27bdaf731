/** 1-based, inclusive. */
export type Range = readonly [from: number, to: number];

/** The beginning of the first line of a region, and its last line as a whole. */
export type Region = readonly [first: string, last: string];

/** Lines of a text that ends with a line end. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** The first region of a text that begins and ends so. */
export function find(text: string, [first, last]: Region): Range {
  const lines = linesOf(text);
  const from = lines.findIndex((line) => line.startsWith(first));
  const to = lines.findIndex((line, index) => index >= from && line === last);
  if (from < 0 || to < 0)
    throw new Error(`no region from ${JSON.stringify(first)} to ${JSON.stringify(last)}`);
  return [from + 1, to + 1];
}

export function lineNumber(text: string, beginning: string): number {
  const at = linesOf(text).findIndex((line) => line.startsWith(beginning));
  if (at < 0) throw new Error(`no line begins with ${JSON.stringify(beginning)}`);
  return at + 1;
}

export function take(text: string, [from, to]: Range): string[] {
  return linesOf(text).slice(from - 1, to);
}

/** Puts lines in the place of a range; an empty range is `[n, n - 1]`, before line n. */
export function put(text: string, [from, to]: Range, lines: readonly string[]): string {
  return textOf(linesOf(text).toSpliced(from - 1, to - from + 1, ...lines));
}

export function insert(text: string, before: number, lines: readonly string[]): string {
  return put(text, [before, before - 1], lines);
}

/** Takes a range out, with the one blank line that parted it from what follows. */
export function drop(text: string, [from, to]: Range): string {
  const blank = linesOf(text)[to] === '' && (linesOf(text)[from - 2] ?? '') === '';
  return put(text, [from, blank ? to + 1 : to], []);
}

/** Swaps two ranges that do not overlap. */
export function swap(text: string, one: Range, other: Range): string {
  const [a, b] = one[0] < other[0] ? [one, other] : [other, one];
  return put(put(text, b, take(text, a)), a, take(text, b));
}

/** Replaces the first occurrence in a range of lines; there must be one. */
export function replaceIn(text: string, range: Range, from: string, to: string): string {
  const part = take(text, range).join('\n');
  if (!part.includes(from))
    throw new Error(`${JSON.stringify(from)} is not in the lines ${range.join('-')}`);
  return put(text, range, part.replace(from, () => to).split('\n'));
}

/** Replaces what occurs once. */
export function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`${JSON.stringify(from)} does not occur exactly once`);
  return text.replace(from, () => to);
}

export function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
