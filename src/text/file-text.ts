import { isUtf8 } from 'node:buffer';
import { hasInvisible } from './visible.js';

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

/** @param lossy the same bytes, read as UTF-8. */
export function isUtf16([first, second]: Uint8Array, lossy: string): boolean {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || looksLikeUtf16(lossy);
}

/** Whether a text that was decoded as UTF-8 is UTF-16: every second character is a zero. */
function looksLikeUtf16(text: string): boolean {
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

/** What is wrong with bytes that should be UTF-8: they are UTF-16, or the first line that is not. 1-based. */
type Miscoded = { readonly utf16: string } | { readonly line: number };

/** @param lossy the same bytes, read as UTF-8. @returns null for UTF-8. */
export function miscodedIn(bytes: Uint8Array, lossy: string): Miscoded | null {
  const utf16 = utf16In(bytes, lossy);
  if (utf16 !== null) return { utf16 };
  return isUtf8(bytes) ? null : { line: firstLineNotUtf8(bytes) };
}

/**
 * The text of a file that is UTF-16 as a whole; null for any other. Not of one in which readers of UTF-8 find what
 * nobody sees: that may be hidden behind a beginning that only looks so (SECURITY S32).
 */
function utf16In(bytes: Uint8Array, lossy: string): string | null {
  if (!isUtf16(bytes, lossy) || hasInvisible(lossy.replace(/\p{Cc}/gu, ''))) return null;
  // Without a mark: letters of Latin are small numbers, and the zero is their larger half.
  const isLittleEndian = bytes[0] === 0xff || (bytes[0] !== 0xfe && bytes.indexOf(0) % 2 === 1);
  try {
    return new TextDecoder(isLittleEndian ? 'utf-16le' : 'utf-16be', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The 1-based line of the first bytes that are not UTF-8: no character of it goes on behind a line end. */
export function firstLineNotUtf8(bytes: Uint8Array): number {
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0x0a && bytes[at] !== 0x0d) continue;
    if (!isUtf8(bytes.subarray(start, at))) break;
    start = at + 1;
  }
  return Buffer.from(bytes.subarray(0, start))
    .toString('utf8')
    .split(/\r\n|[\n\r]/).length;
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
