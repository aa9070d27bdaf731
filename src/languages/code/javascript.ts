import { wordSet } from '../../text/words.js';
import { C_LIKE, either } from './comment-signs.js';
import { javascriptCanonical } from './javascript/canonical.js';
import { type Dialect, lexJavaScript } from './javascript/lexer.js';
import { ecmascriptSymbols } from './javascript/symbols.js';
import type { CodeLanguage } from './language.js';

/* JavaScript and TypeScript, each with and without elements of JSX. */

const readers = (dialect: Dialect): Pick<CodeLanguage, 'lex' | 'canonical'> => ({
  lex: (text) => lexJavaScript(text, dialect),
  canonical: (text, pieces) => javascriptCanonical(dialect, text, pieces),
});

export const javascript: CodeLanguage<'javascript'> = {
  name: 'javascript',
  endings: 'mjs cjs',
  ...readers({ jsx: false, types: false }),
  symbols: ecmascriptSymbols,
  comments: C_LIKE,
  toolComments: either(
    /^\/\/\/\s*<|^\W*(?:@ts-|ts-check|eslint-?(?:disable|enable|env)?\b|oxlint-|biome-ignore)/,
    /^\W*(?:jslint|jshint|globals?\s|istanbul |c8 |v8 ignore|@jsx|@flow|@vite-ignore|webpack[A-Z])/,
    /^\W*(?:[#@]__\w+__|[#@] ?source(?:Mapping)?URL)/,
  ),
  linesEnd: 'when unsure',
  typeWords: wordSet('class'),
  functionWords: wordSet('function'),
  hasFreeSemicolons: true,
};

/** A `.js` file may hold elements. */
export const jsx: CodeLanguage<'jsx'> = {
  ...javascript,
  name: 'jsx',
  endings: 'js jsx',
  ...readers({ jsx: true, types: false }),
  hasElements: true,
};

export const typescript: CodeLanguage<'typescript'> = {
  ...javascript,
  name: 'typescript',
  endings: 'ts mts cts',
  // `<T>(x)` is a type assertion or type parameters here, never an element.
  ...readers({ jsx: false, types: true }),
  typeWords: wordSet('class interface enum module namespace'),
};

export const tsx: CodeLanguage<'tsx'> = {
  ...typescript,
  name: 'tsx',
  endings: 'tsx',
  ...readers({ jsx: true, types: true }),
  hasElements: true,
};
