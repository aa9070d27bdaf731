import type { TokenKind } from '../token.js';
import { stringEnd } from './rules.js';
import {
  endOfLine,
  matchEnd,
  NUMBER,
  withoutBlanks,
  type LexerTable,
  type LexedPiece,
  type LexerRule,
  type Seen,
} from './scanner.js';

/*
 * How is SQL split into tokens, in the dialect of whichever database? `'it''s'` is one string, and so is the text
 * between `$$` and `$$`; where two databases read a text in two ways, its rest is one token.
 */

/**
 * SQL as PostgreSQL, MySQL, SQLite, SQL Server, Oracle and BigQuery write it. What two of them read in two ways
 * makes the rest of the text one token.
 */
function rest(text: string, at: number): LexedPiece {
  return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
}

/** A line that a client takes for itself: `GO 5`, `DELIMITER //`, `/`, `\c db`. */
const ANY_LINE = /(?:go(?:[ \t]+\d+)?|delimiter[ \t]+\S+|\/)[ \t\r]*$|\\.*$/imy;
/**
 * The same where a statement begins: `@setup`, `!! ls`, `:r a.sql`, `REM …`. Elsewhere such a line may be part of
 * one.
 */
const FIRST_LINE = /(?:@|!!|:\w|rem(?:ark)?\b|prompt\b).*$/imy;

/** A line of a client is one token, so that it never parts or joins statements. */
const clientLine: LexerRule = (text, at, seen) => {
  if (!seen.lineStart) return null;
  const any = matchEnd(ANY_LINE, text, at);
  const end = any === -1 && beginsStatement(text, seen) ? matchEnd(FIRST_LINE, text, at) : any;
  return end === -1 ? null : { kind: 'markup', to: Math.max(at + 1, withoutBlanks(text, at, end)) };
};

/** Whether a statement can begin behind the last token. */
function beginsStatement(text: string, { previous }: Seen): boolean {
  return previous === null || previous.kind === 'markup' || text.charAt(previous.from) === ';';
}

/** A comment behind two dashes, or between the signs of C. */
const comment: LexerRule = (text, at) => {
  if (text.startsWith('--', at))
    return { kind: 'comment', to: withoutBlanks(text, at, endOfLine(text, at)) };
  if (!text.startsWith('/*', at)) return null;
  const close = text.indexOf('*/', at + 2);
  // Some nest comments and others do not.
  return close === -1 || text.slice(at + 2, close).includes('/*')
    ? rest(text, at)
    : { kind: 'comment', to: close + 2 };
};

/** `#temp`, `##temp` of SQL Server, with nothing behind it in its line that a comment could open. */
const HASH_NAME = /#{1,2}[\p{L}_][^\n"'`[$/]{0,500}(?:\n|$)/uy;
/** Operators of PostgreSQL on JSON: `#>`, `#>>`, `#-`. */
const HASH_OPERATOR = /#(?:>>|>|-)/y;

/** `#` begins a comment in MySQL, a name in SQL Server and an operator in PostgreSQL. */
const hash: LexerRule = (text, at, { lineStart }) => {
  if (text.charAt(at) !== '#') return null;
  const operator = matchEnd(HASH_OPERATOR, text, at);
  if (operator !== -1) return { kind: 'punctuator', to: operator };
  return !lineStart && matchEnd(HASH_NAME, text, at) !== -1 ? null : rest(text, at);
};

/** An odd number of backslashes before a quote: it closes in standard SQL, and does not in MySQL. */
const ESCAPED_QUOTE = /(?<!\\)(?:\\\\)*\\["'`]/;

/** A string or a quoted name, in which a doubled quote is one. */
const string: LexerRule = (text, at) => {
  const quote = text.charAt(at);
  if (quote !== "'" && quote !== '"' && quote !== '`') return null;
  const to = stringEnd(text, at + 1, { open: quote, close: quote, doubled: true, lines: true }, []);
  const own = text.slice(at, to);
  // Three quotes open a text of BigQuery, and a doubled quote elsewhere.
  const isTriple = own.startsWith(quote.repeat(3)) && own !== quote.repeat(4);
  return isTriple || ESCAPED_QUOTE.test(own) ? rest(text, at) : { kind: 'string', to };
};

/** The opening: `q'[`, `nq'!`. */
const ORACLE_QUOTE = /n?q'([^\s])/iy;
/** The sign that closes it, where it is another than the one that opens it. */
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['<', '>'],
]);

/** `q'[it's]'` of Oracle. */
const oracleString: LexerRule = (text, at) => {
  ORACLE_QUOTE.lastIndex = at;
  const open = ORACLE_QUOTE.exec(text)?.[1];
  if (open === undefined) return null;
  const close = `${CLOSING.get(open) ?? open}'`;
  const end = text.indexOf(close, ORACLE_QUOTE.lastIndex);
  return end === -1 ? rest(text, at) : { kind: 'string', to: end + close.length };
};

/** `$$`, `$body$`. */
const DOLLAR_QUOTE = /\$(?:[A-Za-z_]\w{0,60})?\$/y;

/** `$tag$ … $tag$` of PostgreSQL. */
const dollarString: LexerRule = (text, at) => {
  const from = matchEnd(DOLLAR_QUOTE, text, at);
  if (from === -1) return null;
  const tag = text.slice(at, from);
  const end = text.indexOf(tag, from);
  return end === -1 ? rest(text, at) : { kind: 'string', to: end + tag.length };
};

/** A name or an index in brackets, on one line. */
const BRACKETED = /\[([^[\]\n]{0,300})\]/y;

/** `[Order  Details]` of SQL Server, or an index: with no quote in it both are kept as they stand. */
const bracketed: LexerRule = (text, at) => {
  if (text.charAt(at) !== '[') return null;
  BRACKETED.lastIndex = at;
  const inside = BRACKETED.exec(text)?.[1];
  if (inside === undefined) return null;
  const kind: TokenKind = 'string';
  if (!/["'`]/.test(inside)) return { kind, to: BRACKETED.lastIndex };
  return ["'", '"', '`'].some((quote) => inside.split(quote).length % 2 === 0)
    ? rest(text, at)
    : null;
};

/** How SQL is split into tokens. A word may begin with `@`, `@@`, `#` or `##`. */
export const SQL_TABLE: LexerTable = {
  rules: [clientLine, comment, hash, oracleString, string, dollarString, bracketed],
  number: NUMBER,
  word: /[@#]{0,2}[\p{ID_Start}_][\p{ID_Continue}$#@]*/uy,
  operators: [
    '<>',
    '!=',
    '<=',
    '>=',
    '||',
    '::',
    ':=',
    '->',
    '->>',
    '=>',
    '<=>',
    '@>',
    '<@',
    '#>',
    '#>>',
    '&&',
    '<<',
    '>>',
    '~*',
    '!~',
    '!~*',
  ],
};
