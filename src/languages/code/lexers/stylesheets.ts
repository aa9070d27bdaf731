import { CSS_TABLE, url } from './data.js';
import { blockComment, holeEnd, lineComment, quoted, type Hole, type Quote } from './rules.js';
import type { LexerTable, LexerRule } from './scanner.js';

/*
 * How do SCSS and Less differ from CSS? They have `//` comments, and `#{$name}` or `@{name}` in the middle of a
 * word.
 */

/** `#{…}` in SCSS and `@{…}` in Less: what stands there becomes part of a name, so it is kept as it is. */
function interpolation(hole: Hole, quotes: readonly Quote[]): LexerRule {
  return (text, at) =>
    text.startsWith(hole.open, at)
      ? { kind: 'template', to: holeEnd(text, at + hole.open.length, hole, quotes) }
      : null;
}

function stylesheet(hole: Hole, more: readonly Quote[]): LexerTable {
  const own = ['"', "'"].map((quote): Quote => ({
    open: quote,
    close: quote,
    backslash: true,
    holes: [hole],
  }));
  const quotes = [...own, ...more];
  return {
    ...CSS_TABLE,
    rules: [
      blockComment('/*', '*/', false),
      lineComment('//'),
      interpolation(hole, quotes),
      quoted(quotes),
      url,
    ],
  };
}

export const SCSS_TABLE = stylesheet({ open: '#{', bracket: '{' }, []);

/** Between backticks stands JavaScript. */
export const LESS_TABLE = stylesheet({ open: '@{', bracket: '{' }, [
  { open: '`', close: '`', lines: true },
]);
