import { layoutCanonical, parting } from './canonical/layout.js';
import { STARLARK } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { DOUBLE, lineComment, quoted } from './lexers/rules.js';
import { lexer } from './lexers/scanner.js';

export const graphql: CodeLanguage<'graphql'> = {
  name: 'graphql',
  endings: 'graphql gql',
  lex: lexer({
    rules: [
      lineComment('#'),
      quoted([{ open: '"""', close: '"""', backslash: true, lines: true }, DOUBLE]),
    ],
    number: /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\w*/y,
    word: /[A-Za-z_]\w*/y,
    operators: ['...'],
  }),
  canonical: (text, pieces) => layoutCanonical(text, pieces, { between: parting }),
  comments: STARLARK,
  linesEnd: 'always',
  isDeclarative: true,
};
