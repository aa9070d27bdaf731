import { cssCanonical } from './canonical/css.js';
import { goCanonical } from './canonical/go.js';
import { pageCanonical } from './canonical/html.js';
import { javascriptCanonical } from './canonical/javascript.js';
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
import { plainCanonical } from './canonical/plain.js';
import { pythonCanonical } from './canonical/python.js';
import { rawLines } from './canonical/raw-lines.js';
import type { LexedLanguage } from './language.js';
import { lex } from './lex.js';
import type { CanonicalToken, Token } from './token.js';

/**
 * The tokens of a whole text such that two texts with equal sequences mean the same program, whatever their layout:
 * `f( a )` and `f(a)` in JavaScript. What is added (the end of a statement, a step of indentation) takes no room and
 * is at the end of the token that it follows. Where it is not sure how a text is read, each line is a token.
 */
export function canonicalTokens(
  language: LexedLanguage,
  text: string,
  tokens: readonly Token[],
): readonly CanonicalToken[] {
  // A CR alone is a line end to some readers and a blank to others.
  if (/\r(?!\n)/.test(text)) return rawLines(text);
  const pieces = canonicalPieces(text, tokens);
  const layout = LAYOUTS.get(language);
  if (layout !== undefined) return layoutCanonical(text, pieces, layout);
  switch (language) {
    case 'javascript':
    case 'jsx':
    case 'typescript':
    case 'tsx':
      return javascriptCanonical(language, text, pieces);
    case 'python':
      return pythonCanonical(text, pieces);
    case 'go':
      return goCanonical(text, pieces);
    case 'css':
      return cssCanonical(pieces);
    case 'scss':
    case 'less':
      return pieces.some(isUnclosed) ? rawLines(text) : cssCanonical(pieces);
    case 'json':
    case 'java':
    case 'rust':
    case 'c':
    case 'cpp':
      return plainCanonical(language, text, pieces);
    case 'swift':
      return layoutCanonical(text, pieces, swiftLayout());
    case 'php':
      return aroundMarkup(text, pieces, layoutCanonical(text, pieces, PHP));
    case 'sql':
      // `COPY a FROM stdin;`: rows of data are between the statements, and their blanks are part of them.
      return /\bfrom\s+stdin\b/i.test(text)
        ? rawLines(text)
        : layoutCanonical(text, pieces, sqlLayout());
    case 'html':
    case 'vue':
      return pageCanonical(text, language, (embedded, inside) =>
        canonicalTokens(embedded, inside, lex(embedded, inside)),
      );
    default:
      return rawLines(text);
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
