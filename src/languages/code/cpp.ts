import { matchFrom } from '../../text/pattern.js';
import { wordList, wordSet } from '../../text/words.js';
import { type CanonicalPiece, rawLines } from './canonical/piece.js';
import { plainCanonical } from './canonical/layout.js';
import { C_LIKE } from './comment-signs.js';
import { cppSymbols } from './cpp-symbols.js';
import type { CodeLanguage } from './language.js';
import { deadBranches } from './lexers/dead-branches.js';
import {
  blockComment,
  endsWithBackslash,
  lineComment,
  OPERATORS,
  quoted,
  QUOTES,
  rest,
} from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import {
  isBlankAt,
  type LexerRule,
  type LexerTable,
  lexer,
  withoutBlanks,
} from './lexers/scanner.js';
import type { CanonicalToken, TokenKind } from './token.js';

/* C and C++: `R"x(a)x"` is one string, `#include <a>` one token of markup, and a line behind `#if 0` a comment. */

const ENCODED = /(?:u8|[uUL])(?=["'])/y;

const encoded: LexerRule = (text, at, seen) => {
  ENCODED.lastIndex = at;
  return ENCODED.test(text) ? quoted(QUOTES)(text, ENCODED.lastIndex, seen) : null;
};

/** The opening of a raw string. A compiler takes at most 16 characters between quote and parenthesis. */
const RAW = /(?:u8|[uUL])?R"([^\s()\\"]{0,16})\(/y;

const raw: LexerRule = (text, at) => {
  const match = matchFrom(RAW, text, at);
  if (match === null) return null;
  const close = `)${match[1] ?? ''}"`;
  const end = text.indexOf(close, RAW.lastIndex);
  return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};

/** End of the line that begins here, with what is spliced to it and the comments that begin on it. */
function splicedEnd(text: string, from: number): number {
  let to = from;
  let end = endOfLine(text, from);
  for (;;) {
    const comment = openComment(text, to, end);
    if (comment !== null) to = comment;
    else if (end < text.length && endsWithBackslash(text, end)) to = end + 1;
    else return end;
    if (to > end) end = endOfLine(text, to);
  }
}

/** A directive with its spliced lines and its comments is one token: what is in it follows rules of its own. */
const directive: LexerRule = (text, at, { lineStart }) => {
  if (!lineStart || text.charAt(at) !== '#') return null;
  const end = splicedEnd(text, at);
  return HIDDEN_COMMENT.test(text.slice(at, end))
    ? rest(text, at)
    : { kind: 'markup', to: withoutBlanks(text, at, end) };
};

/** Signs of a comment that a splice parts: `/`, a backslash (or `??/`), a line end and `*`. */
const HIDDEN_COMMENT =
  /\/(?:(?:\\|\?\?\/)[ \t\f\v\r]*\n)+[/*]|\*(?:(?:\\|\?\?\/)[ \t\f\v\r]*\n)+\//;

/** A spliced line, and other spellings: `??/` of the backslash, `%:` of `#`. */
const SPLICE = /\\[ \t\f\v\r]*\n|\?\?\/|%:/y;

/** A spliced line on which nothing begins a directive or a comment: the splice is a blank between blanks. */
const BLANKS_THEN_CODE = /^[ \t]+[^\s#%/?\\]/;

/** Lines spliced in the middle of code, and other spellings of `\` and `#`: nothing behind them is sure. */
const splice: LexerRule = (text, at, { lineStart }) => {
  SPLICE.lastIndex = at;
  if (!SPLICE.test(text) || (text.charAt(at) === '%' && !lineStart)) return null;
  return text.charAt(at) === '\\' &&
    isBlankAt(text, at - 1) &&
    // 200 characters of indentation and code are enough to see both.
    BLANKS_THEN_CODE.test(text.slice(SPLICE.lastIndex, SPLICE.lastIndex + 200))
    ? null
    : rest(text, at);
};

function sure(rule: LexerRule): LexerRule {
  return (text, at, seen) => {
    const piece = rule(text, at, seen);
    if (piece === null) return null;
    const own = text.slice(at, piece.to);
    return isSure(own, piece.kind) ? piece : rest(text, at);
  };
}

/** Whether a comment or literal is closed, and holds nothing that a compiler would undo before. */
function isSure(own: string, kind: TokenKind): boolean {
  if (kind !== 'comment')
    return own.endsWith(own.charAt(own.search(/["']/))) && !own.includes('??/');
  return own.startsWith('//') ? !own.endsWith('??/') : !HIDDEN_COMMENT.test(own);
}

/** End of the first block comment that begins in this part of a line, or null. */
function openComment(text: string, from: number, end: number): number | null {
  let quote = '';
  for (let at = from; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (text.startsWith('//', at)) return null;
    else if (text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2);
      return close === -1 ? text.length : close + 2;
    }
  }
  return null;
}

const C_OPERATORS = wordList(`${OPERATORS} ++ -- -> ##`);

const C_TABLE: LexerTable = {
  fresh: () =>
    deadBranches({
      directiveEnd: splicedEnd,
      nextLine: (text, from) => splicedEnd(text, from) + 1,
      truth: false,
    }),
  rules: [
    directive,
    splice,
    sure(lineComment('//', true)),
    sure(blockComment('/*', '*/', false)),
    sure(quoted(QUOTES)),
    sure(encoded),
  ],
  // Bounded, so that the engine's expression never gives up; a longer number is several tokens.
  number: /(?:\d|\.\d)(?:[eEpP][+-]|\.(?!\.)|'(?=\w)|\w){0,5000}/y,
  operators: C_OPERATORS,
};

/** As C, with raw strings. */
const CPP_TABLE: LexerTable = {
  ...C_TABLE,
  rules: [raw, ...C_TABLE.rules],
  operators: [...C_OPERATORS, '::', '->*', '.*', '<=>'],
};

export const C_TOOLS =
  /^\W*(?:clang-(?:format|tidy)|iwyu pragma|resharper|csharpier|cppcheck-suppress|lint -|\$fall)/i;

/** A text with escapes that a compiler undoes before it sees tokens is compared line by line. */
function cppCanonical(text: string, pieces: readonly CanonicalPiece[]): readonly CanonicalToken[] {
  const isDoubtful =
    text.includes('??/') ||
    pieces.some(({ kind, text: own }) => kind === 'punctuator' && own === '\\');
  return isDoubtful ? rawLines(text) : plainCanonical(pieces);
}

export const c: CodeLanguage<'c'> = {
  name: 'c',
  endings: 'c',
  lex: lexer(C_TABLE),
  canonical: cppCanonical,
  symbols: cppSymbols,
  directives: 'macros',
  comments: C_LIKE,
  toolComments: C_TOOLS,
  typeWords: wordSet('struct enum union'),
  functionWords: wordSet(''),
  hasTypeWordsInTypes: true,
};

/** A `.h` file may hold C or C++. */
export const cpp: CodeLanguage<'cpp'> = {
  ...c,
  name: 'cpp',
  endings: 'h cc cpp cxx hpp hh hxx',
  lex: lexer(CPP_TABLE),
  typeWords: wordSet('class struct enum union namespace'),
};
