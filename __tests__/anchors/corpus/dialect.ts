import type { Language } from './case.js';

/** What the transformations must know of a language. */
export interface Dialect {
  /** n3 has a lexer for it, so re-formatting keeps the meaning (ANCHORS, normaliser n3). */
  readonly lexed: boolean;
  /** A symbol can be cited, and an emptied function be told from a moved one. */
  readonly symbols: boolean;
  /** How a line becomes a comment. */
  readonly line: readonly [open: string, close: string];
  /** A comment around lines, each on its own line or at the end of one. */
  readonly block: readonly [open: string, close: string] | null;
  /** A string literal around lines. */
  readonly literal: readonly [open: string, close: string] | null;
  /** A branch that is never taken, at the top level. */
  readonly never: readonly [open: string, close: string] | null;
  /** A statement that may stand anywhere in a function. */
  readonly statement: string;
  /** A harmless declaration of its own, at the top level. */
  readonly declaration: readonly string[];
  readonly parser: 'typescript' | 'babel' | 'css' | null;
}

const braces = {
  lexed: true,
  symbols: true,
  line: ['// ', ''],
  block: ['/*', '*/'],
  never: null,
  parser: null,
} as const;

const scripts = {
  ...braces,
  literal: ['const unused = `', '`;'],
  never: ['if (false) {', '}'],
  statement: 'tally.add(1);',
} as const;

/** Languages of code; documents and settings have cases of their own. */
export const DIALECTS = {
  typescript: {
    ...scripts,
    declaration: [
      '/** Ratio of two numbers, zero where there is none. */',
      'export function ratio(part: number, whole: number): number {',
      '  return whole === 0 ? 0 : part / whole;',
      '}',
      '',
    ],
    parser: 'typescript',
  },
  javascript: {
    ...scripts,
    declaration: [
      '/** Ratio of two numbers, zero where there is none. */',
      'function ratio(part, whole) {',
      '  return whole === 0 ? 0 : part / whole;',
      '}',
      '',
    ],
    parser: 'babel',
  },
  python: {
    ...braces,
    line: ['# ', ''],
    block: null,
    literal: ['unused = """', '"""'],
    never: ['if False:', ''],
    statement: 'tally.add(1)',
    declaration: [
      'def ratio(part, whole):',
      '    return 0 if whole == 0 else part / whole',
      '',
      '',
    ],
  },
  go: {
    ...braces,
    literal: ['_ = `', '`'],
    statement: 'tally.Add(1)',
    declaration: [
      '// ratio of two numbers, zero where there is none.',
      'func ratio(part, whole float64) float64 {',
      '\tif whole == 0 {',
      '\t\treturn 0',
      '\t}',
      '\treturn part / whole',
      '}',
      '',
    ],
  },
  java: {
    ...braces,
    literal: ['String unused = """', '""";'],
    statement: 'tally.add(1);',
    declaration: [
      '/** What is counted while it runs. */',
      'interface Tally {',
      '    void add(int count);',
      '}',
      '',
    ],
  },
  rust: {
    ...braces,
    literal: ['let _unused = r#"', '"#;'],
    statement: 'tally.add(1);',
    declaration: [
      '/// Ratio of two numbers, zero where there is none.',
      'pub fn ratio(part: f64, whole: f64) -> f64 {',
      '    if whole == 0.0 { 0.0 } else { part / whole }',
      '}',
      '',
    ],
  },
  c: {
    ...braces,
    literal: null,
    statement: 'tally_add(1);',
    declaration: [
      '/* Smaller of two numbers. */',
      'static int smaller(int a, int b)',
      '{',
      '    return a < b ? a : b;',
      '}',
      '',
    ],
  },
  css: {
    ...braces,
    symbols: false,
    line: ['/* ', ' */'],
    literal: null,
    statement: 'opacity: 1;',
    declaration: ['.toolbar {', '  display: flex;', '  gap: 4px;', '}', ''],
    parser: 'css',
  },
  shell: {
    ...braces,
    lexed: false,
    symbols: false,
    line: ['# ', ''],
    block: null,
    literal: null,
    statement: 'count=$((count + 1))',
    declaration: ['is_root() {', '  [ "$(id -u)" -eq 0 ]', '}', ''],
  },
} as const satisfies Partial<Record<Language, Dialect>>;

export type CodeLanguage = keyof typeof DIALECTS;

export function dialectOf(language: CodeLanguage): Dialect {
  return DIALECTS[language];
}
