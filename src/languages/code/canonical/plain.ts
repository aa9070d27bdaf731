import type { CanonicalToken } from '../token.js';
import type { Language } from '../language.js';
import { canonicalPlainText, plainTokens, type CanonicalPiece } from './piece.js';
import { rawLines } from './raw-lines.js';

/*
 * Which tokens mean something where blanks only part them: in C, C++, Java, Rust and JSON? `f( a )` is `f(a)`; `>
 * >` is not `>>`, so a token that touches one of its own sort has a `~` before it.
 */

/**
 * Languages in which blanks only part tokens. Whether two operators, or two words and literals, touch is kept: `>
 * >` is not `>>` to every reader, nor `"a"s` the same as `"a" s`.
 */
export function plainCanonical(
  language: Language,
  text: string,
  pieces: readonly CanonicalPiece[],
): readonly CanonicalToken[] {
  if (isDoubtful(language, text, pieces)) return rawLines(text);
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

/** An escaped character of ASCII, such as `\\u000a`. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u+00[0-7]/;
/** Of these one that ends a literal: a line end, a quote, a backslash. */
const ENDS_LITERAL = /(?<!\\)(?:\\\\)*\\u+00(?:0[aAdD]|2[27]|5[cC])/;

/** Java undoes such escapes before it sees tokens. In a literal only those count that may end it. */
export function hasEscapedCode(
  pieces: readonly Pick<CanonicalPiece, 'kind' | 'from' | 'to'>[],
  text: string,
): boolean {
  if (!ESCAPED.test(text)) return false;
  let at = 0;
  for (const { kind, from, to } of pieces) {
    if (kind !== 'string') continue;
    if (ESCAPED.test(text.slice(at, from)) || ENDS_LITERAL.test(text.slice(from, to))) return true;
    at = to;
  }
  return ESCAPED.test(text.slice(at));
}

/** Escapes that a compiler undoes before it sees tokens, so that what looks like a string may be code. */
function isDoubtful(language: Language, text: string, pieces: readonly CanonicalPiece[]): boolean {
  if (language === 'java') return hasEscapedCode(pieces, text);
  if (language === 'c' || language === 'cpp')
    return (
      text.includes('??/') ||
      pieces.some(({ kind, text: own }) => kind === 'punctuator' && own === '\\')
    );
  return false;
}
