import { blockComment, lineComment, quoted, stringEnd } from './rules.js';
import type { LexerTable, LexerRule } from './scanner.js';

/* How are JSON and CSS split into tokens? JSON has comments too, as many tools allow them. */

/** JSON with the comments that many tools allow in it. */
export const JSON_TABLE: LexerTable = {
  rules: [
    lineComment('//'),
    blockComment('/*', '*/', false),
    quoted([{ open: '"', close: '"', backslash: true }]),
  ],
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /[\p{ID_Start}_$][\p{ID_Continue}$]*/uy,
  operators: [],
};

/** `url(` without quotes takes everything up to `)` as it stands. Source: CSS Syntax Module Level 3, 4.3.6. */
export const url: LexerRule = (text, at) => {
  if (!/^url\($/i.test(text.slice(at, at + 4))) return null;
  let inside = at + 4;
  while (inside < text.length && ' \t\r\n\f'.includes(text.charAt(inside))) inside += 1;
  if (inside >= text.length) return { kind: 'string', to: at + 4 };
  return '"\''.includes(text.charAt(inside))
    ? null
    : {
        kind: 'string',
        to: stringEnd(text, inside, { open: 'url(', close: ')', backslash: true, lines: true }, []),
      };
};

/** How CSS is split into tokens. Bounds keep the engine's expressions from giving up on a long word. */
export const CSS_TABLE: LexerTable = {
  rules: [
    blockComment('/*', '*/', false),
    quoted([
      { open: '"', close: '"', backslash: true },
      { open: "'", close: "'", backslash: true },
    ]),
    url,
  ],
  number: /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?(?:%|[-\w\u0080-\uffff]|\\[^\n]){0,5000}/y,
  word: /[@#]?(?:[-\w\u0080-\uffff]|\\[^\n]){1,5000}/y,
  operators: ['::', '>=', '<=', '~=', '|=', '^=', '$=', '*=', '||'],
};
