import { plainCanonical } from './canonical/layout.js';
import type { CodeLanguage } from './language.js';
import { blockComment, lineComment, quoted } from './lexers/rules.js';
import { lexer } from './lexers/scanner.js';

/* JSON, with the comments that many tools allow in it. */

export const json: CodeLanguage<'json'> = {
  name: 'json',
  endings: 'json',
  lex: lexer({
    rules: [
      lineComment('//'),
      blockComment('/*', '*/', false),
      quoted([{ open: '"', close: '"', backslash: true }]),
    ],
    number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
    word: /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy,
  }),
  canonical: (_, pieces) => plainCanonical(pieces),
};
