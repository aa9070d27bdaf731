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

type Canonical = (text: string, pieces: readonly CanonicalPiece[]) => readonly CanonicalToken[];

const javascript =
  (language: 'javascript' | 'jsx' | 'typescript' | 'tsx'): Canonical =>
  (text, pieces) =>
    javascriptCanonical(language, text, pieces);
const plain =
  (language: 'json' | 'java' | 'rust' | 'c' | 'cpp'): Canonical =>
  (text, pieces) =>
    plainCanonical(language, text, pieces);
const withLayout =
  (layout: TokenLayout): Canonical =>
  (text, pieces) =>
    layoutCanonical(text, pieces, layout);
const page =
  (language: 'html' | 'vue'): Canonical =>
  (text) =>
    pageCanonical(text, language, (embedded, inside) =>
      canonicalTokens(embedded, inside, lex(embedded, inside)),
    );
const styles: Canonical = (text, pieces) =>
  pieces.some(isUnclosed) ? rawLines(text) : cssCanonical(pieces);

const CANONICAL: Readonly<Record<LexedLanguage, Canonical>> = {
  javascript: javascript('javascript'),
  jsx: javascript('jsx'),
  typescript: javascript('typescript'),
  tsx: javascript('tsx'),
  python: pythonCanonical,
  go: goCanonical,
  css: (_, pieces) => cssCanonical(pieces),
  scss: styles,
  less: styles,
  json: plain('json'),
  java: plain('java'),
  rust: plain('rust'),
  c: plain('c'),
  cpp: plain('cpp'),
  csharp: withLayout(CSHARP),
  kotlin: withLayout(KOTLIN),
  ruby: withLayout(RUBY),
  shell: withLayout(SHELL),
  dart: withLayout(DART),
  lua: withLayout(LUA),
  proto: withLayout(PROTO),
  graphql: withLayout(GRAPHQL),
  zig: withLayout(ZIG),
  hcl: withLayout(HCL),
  // These two remember what they read, so each text has one of its own.
  swift: (text, pieces) => layoutCanonical(text, pieces, swiftLayout()),
  // `COPY a FROM stdin;`: rows of data are between the statements, and their blanks are part of them.
  sql: (text, pieces) =>
    /\bfrom\s+stdin\b/i.test(text) ? rawLines(text) : layoutCanonical(text, pieces, sqlLayout()),
  php: (text, pieces) => aroundMarkup(text, pieces, layoutCanonical(text, pieces, PHP)),
  html: page('html'),
  vue: page('vue'),
};

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
  return /\r(?!\n)/.test(text)
    ? rawLines(text)
    : CANONICAL[language](text, canonicalPieces(text, tokens));
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
