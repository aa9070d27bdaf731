import { kept } from '../text/collections.js';

/* Which parts of a line of Markdown are code? (CommonMark 0.31, 6.1, without spans over several lines.) */

interface CodeSpan {
  /** Offsets of its content in the line. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function codeSpansIn(line: string): CodeSpan[] {
  if (!line.includes('`')) return [];
  const closers = runsIn(line);
  const spans: CodeSpan[] = [];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\' && line[at + 1] === '`') at += 1;
    if (line[at] !== '`' || line[at - 1] === '\\') continue;
    const length = runLength(line, at);
    const end = nextRun(closers.get(length) ?? [], at + length);
    if (end !== null)
      spans.push({ from: at + length, to: end, text: line.slice(at + length, end) });
    at = (end ?? at) + length - 1;
  }
  return spans;
}

/** Where runs of backticks begin, by their length, the last one first. */
export function runsIn(line: string): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (let at = line.indexOf('`'); at >= 0;) {
    const length = runLength(line, at);
    kept(runs, length, () => []).push(at);
    at = line.indexOf('`', at + length);
  }
  for (const places of runs.values()) places.reverse();
  return runs;
}

/** The first run from here on; those before it are of no more use. */
export function nextRun(places: number[], from: number): number | null {
  for (let place = places.at(-1); place !== undefined; place = places.at(-1)) {
    if (place >= from) return place;
    places.pop();
  }
  return null;
}

/** How often a character is repeated from here on. */
export function runLength(line: string, from: number): number {
  let at = from;
  while (line[at] === line[from] && at < line.length) at += 1;
  return at - from;
}
