/*
 * In which language is a file written? `languageOf('src/a.ts')` is `typescript`, by its ending alone; null for SQL
 * and others without symbols, which `layoutLanguageOf` knows. Where both are null a file is plain text.
 */

/** Languages that this version reads as tokens, as symbols, or both. */
export const LANGUAGES = [
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'json',
  'css',
  'python',
  'go',
  'java',
  'rust',
  'c',
  'cpp',
  'csharp',
  'ruby',
  'php',
  'kotlin',
  'swift',
  'shell',
] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Languages of which only comments, texts and blanks are read. Everywhere else a file of them is
 * plain text, as it always was: the hints of facts that cite one stay true.
 */
export const LAYOUT_LANGUAGES = [
  'sql',
  'html',
  'vue',
  'scss',
  'less',
  'dart',
  'lua',
  'proto',
  'graphql',
  'zig',
  'hcl',
] as const;
export type LayoutLanguage = (typeof LAYOUT_LANGUAGES)[number];

/** All that have a lexer. */
export type LexedLanguage = Language | LayoutLanguage;

/** The language of each ending. `js` is read as JSX and `h` as C++, since such a file may hold either. */
const BY_EXTENSION: ReadonlyMap<string, Language> = new Map([
  ['js', 'jsx'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['jsx', 'jsx'],
  ['ts', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['tsx', 'tsx'],
  ['json', 'json'],
  ['css', 'css'],
  ['py', 'python'],
  ['pyi', 'python'],
  ['go', 'go'],
  ['java', 'java'],
  ['rs', 'rust'],
  ['c', 'c'],
  ['h', 'cpp'],
  ['cc', 'cpp'],
  ['cpp', 'cpp'],
  ['cxx', 'cpp'],
  ['hpp', 'cpp'],
  ['hh', 'cpp'],
  ['hxx', 'cpp'],
  ['cs', 'csharp'],
  ['rb', 'ruby'],
  ['rake', 'ruby'],
  ['php', 'php'],
  ['kt', 'kotlin'],
  ['kts', 'kotlin'],
  ['swift', 'swift'],
  ['sh', 'shell'],
  ['bash', 'shell'],
]);

const LAYOUT_BY_EXTENSION: ReadonlyMap<string, LayoutLanguage> = new Map([
  ['sql', 'sql'],
  ['psql', 'sql'],
  ['ddl', 'sql'],
  ['html', 'html'],
  ['htm', 'html'],
  ['vue', 'vue'],
  ['scss', 'scss'],
  ['less', 'less'],
  ['dart', 'dart'],
  ['lua', 'lua'],
  ['proto', 'proto'],
  ['graphql', 'graphql'],
  ['gql', 'graphql'],
  ['zig', 'zig'],
  ['tf', 'hcl'],
  ['tfvars', 'hcl'],
  ['hcl', 'hcl'],
]);

/** The language of a file by the ending of its name, or null where this version does not read it as code. */
export function languageOf(path: string): Language | null {
  return BY_EXTENSION.get(extensionOf(path)) ?? null;
}

/** The same for what is read as code only to tell which of its blanks mean something. */
export function layoutLanguageOf(path: string): LayoutLanguage | null {
  return LAYOUT_BY_EXTENSION.get(extensionOf(path)) ?? null;
}

/** The ending of a file name in lower case; empty for `.bashrc` and `Makefile`. */
function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
