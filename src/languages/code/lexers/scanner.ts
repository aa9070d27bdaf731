import { endOfLine } from '../../../text/file-text.js';
import { addTo } from '../../../text/collections.js';
import { joined } from '../../../text/pattern.js';
import type { Token, TokenKind } from '../token.js';

/* How a table becomes tokens: at each place the rules are tried in order, then numbers, words and signs. */

/** A stretch that a rule recognised: it ends (exclusive) at `to`, always after where it began. */
export interface LexedPiece {
  readonly kind: TokenKind;
  readonly to: number;
}

/** What a rule may look at besides the text. */
export interface Seen {
  /** Last token that is no comment. */
  readonly previous: Token | null;
  /** Nothing but blanks and comments is before this on its line. */
  readonly lineStart: boolean;
  /** Texts that begin on the next line (heredocs); a rule may add to them. */
  readonly awaited: AwaitedText[];
  /** Where lines begin, by their content; made once a text, when first asked for. */
  readonly lines: () => LinePlaces;
}

/** Places in order, by the whole line, without the blanks before it, and without the tabs before it. */
export interface LinePlaces {
  readonly exact: ReadonlyMap<string, readonly number[]>;
  readonly trimmed: ReadonlyMap<string, readonly number[]>;
  readonly tabbed: ReadonlyMap<string, readonly number[]>;
}

export interface AwaitedText {
  readonly kind: TokenKind;
  /** End of the text that begins at an offset, its closing line included; null where it is never closed. */
  readonly end: (from: number) => number | null;
}

/** Null where the text is something else; then it must have looked at a bounded stretch only. */
export type LexerRule = (text: string, at: number, seen: Seen) => LexedPiece | null;

/** The lexer of one language, as data. Rules are tried in their order, then numbers, words and punctuators. */
export interface LexerTable {
  readonly rules: readonly LexerRule[];
  /** Makes a rule that remembers what it saw of one text; it comes first. */
  readonly fresh?: () => LexerRule;
  /** Sticky. Left out: those of most languages. */
  readonly number?: RegExp;
  readonly word?: RegExp;
  /** Signs of several characters. */
  readonly operators?: readonly string[];
}

const BLANK = /\s/u;

/** Whether a blank, a tab or a line end is at a place, of Unicode too. False outside of the text. */
export function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at); // 9 to 13 are tab to CR, and 160 is the first blank beyond ASCII
  return code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code >= 160 && BLANK.test(text.charAt(at));
}

/** End (exclusive) of what a sticky expression matches at a place, or -1. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

export function skipBlanks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlankAt(text, at)) at += 1;
  return at;
}

/** The same end without the blanks before it. */
export function withoutBlanks(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlankAt(text, end - 1)) end -= 1;
  return end;
}

/** A lexer by a table: every character that is no blank is in exactly one of its tokens. */
export function lexer(table: LexerTable): (text: string) => readonly Token[] {
  const { rules, fresh, number = NUMBER, word = WORD } = table;
  const signs = new Map<string, string[]>();
  for (const sign of (table.operators ?? []).toSorted((a, b) => b.length - a.length))
    addTo(signs, sign.charAt(0), sign);
  return (text) =>
    scan(text, { number, word, signs, rules: fresh === undefined ? rules : [fresh(), ...rules] });
}

interface ReadTable {
  readonly rules: readonly LexerRule[];
  readonly number: RegExp;
  readonly word: RegExp;
  /** Signs of several characters by their first one, the longest first. */
  readonly signs: ReadonlyMap<string, readonly string[]>;
}

function scan(text: string, table: ReadTable): readonly Token[] {
  const tokens: Token[] = [];
  const awaited: AwaitedText[] = [];
  let places: LinePlaces | null = null;
  const lines = (): LinePlaces => (places ??= linePlaces(text));
  let previous: Token | null = null;
  let lineStart = true;
  let at = 0;
  while (at < text.length) {
    if (isBlankAt(text, at)) {
      const newLine = text.charAt(at) === '\n';
      at += 1;
      if (!newLine) continue;
      lineStart = true;
      for (const body of awaited.length === 0 ? [] : awaited.splice(0)) {
        const to = body.end(at);
        if (to === null) continue;
        const from = skipBlanks(text, at, to);
        if (from < to) tokens.push({ kind: body.kind, from, to });
        at = Math.max(at, to);
      }
      continue;
    }
    const { kind, to: end } = pieceAt(table, text, at, { previous, lineStart, awaited, lines });
    const token: Token = { kind, from: at, to: Math.min(text.length, Math.max(end, at + 1)) };
    tokens.push(token);
    at = token.to;
    if (token.kind === 'comment') continue;
    previous = token;
    lineStart = false;
  }
  return tokens;
}

/** The token that begins at a place; a sign that no rule knows is one character, surrogates together. */
function pieceAt(table: ReadTable, text: string, at: number, seen: Seen): LexedPiece {
  for (const rule of table.rules) {
    const piece = rule(text, at, seen);
    if (piece !== null) return piece;
  }
  const number = matchEnd(table.number, text, at);
  if (number !== -1) return { kind: 'number', to: number };
  const word = matchEnd(table.word, text, at);
  if (word !== -1) return { kind: 'word', to: word };
  const operator = table.signs.get(text.charAt(at))?.find((known) => text.startsWith(known, at));
  const wide = text.codePointAt(at) !== text.charCodeAt(at);
  return { kind: 'punctuator', to: at + (operator?.length ?? (wide ? 2 : 1)) };
}

/** Finds each line once, so that no heredoc is looked for line by line. */
function linePlaces(text: string): LinePlaces {
  const exact = new Map<string, number[]>();
  const trimmed = new Map<string, number[]>();
  const tabbed = new Map<string, number[]>();
  for (let at = 0; at < text.length;) {
    const end = endOfLine(text, at);
    const line = text.slice(at, text.charAt(end - 1) === '\r' ? end - 1 : end);
    addTo(exact, line, at);
    addTo(trimmed, line.replace(/^[ \t\v\f\r]+/, ''), at);
    addTo(tabbed, line.replace(/^\t+/, ''), at);
    at = end + 1;
  }
  return { exact, trimmed, tabbed };
}

/** A name of most languages; the last two characters join letters of some scripts. */
const WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/uy;

/** A dot is part of a number only before a digit, so that ranges and calls on numbers stay apart. */
export const NUMBER = new RegExp(
  joined`
    0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]+)?(?:[pP][+-]?\d+)?\w*
    |(?:\d[\d_]*(?:\.\d[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*`,
  'y',
);
