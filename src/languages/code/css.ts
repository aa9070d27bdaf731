import { wordSet } from '../../text/words.js';
import { isUnclosed } from './canonical/layout.js';
import { type CanonicalPiece, mark, plainTokens, rawLines } from './canonical/piece.js';
import { C_LIKE } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import {
  blockComment,
  type Hole,
  holeEnd,
  lineComment,
  type Quote,
  quoted,
  stringEnd,
} from './lexers/rules.js';
import { type LexerRule, lexer, type LexerTable } from './lexers/scanner.js';
import type { CanonicalToken } from './token.js';

/* CSS, SCSS and Less: `a{b:c}` is `a { b: c }`; `a b` and `ab` differ, and so do `a :hover` and `a:hover`. */

/** `url(` without quotes takes everything up to `)` as it stands. Source: CSS Syntax Module Level 3, 4.3.6. */
const url: LexerRule = (text, at) => {
  if (!/^url\($/i.test(text.slice(at, at + 4))) return null;
  let inside = at + 4;
  while (inside < text.length && ' \t\r\n\f'.includes(text.charAt(inside))) inside += 1;
  if (inside >= text.length) return { kind: 'string', to: at + 4 };
  return '"\''.includes(text.charAt(inside))
    ? null
    : {
        kind: 'string',
        to: stringEnd(text, inside, { open: 'url(', close: ')', backslash: true, lines: true }, []),
      };
};

/** How CSS is split into tokens. Bounds keep the engine's expressions from giving up on a long word. */
const CSS_TABLE: LexerTable = {
  rules: [
    blockComment('/*', '*/', false),
    quoted([
      { open: '"', close: '"', backslash: true },
      { open: "'", close: "'", backslash: true },
    ]),
    url,
  ],
  number: /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?(?:%|[-\w\u0080-\uffff]|\\[^\n]){0,5000}/y,
  word: /[@#]?(?:[-\w\u0080-\uffff]|\\[^\n]){1,5000}/y,
  operators: ['::', '>=', '<=', '~=', '|=', '^=', '$=', '*=', '||'],
};

/** `#{…}` in SCSS and `@{…}` in Less: what is there becomes part of a name, so it is kept as it is. */
function interpolation(hole: Hole, quotes: readonly Quote[]): LexerRule {
  return (text, at) =>
    text.startsWith(hole.open, at)
      ? { kind: 'template', to: holeEnd(text, at + hole.open.length, hole, quotes) }
      : null;
}

function stylesheet(hole: Hole, more: readonly Quote[]): LexerTable {
  const own = ['"', "'"].map((quote): Quote => ({
    open: quote,
    close: quote,
    backslash: true,
    holes: [hole],
  }));
  const quotes = [...own, ...more];
  return {
    ...CSS_TABLE,
    rules: [
      blockComment('/*', '*/', false),
      lineComment('//'),
      interpolation(hole, quotes),
      quoted(quotes),
      url,
    ],
  };
}

const SCSS_TABLE = stylesheet({ open: '#{', bracket: '{' }, []);

/** Between backticks stands JavaScript. */
const LESS_TABLE = stylesheet({ open: '@{', bracket: '{' }, [
  { open: '`', close: '`', lines: true },
]);

/** Beside these a blank never means anything; elsewhere it may be a descendant, or part two values. */
const BLANK_FREE = wordSet('{ } ; ,');

/** `\31 ` takes the blank after it in. Source: CSS Syntax Module Level 3, 4.3.7. */
const ESCAPE_AT_END = /\\[\da-fA-F]{1,6}$/;

function cssCanonical(pieces: readonly CanonicalPiece[]): readonly CanonicalToken[] {
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

export const css: CodeLanguage<'css'> = {
  name: 'css',
  endings: 'css',
  lex: lexer(CSS_TABLE),
  canonical: (_, pieces) => cssCanonical(pieces),
  comments: C_LIKE,
  toolComments: /stylelint-|^\/\*!|sourceMappingURL/,
  withoutWrapping: (tokens) =>
    tokens.filter(
      ({ text }, at) =>
        !(text === ';' && tokens[at + 1]?.text === '}') &&
        !(text === ' ' && (tokens[at - 1]?.text === '(' || tokens[at + 1]?.text === ')')),
    ),
  isByRules: true,
  isDeclarative: true,
  isImport: (code, from) => /^@(?:use|import|forward)$/.test(code.slice(from)),
  hasFreeSemicolons: true,
};

export const scss: CodeLanguage<'scss'> = {
  ...css,
  name: 'scss',
  endings: 'scss',
  lex: lexer(SCSS_TABLE),
  canonical: (text, pieces) => (pieces.some(isUnclosed) ? rawLines(text) : cssCanonical(pieces)),
  importsAll: true,
  hasColonVariables: true,
};

export const less: CodeLanguage<'less'> = {
  ...scss,
  name: 'less',
  endings: 'less',
  lex: lexer(LESS_TABLE),
};
