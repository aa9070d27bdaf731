import { sha256, type Sha256 } from './digest.js';

/*
 * A fix as edits, "in line 3, column 5, `src/a.ts` becomes `src/b.ts`", and its application. All other bytes stay. A
 * replacement comes out of a repository, so it may be no more than a name.
 */

export interface TextEdit {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  readonly old: string;
  readonly replacement: string;
}

/** The edits of one file that fix a finding. */
export interface Fix {
  readonly path: string;
  /** {@link textDigest} of the text that the fix is for. */
  readonly seen: Sha256;
  readonly edits: readonly TextEdit[];
}

/** Longer than any real path. */
const LONGEST = 300;

/** Only characters of paths, anchors and script names; none that Markdown or JSON interprets. */
const NAME = /^[\p{L}\p{N}._/@#+:-][\p{L}\p{M}\p{N}._/@#+:-]*$/u;

export function isSafeReplacement(text: string): boolean {
  return text.length <= LONGEST && NAME.test(text);
}

const LINE_END = /\r\n|[\n\r]/;

/** Digest of the lines of a text: line ends are ignored, since git may convert them. */
export function textDigest(text: string): Sha256 {
  return sha256(text.split(LINE_END).join('\n'));
}

/** The same for bytes, decoded as detectors do. */
export function bytesDigest(bytes: Uint8Array): Sha256 {
  return textDigest(Buffer.from(bytes).toString('utf8'));
}

export interface Edited {
  readonly bytes: Uint8Array;
  /** The edits that were applied; an overlapping edit is left out. */
  readonly edits: readonly TextEdit[];
}

/** Null if an edit does not fit the bytes, or is not a name. */
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

interface Spot {
  readonly edit: TextEdit;
  readonly from: number;
  readonly to: number;
}

/** First byte of a line, and the byte after its last, without the line end. */
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

/** The bytes that an edit replaces. */
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
