import type { CanonicalToken } from '../canonical-tokens.js';
import type { Language } from '../language.js';
import { plainTokens, type Piece } from './piece.js';
import { rawLines } from './raw-lines.js';

/**
 * Languages in which blanks only part tokens. Whether two operators, or two words and literals, touch is kept: `> >` is
 * not `>>` to every reader, nor `"a"s` the same as `"a" s`.
 */
export function plainCanonical(language: Language, text: string, pieces: readonly Piece[]): readonly CanonicalToken[] {
  if (isDoubtful(language, text, pieces)) return rawLines(text);
  return pieces.flatMap((piece, index) => {
    const tokens = plainTokens(pieces, index, piece);
    const before = pieces[index - 1];
    if (before === undefined || piece.gap !== '' || !touches(before, piece)) return tokens;
    return tokens.map((token) => ({ ...token, text: `~${token.text}` }));
  });
}

function touches(before: Piece, piece: Piece): boolean {
  return sort(before) !== null && sort(before) === sort(piece);
}

function sort(piece: Piece): 'operator' | 'operand' | null {
  if (piece.kind === 'comment' || piece.kind === 'markup') return null;
  if (piece.kind !== 'punctuator') return 'operand';
  return '()[]{},;'.includes(piece.text) ? null : 'operator';
}

/** Escapes that a compiler undoes before it sees tokens, so that what looks like a string may be code. */
function isDoubtful(language: Language, text: string, pieces: readonly Piece[]): boolean {
  if (language === 'java') return /\\u+00[0-7]/.test(text);
  if (language === 'c' || language === 'cpp') return text.includes('??/') || pieces.some(({ kind, text: own }) => kind === 'punctuator' && own === '\\');
  return false;
}
