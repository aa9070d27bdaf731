import { wordList, wordSet } from '../../text/words.js';
import { layoutCanonical, parting } from './canonical/layout.js';
import { C_LIKE } from './comment-signs.js';
import type { CodeLanguage } from './language.js';
import { DOUBLE, lineComment, OPERATORS, quoted, SINGLE } from './lexers/rules.js';
import { endOfLine } from '../../text/file-text.js';
import { type LexerRule, lexer } from './lexers/scanner.js';

/** A line of a text of several lines; blanks at its end are part of it. */
const zigLine: LexerRule = (text, at) =>
  text.startsWith('\\\\', at) ? { kind: 'string', to: endOfLine(text, at) } : null;

export const zig: CodeLanguage<'zig'> = {
  name: 'zig',
  endings: 'zig',
  lex: lexer({
    rules: [lineComment('//'), zigLine, quoted([DOUBLE, SINGLE])],
    word: /[A-Za-z_]\w*/y,
    operators: wordList(`${OPERATORS} -> => .. ** .* .? +% -% *% +| -| *| <<|`).filter(
      (one) => one !== '&&',
    ),
  }),
  canonical: (text, pieces) => layoutCanonical(text, pieces, { between: parting }),
  comments: C_LIKE,
  typeWords: wordSet('struct enum union'),
  functionWords: wordSet('fn'),
};
