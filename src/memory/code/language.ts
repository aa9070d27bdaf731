/** Languages that this version reads as tokens, as symbols, or both. */
export const LANGUAGES = ['javascript', 'jsx', 'typescript', 'tsx', 'json', 'css', 'python', 'go', 'java', 'rust', 'c', 'cpp', 'csharp', 'ruby', 'php', 'kotlin', 'swift', 'shell'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/** The language of a file by the ending of its name, or null where this version has no lexer for it. */
export function languageOf(path: string): Language | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? null : (BY_EXTENSION.get(name.slice(dot + 1).toLowerCase()) ?? null);
}
