import { canonicalTokens } from './canonical-tokens.js';
import { layoutCanonical, type Layout } from './canonical/layout.js';
import { CSHARP, KOTLIN, PHP, RUBY, SHELL, swiftLayout } from './canonical/layouts.js';
import { mark, piecesOf, type Piece } from './canonical/piece.js';
import { rawLines } from './canonical/raw-lines.js';
import type { LexedLanguage } from './language.js';
import type { CanonicalToken, Token } from './token.js';

/**
 * Normaliser n4: what n3 says where n3 knows the language, and for the others the tokens with those blanks that may mean
 * something. Versioned as n3 is: once published, it never answers differently.
 */
export function n4Tokens(language: LexedLanguage, text: string, tokens: readonly Token[]): readonly CanonicalToken[] {
  switch (language) {
    case 'csharp':
      return byLayout(text, tokens, CSHARP);
    case 'kotlin':
      return byLayout(text, tokens, KOTLIN);
    case 'swift':
      return byLayout(text, tokens, swiftLayout());
    case 'ruby':
      return byLayout(text, tokens, RUBY);
    case 'shell':
      return byLayout(text, tokens, SHELL);
    case 'php':
      return aroundMarkup(text, piecesOf(text, tokens), byLayout(text, tokens, PHP));
    default:
      return canonicalTokens(language, text, tokens) ?? rawLines(text);
  }
}

function byLayout(text: string, tokens: readonly Token[], layout: Layout): readonly CanonicalToken[] {
  // A CR alone is a line end to some readers and a blank to others.
  return /\r(?!\n)/.test(text) ? rawLines(text) : layoutCanonical(text, piecesOf(text, tokens), layout);
}

/** Blanks before the first tag and behind the last one are printed. */
function aroundMarkup(text: string, pieces: readonly Piece[], canonical: readonly CanonicalToken[]): readonly CanonicalToken[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return canonical;
  const end = text.slice(last.to).replaceAll('\r\n', '\n');
  const before = first.gap === '' ? [] : [mark(`g:${first.gap}`, 0)];
  return [...before, ...canonical, ...(last.kind === 'markup' && end !== '' ? [mark(`g:${end}`, last.to)] : [])];
}
