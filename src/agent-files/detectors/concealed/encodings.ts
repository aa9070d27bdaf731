/* What does a text say in base64, percent signs, entities, escapes or hexadecimal digits? */

/** A part of a text that is written in another way, and what it says. */
export interface Decoded {
  /** Offset of its beginning. */
  readonly from: number;
  readonly text: string;
}

/** How deep one encoding is looked for in another (SECURITY S33). */
export const DEPTH = 3;

/** What each encoding looks like. A shorter run than these says too little to lure anybody. */
const BASE64 = /[A-Za-z0-9+/_-]{40,}(?:[ \t]{0,20}\r?\n[ \t]{0,20}[A-Za-z0-9+/_-]{20,})*={0,2}/g;
/** `data:text/plain;base64,…`: the flags, and what is encoded. */
const DATA_URI = /data:[a-z0-9.+/-]{0,60}((?:;[a-z0-9=.-]{1,60}){0,3}),([^\s"'<>()]{4,})/gi;
/** `%49gnore%20all%20rules`. */
const PERCENT = /(?:%[0-9a-f]{2}|[\w.~+!*-]){16,}/gi;
/** `&#73;`, `&#x49;`. */
const ENTITIES = /&#(?:x[0-9a-f]{1,6}|\d{1,7});?/gi;
/** `\u0049`, `\x49`, `\u{49}`. */
const ESCAPES = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2})/gi;
/** `49676e6f7265…`: two digits a byte, 24 bytes at least. */
const HEX = /(?<![0-9a-z])(?:[0-9a-f]{2}){24,}(?![0-9a-z])/gi;

/**
 * Entities or escapes on one line that are read as text; fewer are an accent here and there. Of
 * percent signs half as many do.
 */
const RUN = 6;

/**
 * Every part of a text that decodes to something legible, and what is encoded in that in turn.
 * Linear: what is decoded is never longer than what it was.
 */
export function* decodedIn(text: string, depth: number = DEPTH): Generator<Decoded> {
  if (depth === 0 || text.length < 16) return;
  for (const part of partsOf(text)) {
    yield part;
    for (const { text: inner } of decodedIn(part.text, depth - 1))
      yield { from: part.from, text: inner };
  }
}

/** The parts of a text that are encoded, each encoding by itself. */
function* partsOf(text: string): Generator<Decoded> {
  for (const { 0: run, index } of text.matchAll(BASE64)) yield* legible(index, fromBase64(run));
  if (text.includes('data:')) {
    for (const { index, 1: flags = '', 2: body = '' } of text.matchAll(DATA_URI)) {
      if (/;base64/i.test(flags)) yield* legible(index, fromBase64(body));
    }
  }
  if (text.includes('%')) {
    for (const { 0: run, index } of text.matchAll(PERCENT))
      if (has(run, /%/g, RUN / 2)) yield* legible(index, fromPercent(run));
  }
  if (text.includes('&#')) yield* byLine(text, ENTITIES, entity);
  if (/\\[ux]/i.test(text)) yield* byLine(text, ESCAPES, escape);
  for (const { 0: run, index } of text.matchAll(HEX))
    yield* legible(index, Buffer.from(run, 'hex').toString('utf8'));
}

/** A line that holds a run of signs is decoded as a whole: the letters between them belong to what it says. */
function* byLine(text: string, signs: RegExp, read: (sign: string) => string): Generator<Decoded> {
  let at = 0;
  for (const line of text.split('\n')) {
    if (has(line, signs, RUN))
      yield* legible(at + Math.max(0, line.search(signs)), line.replace(signs, read));
    at += line.length + 1;
  }
}

/** Whether a pattern is found so often. */
function has(text: string, pattern: RegExp, least: number): boolean {
  let times = 0;
  for (const _ of text.matchAll(pattern)) {
    times += 1;
    if (times >= least) return true;
  }
  return false;
}

/** The text of a run in base64, broken over lines or not. */
function fromBase64(run: string): string {
  return Buffer.from(run.replace(/\s+/g, ''), 'base64').toString('utf8');
}

/** The text of a run with percent signs; `+` is a blank. */
function fromPercent(run: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < run.length; at += 1) {
    if (run[at] === '%') {
      bytes.push(Number.parseInt(run.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(run[at] === '+' ? 0x20 : run.charCodeAt(at));
  }
  return Buffer.from(bytes).toString('utf8');
}

/** The character of an entity. */
function entity(sign: string): string {
  const digits = sign.slice(2).replace(';', '');
  return character(
    /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10),
  );
}

/** The character of an escape. */
function escape(sign: string): string {
  return character(Number.parseInt(sign.replace(/[^0-9a-f]/gi, ''), 16));
}

/** A code unit stays one, so that escaped halves of a pair find each other. */
function character(point: number): string {
  if (point > 0x10ffff) return '';
  return point > 0xffff ? String.fromCodePoint(point) : String.fromCharCode(point);
}

/**
 * Text, and not bytes that happen to decode: eight characters at least, none of which is a
 * control character.
 */
function* legible(from: number, text: string): Generator<Decoded> {
  if (
    text.length >= 8 &&
    !text.includes('\ufffd') &&
    !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/.test(text)
  )
    yield { from, text };
}
