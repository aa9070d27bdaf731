import { wordList, wordSet } from '../../text/words.js';
import { layoutCanonical, parting } from './canonical/layout.js';
import { NESTED } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import {
  blockComment,
  DOUBLE,
  lineComment,
  OPERATORS,
  type Quote,
  quoted,
  script,
  SINGLE,
} from './lexers/rules.js';
import { lexer } from './lexers/scanner.js';

const DART_HOLE = { open: '${', bracket: '{' } as const;

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

export const dart: CodeLanguage<'dart'> = {
  name: 'dart',
  endings: 'dart',
  lex: lexer({
    rules: [script, lineComment('//'), blockComment('/*', '*/', true), quoted(DART_QUOTES)],
    operators: wordList(`${OPERATORS} ++ -- -> => .. ~/ ~/= ?? ??= ?. ?.. ...? >>> >>>=`),
  }),
  canonical: (text, pieces) => layoutCanonical(text, pieces, { between: parting }),
  comments: NESTED,
  toolComments: /^\/\/\s*(?:ignore|@dart)/,
  typeWords: wordSet('class enum mixin extension'),
  functionWords: wordSet(''),
  hasBareFunctions: true,
  hasNamedArguments: true,
  importsAll: true,
};
