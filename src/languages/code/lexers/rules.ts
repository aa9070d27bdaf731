import { firstBehind } from '../../../text/collections.js';
import type { TokenKind } from '../token.js';
import { endOfLine } from '../../../text/file-text.js';
import {
  type AwaitedText,
  type LexedPiece,
  type LexerRule,
  type LinePlaces,
  withoutBlanks,
} from './scanner.js';

/** Signs of several characters that most languages have. */
export const OPERATORS = '<< >> <= >= == != && || += -= *= /= %= &= |= ^= <<= >>= ...';

/** Code inside a string: `${x}`, `#{x}`, `\(x)`. */
export interface Hole {
  readonly open: string;
  readonly bracket: '{' | '(';
  /** What looks like the opening and is text: `{{` in C#. */
  readonly text?: string;
}

/** A way to write a string. `lines` = it may run over line ends; otherwise an unclosed one ends with its line. */
export interface Quote {
  readonly open: string;
  readonly close: string;
  readonly backslash?: boolean;
  /** A doubled closing quote is a quote. */
  readonly doubled?: boolean;
  readonly lines?: boolean;
  readonly holes?: readonly Hole[];
  /** Closing quotes that follow at once belong to it (Kotlin's `""""`). */
  readonly extra?: boolean;
}

/** Deeper strings in strings are read as text: real code nests two or three deep, and recursion must be bounded. */
const DEEPEST = 50;

/** End (exclusive) of a string whose inside begins at `from`; `nested` are the strings that may be in its holes. */
export function stringEnd(
  text: string,
  from: number,
  quote: Quote,
  nested: readonly Quote[],
  depth = 0,
): number {
  const { close, holes = [] } = quote;
  let at = from;
  while (at < text.length) {
    if (text.startsWith(close, at)) {
      if (quote.doubled === true && text.startsWith(close, at + close.length)) {
        at += 2 * close.length;
        continue;
      }
      return pastExtra(text, at + close.length, quote);
    }
    const hole = depth < DEEPEST ? holes.find((one) => text.startsWith(one.open, at)) : undefined;
    if (hole !== undefined) {
      at = isText(text, at, hole)
        ? at + hole.text.length
        : holeEnd(text, at + hole.open.length, hole, nested, depth);
      continue;
    }
    const character = text.charAt(at);
    if (character === '\n' && quote.lines !== true) return withoutBlanks(text, from, at);
    if (character === '\\' && quote.backslash === true)
      at += text.startsWith('\r\n', at + 1) ? 3 : 2;
    else at += 1;
  }
  return text.length;
}

function pastExtra(text: string, at: number, { close, extra }: Quote): number {
  if (extra !== true) return at;
  let end = at;
  while (text.startsWith(close.charAt(0), end)) end += 1;
  return end;
}

/** Whether what looks like the opening of a hole is text. */
function isText(text: string, at: number, hole: Hole): hole is Hole & { readonly text: string } {
  return hole.text !== undefined && text.startsWith(hole.text, at);
}

/** End (exclusive) of the code in a string that begins at `from`. */
export function holeEnd(
  text: string,
  from: number,
  hole: Hole,
  nested: readonly Quote[],
  depth = 0,
): number {
  const close = hole.bracket === '{' ? '}' : ')';
  let open = 0;
  let at = from;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === close && open === 0) return at + 1;
    if (character === hole.bracket) open += 1;
    else if (character === close) open -= 1;
    const quote = nested.find((one) => text.startsWith(one.open, at));
    at =
      quote === undefined
        ? at + 1
        : stringEnd(text, at + quote.open.length, quote, nested, depth + 1);
  }
  return text.length;
}

/** Strings by their opening quote; those with holes are templates. Longer openings must come first. */
export function quoted(quotes: readonly Quote[], nested: readonly Quote[] = quotes): LexerRule {
  return (text, at) => {
    const quote = quotes.find((one) => text.startsWith(one.open, at));
    if (quote === undefined) return null;
    const kind: TokenKind = quote.holes === undefined ? 'string' : 'template';
    return { kind, to: stringEnd(text, at + quote.open.length, quote, nested) };
  };
}

/** `spliced`: a backslash at the line end takes the next line in, as in C. */
export function lineComment(open: string, spliced = false): LexerRule {
  return (text, at) => {
    if (!text.startsWith(open, at)) return null;
    let end = endOfLine(text, at);
    if (spliced)
      while (end < text.length && endsWithBackslash(text, end)) end = endOfLine(text, end + 1);
    return { kind: 'comment', to: withoutBlanks(text, at, end) };
  };
}

/** Does the line that ends here end in a backslash? Blanks behind it do not count, as for gcc and clang. */
export function endsWithBackslash(text: string, end: number): boolean {
  let at = end - 1;
  while (' \t\r\f\v'.includes(text.charAt(at) || 'x')) at -= 1;
  return text.charAt(at) === '\\';
}

/** A comment between two signs; `nests`: each comment in it needs a sign of its own to close. */
export function blockComment(open: string, close: string, nests: boolean): LexerRule {
  return (text, at) =>
    text.startsWith(open, at)
      ? { kind: 'comment', to: commentEnd(text, at, open, close, nests) }
      : null;
}

function commentEnd(
  text: string,
  from: number,
  open: string,
  close: string,
  nests: boolean,
): number {
  let at = from + open.length;
  if (!nests) {
    const end = text.indexOf(close, at);
    return end === -1 ? withoutBlanks(text, from, text.length) : end + close.length;
  }
  for (let depth = 1; at < text.length;) {
    if (text.startsWith(close, at)) {
      depth -= 1;
      at += close.length;
      if (depth === 0) return at;
    } else if (text.startsWith(open, at)) {
      depth += 1;
      at += open.length;
    } else at += 1;
  }
  return withoutBlanks(text, from, text.length);
}

export const DOUBLE: Quote = { open: '"', close: '"', backslash: true };

export const SINGLE: Quote = { open: "'", close: "'", backslash: true };

export const QUOTES: readonly Quote[] = [DOUBLE, SINGLE];

interface Closing {
  readonly name: string;
  /** Blanks may be before the name that closes it. */
  readonly indented: boolean;
}

/** A text on the following lines up to one that holds a name alone; null if no such line comes after this place. */
export function heredoc(
  text: string,
  places: LinePlaces,
  after: number,
  { name, indented }: Closing,
  kind: TokenKind,
): AwaitedText | null {
  const found = (indented ? places.trimmed : places.exact).get(name) ?? [];
  const end = (from: number): number | null => {
    const place = firstPlaceFrom(found, from);
    return place === undefined ? null : withoutBlanks(text, place, endOfLine(text, place));
  };
  return end(after) === null ? null : { kind, end };
}

/** The first of these places, which are in order, that is not before `from`. */
export function firstPlaceFrom(places: readonly number[], from: number): number | undefined {
  return places[firstBehind(places.length, (index) => (places[index] ?? 0) < from)];
}

/** All that follows, as one token: it is not sure how to read it. */
export function rest(text: string, at: number): LexedPiece {
  return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
}

/** A first line that names the program to run the file with. */
export const script: LexerRule = (text, at) =>
  at === 0 && text.startsWith('#!')
    ? { kind: 'comment', to: withoutBlanks(text, 0, endOfLine(text, 0)) }
    : null;
