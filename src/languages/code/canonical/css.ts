import { wordSet } from '../../../text/words.js';
import type { CanonicalToken } from '../token.js';
import { mark, plainTokens, type CanonicalPiece } from './piece.js';

/*
 * When are two style sheets the same? `a{b:c}` and `a { b: c }` are; `a b` and `ab` are not, nor are `a :hover` and
 * `a:hover`.
 */

/** Beside these a blank never means anything; elsewhere it may be a descendant, or part two values. */
const BLANK_FREE = wordSet('{ } ; ,');

/** `\31 ` takes the blank after it in. Source: CSS Syntax Module Level 3, 4.3.7. */
const ESCAPE_AT_END = /\\[\da-fA-F]{1,6}$/;

export function cssCanonical(pieces: readonly CanonicalPiece[]): readonly CanonicalToken[] {
  const canonical: CanonicalToken[] = [];
  // Open brackets in the value of a custom property; null outside of one.
  let custom: number | null = null;
  let inSelector = false; // of an attribute
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    const blank = before === undefined ? '' : blankBetween(before, piece, custom);
    if (before !== undefined && blank !== '') canonical.push(mark(blank, before.to));
    inSelector = piece.text === '[' || (inSelector && piece.text !== ']');
    const isValue = inSelector && before?.text.endsWith('=') === true;
    const own = custom === null ? written(piece, isValue) : piece;
    canonical.push(...plainTokens(pieces, index, own));
    if (custom === null)
      custom = piece.text === ':' && before?.text.startsWith('--') === true ? 0 : null;
    else custom = depthAfter(piece, custom);
  });
  return canonical;
}

/** The mark of the blanks between two tokens; empty where they mean nothing. */
function blankBetween(
  before: CanonicalPiece,
  piece: CanonicalPiece,
  custom: number | null,
): string {
  // Behind a colon no blank means anything, not even in the value of a custom property.
  if (piece.gap === '' || (before.text === ':' && (custom ?? 0) === 0)) return '';
  // The value of a custom property is handed on as it is.
  if (custom !== null || ESCAPE_AT_END.test(before.text)) return `g:${piece.gap}`;
  return parts(before, piece) ? ' ' : '';
}

function depthAfter({ kind, text }: CanonicalPiece, depth: number): number | null {
  if (kind !== 'punctuator') return depth;
  if ('{[('.includes(text)) return depth + 1;
  if (depth > 0) return '}])'.includes(text) ? depth - 1 : depth;
  return text === ';' || text === '}' ? null : depth;
}

function isFree(piece: CanonicalPiece): boolean {
  return piece.kind === 'punctuator' && BLANK_FREE.has(piece.text);
}

/** Whether a blank between two tokens may mean something; `.b() !important` is a mixin of Less. */
function parts(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  return !isFree(before) && !isFree(piece) && (piece.text !== '!' || before.text === ')');
}

/** `[type=submit]` as `[type="submit"]`, `'a'` as `"a"`, `.5em` as `0.5em`. */
function written(piece: CanonicalPiece, isValue: boolean): CanonicalPiece {
  const { kind, text } = piece;
  if (isValue && kind === 'word') return { ...piece, kind: 'string', text: `"${text}"` };
  if (kind === 'string') return { ...piece, text: text.replace(/^'([^'"\\]*)'$/, '"$1"') };
  return /^\.\d/.test(text) ? { ...piece, text: `0${text}` } : piece;
}
