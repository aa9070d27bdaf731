import { matchFrom } from '../../text/pattern.js';
import { wordSet } from '../../text/words.js';
import { isOperator, isSign, layoutCanonical, type TokenLayout } from './canonical/layout.js';
import { type Signs, SLASHES } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import {
  blockComment,
  DOUBLE,
  heredoc,
  lineComment,
  type Quote,
  quoted,
  rest,
} from './lexers/rules.js';
import { type LexerRule, lexer, withoutBlanks } from './lexers/scanner.js';

/* HCL, the language of Terraform: `a-b` is one name. */

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
  const match = matchFrom(HCL_HEREDOC, text, at);
  if (match === null) return null;
  const body = heredoc(
    text,
    seen.lines(),
    at,
    { name: match[1] ?? '', indented: true },
    'template',
  );
  if (body === null) return rest(text, at);
  seen.awaited.push(body);
  return { kind: 'string', to: withoutBlanks(text, at, HCL_HEREDOC.lastIndex) };
};

/** Source: HCL Native Syntax Specification. A name may have dashes in it. */
const lexHcl = lexer({
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
});

/** `( a` is `(a`. */
const HCL_OPENS = wordSet('( [ ,');

/** `a )` is `a)`. */
const HCL_CLOSES = wordSet(') ]');

/** `a = b` is `a=b`, but `a = -b` is not `a=-b`: formatters line up values. */
const HCL_ASSIGNS = wordSet('=');

/** HCL: a line end counts, but not in parentheses. Blanks around `=` mean nothing: formatters line up values. */
const HCL: TokenLayout = {
  heredocs: true,
  brackets: true,
  between({ before, piece, apart, newline, bracket }) {
    if (isSign(before, HCL_OPENS) || isSign(piece, HCL_CLOSES)) return '';
    if (newline && bracket !== '(') return '\n';
    if (
      isSign(before, HCL_ASSIGNS)
        ? !isOperator(piece)
        : isSign(piece, HCL_ASSIGNS) && !isOperator(before)
    )
      return '';
    return apart ? ' ' : '';
  },
};

const COMMENTS: Signs = {
  line: ['#', '//'],
  block: SLASHES,
  quotes: '"',
  escape: '\\',
  heredocs: true,
};

export const hcl: CodeLanguage<'hcl'> = {
  name: 'hcl',
  endings: 'tf tfvars hcl',
  lex: lexHcl,
  canonical: (text, pieces) => layoutCanonical(text, pieces, HCL),
  comments: COMMENTS,
  linesEnd: 'always',
  isDeclarative: true,
  hasNamedArguments: true,
};
