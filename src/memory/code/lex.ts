import type { LexedLanguage } from './language.js';
import { GO_TABLE, KOTLIN_TABLE, RUST_TABLE, SWIFT_TABLE } from './lexers/brace.js';
import { C_TABLE, CPP_TABLE, CSHARP_TABLE, JAVA_TABLE } from './lexers/c-family.js';
import { CSS_TABLE, JSON_TABLE } from './lexers/data.js';
import { lexJavaScript } from './lexers/javascript.js';
import { PHP_TABLE } from './lexers/php.js';
import { PYTHON_TABLE } from './lexers/python.js';
import { RUBY_TABLE } from './lexers/ruby.js';
import { scan, type LexerTable } from './lexers/scanner.js';
import { SHELL_TABLE } from './lexers/shell.js';
import type { Token } from './token.js';

type Lexer = (text: string) => readonly Token[];

const byTable = (table: LexerTable): Lexer => (text) => scan(table, text);

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
};

/**
 * The tokens of a text. Total and linear: any text gives tokens, whatever is broken in it; what no rule knows is a
 * punctuator of one character.
 */
export function lex(language: LexedLanguage, text: string): readonly Token[] {
  return LEXERS[language](text);
}
