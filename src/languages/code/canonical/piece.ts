import { endOfLine } from '../../../text/file-text.js';
import type { CanonicalToken, Token } from '../token.js';

/** A token with its text and what is between it and the token before it. */
export interface CanonicalPiece extends Token {
  readonly text: string;
  readonly gap: string;
  /** A line end is between it and the last token that is no comment, be it inside a comment. */
  readonly newline: boolean;
  /** A comment is between those two. */
  readonly commented: boolean;
}

export function canonicalPieces(text: string, tokens: readonly Token[]): readonly CanonicalPiece[] {
  let at = 0;
  let newline = false;
  let commented = false;
  return tokens.map((token) => {
    const gap = withLf(text.slice(at, token.from));
    const own = withLf(text.slice(token.from, token.to));
    at = token.to;
    newline ||= gap.includes('\n');
    // Written out: the spread of an object costs more than all else here.
    const piece: CanonicalPiece = {
      kind: token.kind,
      from: token.from,
      to: token.to,
      text: own,
      gap,
      newline,
      commented,
    };
    commented = token.kind === 'comment';
    newline = token.kind === 'comment' ? newline || own.includes('\n') : false;
    return piece;
  });
}

/** CRLF as LF; a CR alone stays. */
function withLf(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}

/** Blanks without a meaning of their own outside literals, line ends apart. */
const USUAL = /^[ \t\n]*$/;

/** The text of a gap with blanks that may mean something: form feed, NBSP, a byte order mark. */
export function oddGap(piece: CanonicalPiece): string | null {
  return piece.gap === '' || USUAL.test(piece.gap) ? null : `g:${piece.gap}`;
}

/** Text of a token without knowledge of its language. A comment alone on its lines (`C:`) is about the next line. */
export function canonicalPlainText(piece: CanonicalPiece, alone: boolean): string {
  switch (piece.kind) {
    case 'word':
    case 'number':
    case 'punctuator':
      return piece.text;
    case 'string':
      return `s:${piece.text}`;
    case 'template':
      return `t:${piece.text}`;
    case 'regex':
      return `r:${piece.text}`;
    case 'markup':
      return `m:${piece.text}`;
    case 'comment':
      return `${alone ? 'C' : 'c'}:${piece.text.replaceAll(/[ \t\n]+/g, ' ')}`;
  }
}

export function standsAlone(pieces: readonly CanonicalPiece[], index: number): boolean {
  const next = pieces[index + 1];
  return (
    (index === 0 || pieces[index]?.gap.includes('\n') === true) &&
    (next === undefined || next.gap.includes('\n'))
  );
}

/** Canonical token of the piece at an index, with its odd gap before it. */
export function plainTokens(
  pieces: readonly CanonicalPiece[],
  index: number,
  piece: CanonicalPiece,
): CanonicalToken[] {
  const alone = piece.kind === 'comment' && standsAlone(pieces, index);
  const token = { text: canonicalPlainText(piece, alone), from: piece.from, to: piece.to };
  const gap = oddGap(piece);
  return gap === null ? [token] : [mark(gap, pieces[index - 1]?.to ?? 0), token];
}

export function isMark(piece: CanonicalPiece | undefined, text: string): boolean {
  return piece?.kind === 'punctuator' && piece.text === text;
}

/** A token that is added: it takes no room and stands right after the token it follows. */
export function mark(text: string, at: number): CanonicalToken {
  return { text, from: at, to: at };
}

/** A text that is not understood for sure: each line as it stands, only CRLF is LF. */
export function rawLines(text: string): readonly CanonicalToken[] {
  const tokens: CanonicalToken[] = [];
  for (let at = 0; at < text.length;) {
    const end = endOfLine(text, at);
    const to = end < text.length && text.charAt(end - 1) === '\r' ? end - 1 : end;
    tokens.push({ text: `l:${text.slice(at, to)}`, from: at, to });
    at = end + 1;
  }
  return tokens;
}
