import { plainCanonical } from './canonical/layout.js';
import type { CodeLanguage } from './language.js';
import { blockComment, lineComment, quoted } from './lexers/rules.js';
import { type LexerTable, scan } from './lexers/scanner.js';

/* JSON, with the comments that many tools allow in it. */

const JSON_TABLE: LexerTable = {
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', false),
    quoted([{ open: '"', close: '"', backslash: true }]),
  ],
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy,
  operators: [],
};

export const json: CodeLanguage<'json'> = {
  name: 'json',
  endings: 'json',
  lex: (text) => scan(JSON_TABLE, text),
  canonical: (_, pieces) => plainCanonical(pieces),
};
