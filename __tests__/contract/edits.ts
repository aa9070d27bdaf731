/** Edits of a file as text. An anchor that does not occur exactly once is an error in the test's data. */

function indexOfOnce(before: string, part: string): number {
  const at = before.indexOf(part);
  if (part === '' || at < 0) throw new Error(`not found: ${JSON.stringify(part)}`);
  if (before.includes(part, at + 1)) throw new Error(`found twice: ${JSON.stringify(part)}`);
  return at;
}

/** The whole lines that hold a part, as offsets; `to` is after the last line's break. */
function linesAround(before: string, part: string): { from: number; to: number; indent: string } {
  const at = indexOfOnce(before, part);
  const from = before.lastIndexOf('\n', at) + 1;
  const end = before.indexOf('\n', at + part.length - 1);
  const indent = /^[ \t]*/.exec(before.slice(from))?.[0] ?? '';
  return { from, to: end < 0 ? before.length : end + 1, indent };
}

const indented = (text: string, indent: string): string => text.replace(/^(?=[^\n])/gm, indent);

export function replaceOnce(before: string, from: string, to: string): string {
  const at = indexOfOnce(before, from);
  return before.slice(0, at) + to + before.slice(at + from.length);
}

/** Adds lines above the line that holds the anchor, indented like that line. */
export function insertBefore(before: string, anchor: string, text: string): string {
  const { from, indent } = linesAround(before, anchor);
  return `${before.slice(0, from)}${indented(text, indent)}\n${before.slice(from)}`;
}

/** Adds lines below the line that holds the anchor's end, indented like the line that holds its start. */
export function insertAfter(before: string, anchor: string, text: string): string {
  const { to, indent } = linesAround(before, anchor);
  return `${before.slice(0, to)}${indented(text, indent)}\n${before.slice(to)}`;
}

/** Puts the whole lines that hold the block between a head and a tail, one step deeper. */
export function wrap(before: string, block: string, head: string, tail = '', step = '  '): string {
  const { from, to, indent } = linesAround(before, block);
  const inner = indented(before.slice(from, to), step);
  const below = tail === '' ? '' : `${indented(tail, indent)}\n`;
  return `${before.slice(0, from)}${indented(head, indent)}\n${inner}${below}${before.slice(to)}`;
}

/** Removes the whole lines that hold the block. */
export function removeLines(before: string, block: string): string {
  const { from, to } = linesAround(before, block);
  return before.slice(0, from) + before.slice(to);
}

/** Moves the whole lines that hold the block below the line that holds the anchor, with their own indentation. */
export function moveAfter(before: string, block: string, anchor: string): string {
  const { from, to } = linesAround(before, block);
  const rest = removeLines(before, block);
  const place = linesAround(rest, anchor).to;
  return rest.slice(0, place) + before.slice(from, to) + rest.slice(place);
}

export const withCrlf = (before: string): string => before.replaceAll('\n', '\r\n');

export const withBom = (before: string): string => `\ufeff${before}`;
