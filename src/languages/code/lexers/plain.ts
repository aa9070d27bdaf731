import { heredoc } from './heredoc.js';
import { blockComment, lineComment, quoted, type Quote } from './rules.js';
import {
  endOfLine,
  NUMBER,
  withoutBlanks,
  WORD,
  type LexerTable,
  type LexerRule,
} from './scanner.js';

/*
 * How are Dart, Lua, Protocol Buffers, GraphQL, Zig and HCL split into tokens? By tables with few rules of their
 * own: `[[a]]` is one string of Lua, `a-b` one name of HCL.
 */

/** Signs of several characters that Dart and Zig share. */
const OPERATORS = [
  '++',
  '--',
  '->',
  '=>',
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
  '..',
  '...',
];
const DOUBLE: Quote = { open: '"', close: '"', backslash: true };
const SINGLE: Quote = { open: "'", close: "'", backslash: true };

/** A first line that names the program to run the file with. */
const script: LexerRule = (text, at) =>
  at === 0 && text.startsWith('#!')
    ? { kind: 'comment', to: withoutBlanks(text, 0, endOfLine(text, 0)) }
    : null;

/** `'${a.b}'`. */
const DART_HOLE = { open: '${', bracket: '{' } as const;
/** Strings with holes; three quotes come before one. */
const DART_TEMPLATES: readonly Quote[] = [
  ...["'''", '"""'].map((quote): Quote => ({
    open: quote,
    close: quote,
    backslash: true,
    lines: true,
    holes: [DART_HOLE],
  })),
  { ...SINGLE, holes: [DART_HOLE] },
  { ...DOUBLE, holes: [DART_HOLE] },
];
/** `r'\d'`: neither holes nor escapes. */
const DART_RAW: readonly Quote[] = ["'''", '"""', "'", '"'].map((quote): Quote => ({
  open: `r${quote}`,
  close: quote,
  lines: quote.length === 3,
}));
const DART_QUOTES = [...DART_RAW, ...DART_TEMPLATES];

/** Source: Dart Programming Language Specification, Strings and Comments. */
export const DART_TABLE: LexerTable = {
  rules: [script, lineComment('//'), blockComment('/*', '*/', true), quoted(DART_QUOTES)],
  number: NUMBER,
  word: WORD,
  operators: [...OPERATORS, '~/', '~/=', '??', '??=', '?.', '?..', '...?', '>>>', '>>>='],
};

/** `[[`, `[==[`, `--[[`. */
const LONG_BRACKET = /(?:--)?\[(={0,100})\[/y;

/** `[==[ … ]==]`, and the same behind `--` as a comment. */
const longBracket: LexerRule = (text, at) => {
  LONG_BRACKET.lastIndex = at;
  const match = LONG_BRACKET.exec(text);
  if (match === null) return null;
  const close = `]${match[1] ?? ''}]`;
  const end = text.indexOf(close, LONG_BRACKET.lastIndex);
  // One that is never closed is no program, and nobody knows what is meant.
  if (end === -1) return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
  return { kind: match[0].startsWith('--') ? 'comment' : 'string', to: end + close.length };
};

/** How Lua is split into tokens. */
export const LUA_TABLE: LexerTable = {
  rules: [script, longBracket, lineComment('--'), quoted([DOUBLE, SINGLE])],
  number: NUMBER,
  word: /[A-Za-z_]\w*/y,
  operators: ['==', '~=', '<=', '>=', '<<', '>>', '//', '::', '..', '...'],
};

/** How Protocol Buffers are split into tokens. */
export const PROTO_TABLE: LexerTable = {
  rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([DOUBLE, SINGLE])],
  number: NUMBER,
  word: /[A-Za-z_]\w*/y,
  operators: [],
};

/** How GraphQL is split into tokens. */
export const GRAPHQL_TABLE: LexerTable = {
  rules: [
    lineComment('#'),
    quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, DOUBLE]),
  ],
  number: /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\w*/y,
  word: /[A-Za-z_]\w*/y,
  operators: ['...'],
};

/** A line of a text of several lines; blanks at its end are part of it. */
const zigLine: LexerRule = (text, at) =>
  text.startsWith('\\\\', at) ? { kind: 'string', to: endOfLine(text, at) } : null;

/** How Zig is split into tokens; it has line comments only. */
export const ZIG_TABLE: LexerTable = {
  rules: [lineComment('//'), zigLine, quoted([DOUBLE, SINGLE])],
  number: NUMBER,
  word: /[A-Za-z_]\w*/y,
  operators: [...OPERATORS, '**', '.*', '.?', '+%', '-%', '*%', '+|', '-|', '*|', '<<|'].filter(
    (one) => one !== '++' && one !== '--' && one !== '&&',
  ),
};

/** `"${a.b}"`, `"%{ if a }"`. */
const HCL_STRING: Quote = {
  ...DOUBLE,
  holes: [
    { open: '${', bracket: '{' },
    { open: '%{', bracket: '{' },
  ],
};
/** `<<EOT`, `<<-EOT`, with nothing behind it on its line. */
const HCL_HEREDOC = /<<-?([\p{ID_Start}_][\p{ID_Continue}-]{0,99})[ \t\r]*(?=\n)/uy;

/** The opening of a heredoc; one that is never closed makes the rest of the text one token. */
const hclHeredoc: LexerRule = (text, at, seen) => {
  HCL_HEREDOC.lastIndex = at;
  const match = HCL_HEREDOC.exec(text);
  if (match === null) return null;
  const body = heredoc(
    text,
    seen.lines(),
    at,
    { name: match[1] ?? '', indented: true },
    'template',
  );
  if (body === null) return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
  seen.awaited.push(body);
  return { kind: 'string', to: withoutBlanks(text, at, HCL_HEREDOC.lastIndex) };
};

/** Source: HCL Native Syntax Specification. A name may have dashes in it. */
export const HCL_TABLE: LexerTable = {
  rules: [
    lineComment('#'),
    lineComment('//'),
    blockComment('/*', '*/', false),
    quoted([HCL_STRING]),
    hclHeredoc,
  ],
  number: /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /[\p{ID_Start}_][\p{ID_Continue}-]*/uy,
  operators: ['==', '!=', '<=', '>=', '&&', '||', '=>', '...', '::'],
};
