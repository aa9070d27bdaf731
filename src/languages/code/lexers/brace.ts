import { wordSet } from '../../../text/words.js';
import { joined } from '../../../text/pattern.js';
import { deadBranches } from './dead-branches.js';
import { blockComment, lineComment, quoted, type Quote } from './rules.js';
import {
  endOfLine,
  matchEnd,
  NUMBER,
  withoutBlanks,
  type LexerTable,
  type LexerRule,
} from './scanner.js';

/*
 * How are Go, Rust, Kotlin and Swift split into tokens? In Rust `'a'` is a character and `'a` a lifetime; in Swift
 * `#"a"#` is one string.
 */

/** Signs of several characters that most of these languages have. */
const OPERATORS = [
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
  '->',
];
const DOUBLE: Quote = { open: '"', close: '"', backslash: true };
const SINGLE: Quote = { open: "'", close: "'", backslash: true };

/** How Go is split into tokens; the tables of Rust, Kotlin and Swift follow below. */
export const GO_TABLE: LexerTable = {
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', false),
    quoted([DOUBLE, SINGLE, { open: '`', close: '`', lines: true }]),
  ],
  number: new RegExp(
    joined`
      0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?\d+)?\w*
      |(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*`,
    'y',
  ),
  word: /[\p{L}_][\p{L}\p{Nd}_]*/uy,
  operators: [...OPERATORS.filter((one) => one !== '->'), '++', '--', '<-', ':=', '&^', '&^='],
};

/** `'a'`, `b'\n'`, `'\u{e9}'`. The second choice is one character whose UTF-8 bytes were read as characters. */
const CHARACTER =
  /b?'(?:[^\\'\n\r]|[\x80-\xff]{2,4}|\\u\{[\da-fA-F_]{1,8}\}|\\x[\da-fA-F]{2}|\\.)'/uy;
/** `'a`, `'static`. */
const LIFETIME = /'[\p{ID_Start}_][\p{ID_Continue}]*/uy;

/** `'a'` is a character, `'a` without a closing quote a lifetime. */
const apostrophe: LexerRule = (text, at) => {
  const character = matchEnd(CHARACTER, text, at);
  if (character !== -1) return { kind: 'string', to: character };
  const lifetime = matchEnd(LIFETIME, text, at);
  return lifetime === -1 ? null : { kind: 'word', to: lifetime };
};

/** `r"`, `br##"`. The compiler takes at most 255 hashes. */
const RUST_RAW = /(?:b|c)?r(#{0,255})"/y;

/** A raw string ends at a quote with as many hashes. */
const rustRaw: LexerRule = (text, at) => {
  RUST_RAW.lastIndex = at;
  const match = RUST_RAW.exec(text);
  if (match === null) return null;
  const close = `"${match[1] ?? ''}`;
  const end = text.indexOf(close, RUST_RAW.lastIndex);
  return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};

/** A first line `#!/usr/bin/env`; `#![…]` is an attribute. */
const SCRIPT = /#!(?!\s*\[).*/y;

/** A first line that names the program to run the file with, and is no attribute of it. */
const script: LexerRule = (text, at) => {
  const to = at === 0 ? matchEnd(SCRIPT, text, at) : -1;
  return to === -1 ? null : { kind: 'comment', to: withoutBlanks(text, at, to) };
};

/** How Rust is split into tokens. */
export const RUST_TABLE: LexerTable = {
  rules: [
    script,
    lineComment('//'),
    blockComment('/*', '*/', true),
    rustRaw,
    quoted([
      { open: '"', close: '"', backslash: true, lines: true },
      { open: 'b"', close: '"', backslash: true, lines: true },
      { open: 'c"', close: '"', backslash: true, lines: true },
    ]),
    apostrophe,
  ],
  number: NUMBER,
  word: /(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: [...OPERATORS, '=>', '::', '..', '..='],
};

/** `"${a.b}"`. */
const DOLLAR = { open: '${', bracket: '{' } as const;

/** How Kotlin is split into tokens. A name may stand in backquotes. */
export const KOTLIN_TABLE: LexerTable = {
  rules: [
    lineComment('//'),
    lineComment('#!'),
    blockComment('/*', '*/', true),
    quoted([
      { open: '"""', close: '"""', lines: true, holes: [DOLLAR], extra: true },
      { ...DOUBLE, holes: [DOLLAR] },
      SINGLE,
    ]),
  ],
  number: NUMBER,
  word: /[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
  operators: [...OPERATORS, '++', '--', '===', '!==', '!!', '?.', '?:', '::', '..', '..<'],
};

/** `"\(a)"`. */
const PAREN = { open: '\\(', bracket: '(' } as const;
/** The longest opening comes first. */
const SWIFT_QUOTES: readonly Quote[] = [
  { open: '"""', close: '"""', backslash: true, lines: true, holes: [PAREN] },
  { open: '"', close: '"', backslash: true, holes: [PAREN] },
];
/** The opening of a raw string: `#"`, `##"""`. */
const HASHES = /(#{1,255})("{3}|")/y;

/** `#"…"#`: a hole needs as many hashes, `\#(…)`. */
const swiftRaw: LexerRule = (text, at, seen) => {
  HASHES.lastIndex = at;
  const match = HASHES.exec(text);
  if (match === null) return null;
  const [, hashes = '', quote = ''] = match;
  const raw: Quote = {
    open: match[0],
    close: quote + hashes,
    lines: quote.length === 3,
    holes: [{ open: `\\${hashes}(`, bracket: '(' }],
  };
  return quoted([raw], SWIFT_QUOTES)(text, at, seen);
};

/** The opening of a regular expression between hashes: `#/`, `##/`. */
const HASHED_REGEX = /(#{1,255})\//y;

/**
 * `#/…/#`: over several lines only where the first of them ends behind the slash. One that does not close, or not
 * on its line, makes the rest of the text plain (`markup`): nothing in it is believed to be a comment.
 */
const swiftRegex: LexerRule = (text, at) => {
  HASHED_REGEX.lastIndex = at;
  const match = HASHED_REGEX.exec(text);
  if (match === null) return null;
  const from = at + match[0].length;
  const end = text.indexOf(`/${match[1] ?? ''}`, from);
  const line = endOfLine(text, from);
  const many = text.slice(from, line).trim() === '';
  if (end === -1 || (!many && end > line))
    return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
  return { kind: 'regex', to: end + match[0].length };
};

/** Two slashes on one line. A rule that fails looks at a bounded stretch only. */
const SLASHED = /\/(?!\s)(?:[^\\/\n]|\\[^\n]){0,1000}\//y;

/**
 * `/…/` on one line where a value may begin: a regular expression. Behind a value the slashes are two operators,
 * and null is the answer.
 */
const swiftSlash: LexerRule = (text, at, { previous, lineStart }) => {
  const before =
    lineStart ||
    (previous?.kind === 'punctuator' && !')]}!?'.includes(text.charAt(previous.to - 1))) ||
    (previous?.kind === 'word' && BEFORE_REGEX.has(text.slice(previous.from, previous.to)));
  const to = before ? matchEnd(SLASHED, text, at) : -1;
  return to === -1 ? null : { kind: 'regex', to };
};

/** Words behind which a value begins, so that a slash may open a regular expression. */
const BEFORE_REGEX = wordSet('return in case try await throw if while else');

/**
 * The place behind the end of a line, and behind block comments that begin on it: they are read in branches that
 * are not taken too.
 */
function swiftLine(text: string, from: number): number {
  let at = from;
  let end = endOfLine(text, from);
  for (;;) {
    const comment = text.slice(at, end).search(/\/[*/]/);
    if (comment === -1 || text.startsWith('//', at + comment)) return end + 1;
    const close = text.indexOf('*/', at + comment + 2);
    if (close === -1) return text.length;
    at = close + 2;
    if (at > end) end = endOfLine(text, at);
  }
}

/** How Swift is split into tokens. A word may begin with `#` or `@`, or stand in backquotes. */
export const SWIFT_TABLE: LexerTable = {
  fresh: () => deadBranches({ directiveEnd: endOfLine, nextLine: swiftLine, truth: true }),
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', true),
    swiftRaw,
    swiftRegex,
    swiftSlash,
    quoted(SWIFT_QUOTES),
  ],
  number: NUMBER,
  word: /[#@]?[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
  operators: [...OPERATORS, '===', '!==', '??', '?.', '..<', '&+', '&-', '&*', '=>'],
};
