import { wordSet } from '../../text/words.js';
import { C_LIKE, either } from './comment-signs.js';
import { javascriptCanonical } from './javascript/canonical.js';
import { lexJavaScript } from './javascript/lexer.js';
import { ecmascriptSymbols } from './javascript/symbols.js';
import type { CodeLanguage } from './language.js';

/* JavaScript and TypeScript, each with and without elements of JSX. */

export const javascript: CodeLanguage<'javascript'> = {
  name: 'javascript',
  endings: 'mjs cjs',
  lex: (text) => lexJavaScript(text, { jsx: false, types: false }),
  canonical: (text, pieces) => javascriptCanonical('javascript', text, pieces),
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
  lex: (text) => lexJavaScript(text, { jsx: true, types: false }),
  canonical: (text, pieces) => javascriptCanonical('jsx', text, pieces),
  hasElements: true,
};

export const typescript: CodeLanguage<'typescript'> = {
  ...javascript,
  name: 'typescript',
  endings: 'ts mts cts',
  // `<T>(x)` is a type assertion or type parameters here, never an element.
  lex: (text) => lexJavaScript(text, { jsx: false, types: true }),
  canonical: (text, pieces) => javascriptCanonical('typescript', text, pieces),
  typeWords: wordSet('class interface enum module namespace'),
};

export const tsx: CodeLanguage<'tsx'> = {
  ...typescript,
  name: 'tsx',
  endings: 'tsx',
  lex: (text) => lexJavaScript(text, { jsx: true, types: true }),
  canonical: (text, pieces) => javascriptCanonical('tsx', text, pieces),
  hasElements: true,
};
