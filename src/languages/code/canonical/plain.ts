import type { CanonicalToken } from '../token.js';
import { type CanonicalPiece, canonicalPlainText, plainTokens } from './piece.js';

/**
 * Languages in which blanks only part tokens. Whether two operators, or two words and literals, touch is kept: `>
 * >` is not `>>` to every reader, nor `"a"s` the same as `"a" s`.
 */
export function plainCanonical(pieces: readonly CanonicalPiece[]): readonly CanonicalToken[] {
  const canonical: CanonicalToken[] = [];
  let before: string | null = null;
  for (const [index, piece] of pieces.entries()) {
    const own = sort(piece);
    if (own !== null && own === before && piece.gap === '')
      canonical.push({
        text: `~${canonicalPlainText(piece, false)}`,
        from: piece.from,
        to: piece.to,
      });
    else canonical.push(...plainTokens(pieces, index, piece));
    before = own;
  }
  return canonical;
}

/** Tokens of one sort are said to touch. */
function sort(piece: CanonicalPiece): 'operator' | 'operand' | null {
  if (piece.kind === 'comment' || piece.kind === 'markup') return null;
  if (piece.kind !== 'punctuator') return 'operand';
  return '()[]{},;'.includes(piece.text) ? null : 'operator';
}
