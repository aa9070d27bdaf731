import type { LexedLanguage } from './language.js';
import { GO_TABLE, KOTLIN_TABLE, RUST_TABLE, SWIFT_TABLE } from './lexers/brace.js';
import { C_TABLE, CPP_TABLE, CSHARP_TABLE, JAVA_TABLE } from './lexers/c-family.js';
import { CSS_TABLE, JSON_TABLE } from './lexers/data.js';
import { lexPage } from './lexers/html.js';
import { lexJavaScript } from './lexers/javascript.js';
import { PHP_TABLE } from './lexers/php.js';
import {
  DART_TABLE,
  GRAPHQL_TABLE,
  HCL_TABLE,
  LUA_TABLE,
  PROTO_TABLE,
  ZIG_TABLE,
} from './lexers/plain.js';
import { PYTHON_TABLE } from './lexers/python.js';
import { RUBY_TABLE } from './lexers/ruby.js';
import { scan, type LexerTable } from './lexers/scanner.js';
import { SHELL_TABLE } from './lexers/shell.js';
import { SQL_TABLE } from './lexers/sql.js';
import { LESS_TABLE, SCSS_TABLE } from './lexers/stylesheets.js';
import type { Token } from './token.js';

/*
 * Of which tokens is a text made? `lex('typescript', 'f(1) // a')` gives a word, a sign, a number, a sign and a
 * comment, each with its place.
 */

/** Splits a text of one language into tokens. */
type Lexer = (text: string) => readonly Token[];

/** The lexer that a table describes. */
const byTable =
  (table: LexerTable): Lexer =>
  (text) =>
    scan(table, text);

/** The lexer of each language: the compiler asks for one. */
const LEXERS: Readonly<Record<LexedLanguage, Lexer>> = {
  javascript: (text) => lexJavaScript(text, { jsx: false, types: false }),
  jsx: (text) => lexJavaScript(text, { jsx: true, types: false }),
  // `<T>(x)` is a type assertion or type parameters here, never an element.
  typescript: (text) => lexJavaScript(text, { jsx: false, types: true }),
  tsx: (text) => lexJavaScript(text, { jsx: true, types: true }),
  json: byTable(JSON_TABLE),
  css: byTable(CSS_TABLE),
  python: byTable(PYTHON_TABLE),
  go: byTable(GO_TABLE),
  java: byTable(JAVA_TABLE),
  rust: byTable(RUST_TABLE),
  c: byTable(C_TABLE),
  cpp: byTable(CPP_TABLE),
  csharp: byTable(CSHARP_TABLE),
  ruby: byTable(RUBY_TABLE),
  php: byTable(PHP_TABLE),
  kotlin: byTable(KOTLIN_TABLE),
  swift: byTable(SWIFT_TABLE),
  shell: byTable(SHELL_TABLE),
  sql: byTable(SQL_TABLE),
  html: (text) => lexPage(text, 'html', lex),
  vue: (text) => lexPage(text, 'vue', lex),
  scss: byTable(SCSS_TABLE),
  less: byTable(LESS_TABLE),
  dart: byTable(DART_TABLE),
  lua: byTable(LUA_TABLE),
  proto: byTable(PROTO_TABLE),
  graphql: byTable(GRAPHQL_TABLE),
  zig: byTable(ZIG_TABLE),
  hcl: byTable(HCL_TABLE),
};

/**
 * The tokens of a text. Total and linear: any text gives tokens, whatever is broken in it; what no rule knows is a
 * punctuator of one character.
 */
export function lex(language: LexedLanguage, text: string): readonly Token[] {
  return LEXERS[language](text);
}
