import { wordSet } from '../../text/words.js';
import { layoutCanonical, parting } from './canonical/layout.js';
import { C_LIKE } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { blockComment, DOUBLE, lineComment, quoted, SINGLE } from './lexers/rules.js';
import { lexer } from './lexers/scanner.js';

/* Protocol Buffers. */

export const proto: CodeLanguage<'proto'> = {
  name: 'proto',
  endings: 'proto',
  lex: lexer({
    rules: [lineComment('//'), blockComment('/*', '*/', false), quoted([DOUBLE, SINGLE])],
    word: /[A-Za-z_]\w*/y,
  }),
  canonical: (text, pieces) => layoutCanonical(text, pieces, { between: parting }),
  comments: C_LIKE,
  typeWords: wordSet('message service enum'),
  isDeclarative: true,
  importsAll: true,
};
