import { blockComment, lineComment, quoted, type Quote } from './rules.js';
import { matchEnd, NUMBER, type LexerTable, type Rule } from './scanner.js';

const OPERATORS = ['<<', '>>', '<=', '>=', '==', '!=', '&&', '||', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '...', '->'];
const DOUBLE: Quote = { open: '"', close: '"', backslash: true };
const SINGLE: Quote = { open: "'", close: "'", backslash: true };

export const GO_TABLE: LexerTable = {
  rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([DOUBLE, SINGLE, { open: '`', close: '`', lines: true }])],
  number: /0[xX][\da-fA-F_]*(?:\.[\da-fA-F_]*)?(?:[pP][+-]?\d+)?\w*|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?\w*/y,
  word: /[\p{L}_][\p{L}\p{Nd}_]*/uy,
  operators: [...OPERATORS.filter((one) => one !== '->'), '++', '--', '<-', ':=', '&^', '&^='],
};

// The second choice is one character whose UTF-8 bytes were read as characters.
const CHARACTER = /b?'(?:[^\\'\n\r]|[\x80-\xff]{2,4}|\\u\{[\da-fA-F_]{1,8}\}|\\x[\da-fA-F]{2}|\\.)'/uy;
const LIFETIME = /'[\p{ID_Start}_][\p{ID_Continue}]*/uy;

/** `'a'` is a character, `'a` without a closing quote a lifetime. */
const apostrophe: Rule = (text, at) => {
  const first = text.charAt(at);
  if (first !== "'" && first !== 'b') return null;
  const character = matchEnd(CHARACTER, text, at);
  if (character !== -1) return { kind: 'string', to: character };
  const lifetime = matchEnd(LIFETIME, text, at);
  return lifetime === -1 ? null : { kind: 'word', to: lifetime };
};

const RUST_RAW = /(?:b|c)?r(#{0,255})"/y;

const rustRaw: Rule = (text, at) => {
  RUST_RAW.lastIndex = at;
  const match = RUST_RAW.exec(text);
  if (match === null) return null;
  const close = `"${match[1] ?? ''}`;
  const end = text.indexOf(close, RUST_RAW.lastIndex);
  return { kind: 'string', to: end === -1 ? text.length : end + close.length };
};

export const RUST_TABLE: LexerTable = {
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', true),
    rustRaw,
    quoted([{ open: '"', close: '"', backslash: true, lines: true }, { open: 'b"', close: '"', backslash: true, lines: true }, { open: 'c"', close: '"', backslash: true, lines: true }]),
    apostrophe,
  ],
  number: NUMBER,
  word: /(?:r#)?[\p{ID_Start}_][\p{ID_Continue}]*/uy,
  operators: [...OPERATORS, '=>', '::', '..', '..='],
};

const DOLLAR = { open: '${', bracket: '{' } as const;

export const KOTLIN_TABLE: LexerTable = {
  rules: [
    lineComment('//'),
    lineComment('#!'),
    blockComment('/*', '*/', true),
    quoted([{ open: '"""', close: '"""', lines: true, holes: [DOLLAR], extra: true }, { ...DOUBLE, holes: [DOLLAR] }, SINGLE]),
  ],
  number: NUMBER,
  word: /[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
  operators: [...OPERATORS, '++', '--', '===', '!==', '!!', '?.', '?:', '::', '..', '..<'],
};

const PAREN = { open: '\\(', bracket: '(' } as const;
const SWIFT_QUOTES: readonly Quote[] = [
  { open: '"""', close: '"""', backslash: true, lines: true, holes: [PAREN] },
  { open: '"', close: '"', backslash: true, holes: [PAREN] },
];
const HASHES = /(#{1,255})("{3}|")/y;

/** `#"…"#`: a hole needs as many hashes, `\#(…)`. */
const swiftRaw: Rule = (text, at, seen) => {
  HASHES.lastIndex = at;
  const match = HASHES.exec(text);
  if (match === null) return null;
  const [, hashes = '', quote = ''] = match;
  const raw: Quote = { open: match[0], close: quote + hashes, lines: quote.length === 3, holes: [{ open: `\\${hashes}(`, bracket: '(' }] };
  return quoted([raw], SWIFT_QUOTES)(text, at, seen);
};

export const SWIFT_TABLE: LexerTable = {
  rules: [lineComment('//'), blockComment('/*', '*/', true), swiftRaw, quoted(SWIFT_QUOTES)],
  number: NUMBER,
  word: /[#@]?[\p{ID_Start}_$][\p{ID_Continue}$]*|`[^`\n\r]+`/uy,
  operators: [...OPERATORS, '===', '!==', '??', '?.', '..<', '&+', '&-', '&*', '=>'],
};
