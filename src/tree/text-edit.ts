import { sha256, type Sha256 } from './digest.js';

/*
 * How does the answer to a finding look as data, and how does it get into the bytes of a file? An edit says: in
 * line 3, column 5 stands `src/a.ts`, and `src/b.ts` belongs there.
 *
 * Detectors make a `Fix`, findings carry it, and `memtrust check --fix` applies it. Bytes beside an edit stay:
 * line ends, a byte-order mark, bytes that are no UTF-8. Safe error: null, and nothing is written. What a
 * replacement may hold can get narrower, never wider than a name: it comes out of a repository.
 * `__tests__/tree/text-edit.test.ts` fails when this is wrong.
 */

/** One stretch of a line, and what belongs there instead. */
export interface TextEdit {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** What stands there now. */
  readonly old: string;
  readonly replacement: string;
}

/** The one sure answer to a finding: edits of one file. */
export interface Fix {
  /** The file, from the root of the repository. */
  readonly path: string;
  /** Digest of the text that was looked at ({@link textDigest}): the fix is for no other. */
  readonly seen: Sha256;
  readonly edits: readonly TextEdit[];
}

/** Longest replacement: nobody writes a longer path. */
const LONGEST = 300;

/** Letters, digits and the marks of paths, anchors and names of scripts: nothing that Markdown or JSON reads. */
const NAME = /^[\p{L}\p{N}._/@#+:-][\p{L}\p{M}\p{N}._/@#+:-]*$/u;

/** Whether a replacement is a name and nothing else: no blank, no quote, no bracket, no line end. */
export function isSafeReplacement(text: string): boolean {
  return text.length <= LONGEST && NAME.test(text);
}

/** A line end, as agent files are split. */
const LINE_END = /\r\n|[\n\r]/;

/** Digest of a text line by line: other line ends are the same text, since git may convert them. */
export function textDigest(text: string): Sha256 {
  return sha256(text.split(LINE_END).join('\n'));
}

/** The same of bytes, read as detectors read them. */
export function bytesDigest(bytes: Uint8Array): Sha256 {
  return textDigest(Buffer.from(bytes).toString('utf8'));
}

/** A file after edits. */
export interface Edited {
  readonly bytes: Uint8Array;
  /** The edits that are in it: one that overlaps another is left for the next look. */
  readonly edits: readonly TextEdit[];
}

/** Makes the edits of one file; null where one of them does not fit the bytes, or is no name. */
export function applyEdits(bytes: Uint8Array, edits: readonly TextEdit[]): Edited | null {
  const content = Buffer.from(bytes);
  const lines = linesOf(content);
  const spots: Spot[] = [];
  for (const edit of edits) {
    const spot = isSafeReplacement(edit.replacement) ? spotOf(edit, content, lines) : null;
    if (spot === null) return null;
    spots.push(spot);
  }
  const parts: Uint8Array[] = [];
  const done: TextEdit[] = [];
  let end = 0;
  for (const { edit, from, to } of spots.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < end) continue;
    parts.push(content.subarray(end, from), Buffer.from(edit.replacement));
    done.push(edit);
    end = to;
  }
  return { bytes: Buffer.concat([...parts, content.subarray(end)]), edits: done };
}

/** Where an edit is, in bytes. */
interface Spot {
  readonly edit: TextEdit;
  readonly from: number;
  readonly to: number;
}

/** First and last byte of each line, its end left out. */
type Stretch = readonly [from: number, to: number];

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

function linesOf(content: Buffer): Stretch[] {
  const lines: Stretch[] = [];
  let from = 0;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at];
    if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
    lines.push([from, at]);
    if (byte === CARRIAGE_RETURN && content[at + 1] === LINE_FEED) at += 1;
    from = at + 1;
  }
  return [...lines, [from, content.length]];
}

/** The bytes that an edit replaces: those in its line with so many characters before them. */
function spotOf(edit: TextEdit, content: Buffer, lines: readonly Stretch[]): Spot | null {
  const [from, to] = lines[edit.line - 1] ?? [0, 0];
  const line = content.subarray(from, to);
  const old = Buffer.from(edit.old);
  if (old.length === 0) return null;
  let [column, counted] = [1, 0];
  for (let at = line.indexOf(old); at >= 0; at = line.indexOf(old, at + 1)) {
    column += line.subarray(counted, at).toString('utf8').length;
    counted = at;
    if (column > edit.column) return null;
    if (column === edit.column) return { edit, from: from + at, to: from + at + old.length };
  }
  return null;
}
