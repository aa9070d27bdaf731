import { readInline } from './inline.js';

/*
 * Which lines of a text did `memtrust export` write? Facts are never bound to what they are exported to. A block
 * that could open an element, a comment or a fence around what follows is none that it wrote, and counts as any
 * text.
 */

const BEGIN = /^<!-- memtrust:begin v1 sha256:[0-9a-f]{64} -->$/;
const END = '<!-- memtrust:end -->';

/** Leaves the lines of exported blocks empty. */
export function withoutExported(lines: readonly string[], text: string): readonly string[] {
  if (!text.includes(END)) return lines;
  const kept = [...lines];
  let from: number | null = null;
  for (const [index, line] of lines.entries()) {
    if (BEGIN.test(line)) from ??= index;
    else if (line === END && from !== null) {
      if (!lines.slice(from + 1, index).some(mayOpen)) kept.fill('', from, index + 1);
      from = null;
    }
  }
  return kept;
}

const FENCE = /^[ \t>]*(?:[-+*][ \t]+)*(?:`{3}|~{3})/;
/** What ends a tag that goes on in the next line. */
const ENDS = ['', '>', '">', "'>"];

/** Whether a line may open something. A statement is in code, where a tag is none. */
function mayOpen(line: string): boolean {
  if (FENCE.test(line)) return true;
  if (!line.includes('<')) return false;
  if (!line.startsWith('- `') || /<[!?]/.test(line)) return true;
  return ENDS.some((end) => readInline(line + end).tags.length > 0);
}
