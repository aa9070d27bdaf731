import { canonicalTokens } from './canonical-tokens.js';
import { cssCanonical } from './canonical/css.js';
import { pageCanonical } from './canonical/html.js';
import { isUnclosed, layoutCanonical, type TokenLayout } from './canonical/layout.js';
import {
  CSHARP,
  DART,
  GRAPHQL,
  HCL,
  KOTLIN,
  LUA,
  PHP,
  PROTO,
  RUBY,
  SHELL,
  sqlLayout,
  swiftLayout,
  ZIG,
} from './canonical/layouts.js';
import { mark, canonicalPieces, type CanonicalPiece } from './canonical/piece.js';
import { rawLines } from './canonical/raw-lines.js';
import type { LexedLanguage } from './language.js';
import { lex } from './lex.js';
import type { CanonicalToken, Token } from './token.js';

/*
 * Do two texts mean the same program, in any language that has a lexer? Where n3 knows the language n4 says the
 * same; of the others it compares tokens and those blanks that may mean something.
 */

/**
 * Normaliser n4: what n3 says where n3 knows the language, and for the others the tokens with those blanks that may
 * mean something.
 */
export function n4Tokens(
  language: LexedLanguage,
  text: string,
  tokens: readonly Token[],
): readonly CanonicalToken[] {
  const layout = LAYOUTS.get(language);
  if (layout !== undefined) return byLayout(text, tokens, layout);
  switch (language) {
    case 'swift':
      return byLayout(text, tokens, swiftLayout());
    case 'php':
      return aroundMarkup(text, canonicalPieces(text, tokens), byLayout(text, tokens, PHP));
    case 'sql':
      // `COPY a FROM stdin;`: rows of data stand between the statements, and their blanks are part of them.
      return /\bfrom\s+stdin\b/i.test(text) ? rawLines(text) : byLayout(text, tokens, sqlLayout());
    case 'html':
    case 'vue':
      return hasLoneCr(text)
        ? rawLines(text)
        : pageCanonical(text, language, (embedded, inside) =>
            n4Tokens(embedded, inside, lex(embedded, inside)),
          );
    case 'scss':
    case 'less': {
      const pieces = canonicalPieces(text, tokens);
      return hasLoneCr(text) || pieces.some(isUnclosed) ? rawLines(text) : cssCanonical(pieces);
    }
    default:
      return canonicalTokens(language, text, tokens) ?? rawLines(text);
  }
}

/** The layouts that remember nothing of what they read. */
const LAYOUTS: ReadonlyMap<LexedLanguage, TokenLayout> = new Map<LexedLanguage, TokenLayout>([
  ['csharp', CSHARP],
  ['kotlin', KOTLIN],
  ['ruby', RUBY],
  ['shell', SHELL],
  ['dart', DART],
  ['lua', LUA],
  ['proto', PROTO],
  ['graphql', GRAPHQL],
  ['zig', ZIG],
  ['hcl', HCL],
]);

/** A CR alone is a line end to some readers and a blank to others. */
function hasLoneCr(text: string): boolean {
  return /\r(?!\n)/.test(text);
}

/** The tokens of a text with the marks of its layout. */
function byLayout(
  text: string,
  tokens: readonly Token[],
  layout: TokenLayout,
): readonly CanonicalToken[] {
  return hasLoneCr(text)
    ? rawLines(text)
    : layoutCanonical(text, canonicalPieces(text, tokens), layout);
}

/** Blanks before the first tag and behind the last one are printed. */
function aroundMarkup(
  text: string,
  pieces: readonly CanonicalPiece[],
  canonical: readonly CanonicalToken[],
): readonly CanonicalToken[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const isRaw = canonical[0]?.text.startsWith('l:') === true;
  if (first === undefined || last === undefined || isRaw) return canonical;
  const end = text.slice(last.to).replaceAll('\r\n', '\n');
  const before = first.gap === '' ? [] : [mark(`g:${first.gap}`, 0)];
  return [
    ...before,
    ...canonical,
    ...(last.kind === 'markup' && end !== '' ? [mark(`g:${end}`, last.to)] : []),
  ];
}
