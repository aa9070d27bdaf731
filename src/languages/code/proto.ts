import { wordSet } from '../../text/words.js';
import { layoutCanonical, parting } from './canonical/layout.js';
import { C_LIKE } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { blockComment, DOUBLE, lineComment, quoted, SINGLE } from './lexers/rules.js';
import { type LexerTable, NUMBER, scan } from './lexers/scanner.js';

/* Protocol Buffers. */

const PROTO_TABLE: LexerTable = {
  rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([DOUBLE, SINGLE])],
  number: NUMBER,
  word: /[A-Za-z_]\w*/y,
  operators: [],
};

export const proto: CodeLanguage<'proto'> = {
  name: 'proto',
  endings: 'proto',
  lex: (text) => scan(PROTO_TABLE, text),
  canonical: (text, pieces) => layoutCanonical(text, pieces, { between: parting }),
  comments: C_LIKE,
  typeWords: wordSet('message service enum'),
  isDeclarative: true,
  importsAll: true,
};
