import type { TokenKind } from '../token.js';
import { deadBranches } from './dead-branches.js';
import { blockComment, endsWithBackslash, lineComment, quoted, type Quote } from './rules.js';
import {
  isBlankAt,
  endOfLine,
  NUMBER,
  withoutBlanks,
  WORD,
  type LexerTable,
  type LexedPiece,
  type LexerRule,
} from './scanner.js';

/*
 * How are C, C++, Java and C# split into tokens? `R"x(a)x"` is one string of C++, `#include <a>` one token of
 * markup, and a line behind `#if 0` a comment.
 */

/** Signs of several characters that all four languages have; the scanner tries the longest first. */
const OPERATORS = [
  '++',
  '--',
  '->',
  '<<',
  '>>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '&=',
  '|=',
  '^=',
  '<<=',
  '>>=',
  '...',
];

const QUOTES: readonly Quote[] = [
  { open: '"', close: '"', backslash: true },
  { open: "'", close: "'", backslash: true },
];

/** What may stand before a literal of C or C++. */
const ENCODED = /(?:u8|[uUL])(?=["'])/y;

/** `u8"x"`, `L'x'`. */
const encoded: LexerRule = (text, at, seen) => {
  ENCODED.lastIndex = at;
  return ENCODED.test(text) ? quoted(QUOTES)(text, ENCODED.lastIndex, seen) : null;
};

/** The opening of a raw string. A compiler takes at most 16 characters between quote and parenthesis. */
const RAW = /(?:u8|[uUL])?R"([^\s()\\"]{0,16})\(/y;

/** `R"x(…)x"`. */
const raw: LexerRule = (text, at) => {
  RAW.lastIndex = at;
  const match = RAW.exec(text);
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

/** All that follows, as one token: nobody can be sure how to read it. */
function rest(text: string, at: number): LexedPiece {
  return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
}

/**
 * Signs of a comment that a splice parts: `/`, a backslash, a line end and `*`. `??/` is another spelling of the
 * backslash.
 */
const HIDDEN_COMMENT =
  /\/(?:(?:\\|\?\?\/)[ \t\f\v\r]*\n)+[/*]|\*(?:(?:\\|\?\?\/)[ \t\f\v\r]*\n)+\//;
/** A spliced line, and other spellings: `??/` of the backslash, `%:` of `#`. */
const SPLICE = /\\[ \t\f\v\r]*\n|\?\?\/|%:/y;

/** A spliced line on which nothing begins a directive or a comment: the splice is a blank between blanks. */
const BLANKS_THEN_CODE = /^[ \t]+[^\s#%/?\\]/;

/**
 * Lines spliced in the midst of code, and other spellings of `\` and `#`: a compiler undoes them before it sees
 * tokens, so that nothing after is sure.
 */
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

/** The same inside of comments and literals. */
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

/** How C is split into tokens. */
export const C_TABLE: LexerTable = {
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
  word: WORD,
  operators: [...OPERATORS, '##'],
};

/** As C, with raw strings. */
export const CPP_TABLE: LexerTable = {
  ...C_TABLE,
  rules: [raw, ...C_TABLE.rules],
  operators: [...C_TABLE.operators, '::', '->*', '.*', '<=>'],
};

/** Escapes of Java for `"`, `'`, `/`, `*`, a backslash and line ends: `\u0022`, `\uu002f`. */
const ESCAPED_MARK = /\\u+00(?:2[27fFaA]|5[cC]|0[aAdD])/y;
/** A backslash behind another one begins no escape. */
const ANY_ESCAPED_MARK = new RegExp(`(?<!\\\\)(?:\\\\\\\\)*${ESCAPED_MARK.source}`);

/**
 * An escape for a quote, a backslash, a line end or the signs of a comment. A compiler undoes it before it sees
 * tokens, so that nothing after is sure.
 */
const escapedMark: LexerRule = (text, at) => {
  ESCAPED_MARK.lastIndex = at;
  return ESCAPED_MARK.test(text) ? rest(text, at) : null;
};

/** The same inside of a comment or literal, where it may close it. */
function unescaped(rule: LexerRule): LexerRule {
  return (text, at, seen) => {
    const piece = rule(text, at, seen);
    return piece !== null && ANY_ESCAPED_MARK.test(text.slice(at, piece.to))
      ? rest(text, at)
      : piece;
  };
}

/** How Java is split into tokens. */
export const JAVA_TABLE: LexerTable = {
  rules: [
    escapedMark,
    ...[
      lineComment('//'),
      blockComment('/*', '*/', false),
      quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, ...QUOTES]),
    ].map(unescaped),
  ],
  number: NUMBER,
  word: WORD,
  operators: [...OPERATORS, '::', '>>>', '>>>='],
};

/** `$"a{b}"`; `{{` is text. */
const HOLE = { open: '{', bracket: '{', text: '{{' } as const;
/** The longest opening comes first. */
const CSHARP_QUOTES: readonly Quote[] = [
  { open: '$@"', close: '"', doubled: true, lines: true, holes: [HOLE] },
  { open: '@$"', close: '"', doubled: true, lines: true, holes: [HOLE] },
  { open: '@"', close: '"', doubled: true, lines: true },
  { open: '$"', close: '"', backslash: true, holes: [HOLE] },
  ...QUOTES,
];

/** `"""`, `$$"""`. */
const MANY_QUOTES = /(\${0,100})("{3,})/y;

/** Raw strings end at as many quotes as they began with. */
const rawString: LexerRule = (text, at) => {
  MANY_QUOTES.lastIndex = at;
  const match = MANY_QUOTES.exec(text);
  if (match === null) return null;
  const [, dollars = '', quotes = ''] = match;
  const end = text.indexOf(quotes, MANY_QUOTES.lastIndex);
  let to = end === -1 ? text.length : end + quotes.length;
  while (text.charAt(to) === '"') to += 1;
  return { kind: dollars === '' ? 'string' : 'template', to };
};

/** `#region a`: a directive is one token, and ends with its line. */
const csharpDirective: LexerRule = (text, at, { lineStart }) =>
  lineStart && text.charAt(at) === '#'
    ? { kind: 'markup', to: withoutBlanks(text, at, endOfLine(text, at)) }
    : null;

/** How C# is split into tokens. */
export const CSHARP_TABLE: LexerTable = {
  // Comments in a branch that is not taken are not read as such.
  fresh: () =>
    deadBranches({
      directiveEnd: endOfLine,
      nextLine: (text, from) => endOfLine(text, from) + 1,
      truth: true,
    }),
  rules: [
    csharpDirective,
    lineComment('//'),
    blockComment('/*', '*/', false),
    rawString,
    quoted(CSHARP_QUOTES),
  ],
  number: NUMBER,
  word: /@?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: [...OPERATORS, '=>', '::', '??', '??=', '?.', '..', '>>>', '>>>='],
};
