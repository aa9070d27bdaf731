/* A change of one file as a patch for `git apply`. Both texts have the same number of lines. */

const CONTEXT = 3;

/** The patch from `before` to `after`; empty if they are equal. */
export function unifiedPatch(path: string, before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.length !== now.length)
    throw new Error('a fix may only change lines, not add or remove them');
  const changed = [...old.keys()].filter((at) => old[at] !== now[at]);
  if (changed.length === 0) return '';
  const [from, to] = [named(`a/${path}`), named(`b/${path}`)];
  const head = `diff --git ${from} ${to}\n--- ${from}\n+++ ${to}\n`;
  return (
    head +
    stretches(changed, old.length)
      .map((one) => hunk(one, old, now))
      .join('')
  );
}

/** First line of a hunk, counted from 0, and the line after its last. */
type Stretch = readonly [from: number, to: number];

/** The changes with their context; overlapping ones become one. */
function stretches(changed: readonly number[], length: number): Stretch[] {
  const found: Stretch[] = [];
  for (const at of changed) {
    const [from, to] = [Math.max(0, at - CONTEXT), Math.min(length, at + CONTEXT + 1)];
    const last = found.at(-1);
    if (last !== undefined && from <= last[1]) found[found.length - 1] = [last[0], to];
    else found.push([from, to]);
  }
  return found;
}

function hunk([from, to]: Stretch, old: readonly string[], now: readonly string[]): string {
  const count = to - from;
  const range = `${from + 1}${count === 1 ? '' : `,${count}`}`;
  let text = `@@ -${range} +${range} @@\n`;
  for (let at = from; at < to;) {
    if (old[at] === now[at]) {
      text += row(' ', old[at]);
      at += 1;
      continue;
    }
    let end = at;
    while (end < to && old[end] !== now[end]) end += 1;
    for (const line of old.slice(at, end)) text += row('-', line);
    for (const line of now.slice(at, end)) text += row('+', line);
    at = end;
  }
  return text;
}

/** The last line of a file may have no end. */
function row(sign: string, line: string = ''): string {
  return `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`;
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** As git writes it: quoted if it is not plain, with octal bytes. */
function named(path: string): string {
  if (/^[\w./@+-]+$/.test(path)) return path;
  const quoted = [...Buffer.from(path)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (character === '"' || character === '\\') return `\\${character}`;
    return /[ -~]/.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `"${quoted.join('')}"`;
}
