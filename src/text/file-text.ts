/* The text in the bytes of a file: encoding, line ends, conflict markers, and how much work it is to read. */

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text with its byte-order mark; null if it is not UTF-8. */
export function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Enough characters to recognise an encoding. */
const BEGINNING = 1_000;

/** Whether a text that was decoded as UTF-8 is UTF-16: every second character is a zero. */
export function looksLikeUtf16(text: string): boolean {
  const beginning = text.slice(0, BEGINNING);
  if (!beginning.includes('\0')) return false;
  const zeros = [...beginning].flatMap((character, index) =>
    character === '\0' ? [index % 2] : [],
  );
  const even = zeros.filter((side) => side === 0).length;
  // Nearly all zeros are on one side. A quarter leaves room for letters that are not Latin.
  return (
    zeros.length >= 4 &&
    zeros.length * 4 >= beginning.length &&
    Math.min(even, zeros.length - even) * 10 <= zeros.length
  );
}

/** Linear, unlike `/\n+$/`, which takes minutes for a megabyte of line ends. */
export function withoutLastLineEnds(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 0x0a) end -= 1;
  return text.slice(0, end);
}

export const RESOLVE = 'keep what is right, and delete the lines <<<<<<<, ======= and >>>>>>>';

/** In their order; ` ` may come between the first two. */
const MARKERS = [/^<{7}(?: |$)/, /^={7}$/, /^>{7}(?: |$)/] as const;

/** Line numbers of the markers, 1-based; null if there is no complete conflict. */
export function conflictMarkers(lines: Iterable<string>): readonly number[] | null {
  const found: number[] = [];
  const whole: number[] = [];
  let number = 0;
  for (const raw of lines) {
    number += 1;
    const line = raw.replace(/\r$/, '');
    const next = MARKERS[found.length];
    if (MARKERS[0].test(line)) found.splice(0, found.length, number);
    else if (next?.test(line) === true) found.push(number);
    if (found.length < MARKERS.length) continue;
    whole.push(...found);
    found.length = 0;
  }
  return whole.length === 0 ? null : whole;
}

/**
 * The number of words, marks and lines (`a b, c` has four), by which the work on a text grows. A plain loop, because it
 * runs over every text.
 */
export function piecesOf(text: string): number {
  let pieces = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isWord = isWordCode(code);
    if (isWord ? !inWord : code !== BLANK && code !== TAB) pieces += 1;
    inWord = isWord;
  }
  return pieces;
}

const BLANK = 0x20;
const TAB = 0x09;

/** Chinese, Japanese and invisible characters count one by one. */
function isWordCode(code: number): boolean {
  if (code < 0x80)
    return (
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x61 && code <= 0x7a)
    );
  return code < 0x2000;
}

/** The lower-case ending of a name, without its dot; none of a name that is nothing else. */
export function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Where the line ends that a place is in: at its line end, or where the text ends. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
