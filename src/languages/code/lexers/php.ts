import { blockComment, quoted, type Quote } from './rules.js';
import { NUMBER, withoutBlanks, type LexerTable, type LexerRule } from './scanner.js';

/*
 * How is PHP split into tokens? All before `<?php` is markup, `"a{$b}"` one template, and what stands behind
 * `__halt_compiler();` no code.
 */

/** `"{$a->b}"`. A variable without braces is no hole: no quote can stand in it. */
const HOLE = { open: '{$', bracket: '{' } as const;
const QUOTES: readonly Quote[] = [
  { open: '"', close: '"', backslash: true, lines: true, holes: [HOLE] },
  { open: "'", close: "'", backslash: true, lines: true },
  { open: '`', close: '`', backslash: true, lines: true, holes: [HOLE] },
];

/** `<?php`, `<?=`. */
const OPEN_TAG = /<\?(?:php(?=\s|$)|=)/gi;

/** The text outside the tags, with the tags: from the beginning or `?>` to the next `<?php`. */
const markup: LexerRule = (text, at, { previous }) => {
  if (previous !== null && !text.startsWith('?>', at)) return null;
  OPEN_TAG.lastIndex = at;
  return {
    kind: 'markup',
    to: OPEN_TAG.test(text) ? OPEN_TAG.lastIndex : withoutBlanks(text, at, text.length),
  };
};

/** The name of the statement; behind `->`, `::` or `$` it is another name. */
const HALT = /__halt_compiler(?![\w\u0080-\uffff])/iy;

/** What stands behind `__halt_compiler();` is no code. */
const halt: LexerRule = (text, at, { previous }) => {
  HALT.lastIndex = at;
  if (
    !HALT.test(text) ||
    (previous !== null && /^(?:->|\?->|::|\$)$/.test(text.slice(previous.from, previous.to)))
  )
    return null;
  return { kind: 'markup', to: withoutBlanks(text, at, text.length) };
};

/** What ends a line comment. */
const COMMENT_END = /\n|\?>/g;

/** A closing tag ends a line comment. `#[` is an attribute. */
const comment: LexerRule = (text, at) => {
  if (!text.startsWith('//', at) && (text.charAt(at) !== '#' || text.charAt(at + 1) === '['))
    return null;
  COMMENT_END.lastIndex = at;
  return {
    kind: 'comment',
    to: withoutBlanks(text, at, COMMENT_END.exec(text)?.index ?? text.length),
  };
};

/** `<<<X`, `<<<"X"`, `<<<'X'`. */
const OPENING = /<<<[ \t]*(["']?)([a-zA-Z_]\w{0,99})\1\r?\n/y;

/** `<<<X` up to the line that begins with the name, which may be indented and may have code after it. */
const heredoc: LexerRule = (text, at) => {
  OPENING.lastIndex = at;
  const match = OPENING.exec(text);
  if (match === null) return null;
  const [, quote = '', name = ''] = match;
  const closing = new RegExp(`^[ \\t]*${name}\\b`, 'gm');
  closing.lastIndex = OPENING.lastIndex;
  return {
    kind: quote === "'" ? 'string' : 'template',
    to: closing.test(text) ? closing.lastIndex : text.length,
  };
};

/** How PHP is split into tokens. */
export const PHP_TABLE: LexerTable = {
  rules: [markup, halt, comment, blockComment('/*', '*/', false), heredoc, quoted(QUOTES)],
  number: NUMBER,
  word: /\$?[\p{ID_Start}_\u0080-\uffff][\p{ID_Continue}\u0080-\uffff]*/uy,
  operators: [
    '++',
    '--',
    '->',
    '?->',
    '=>',
    '::',
    '==',
    '===',
    '!=',
    '!==',
    '<>',
    '<=',
    '>=',
    '<=>',
    '&&',
    '||',
    '??',
    '??=',
    '+=',
    '-=',
    '*=',
    '/=',
    '.=',
    '%=',
    '**',
    '**=',
    '<<',
    '>>',
    '<<=',
    '>>=',
    '&=',
    '|=',
    '^=',
    '...',
  ],
};
