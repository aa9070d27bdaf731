import { withoutComments } from '../languages/outline/code/directives.js';
import { languageOf, layoutLanguageOf, languageNamed } from '../languages/code/languages.js';
import type { SourceText } from './source-text.js';

/**
 * Whether a text is nowhere in a file, whatever its layout: comments do not count, and blanks are left out on both
 * sides, so `eval (` is found as `eval(`.
 */
export function isAbsent(source: SourceText, absent: string): boolean {
  const wanted = source.literal(absent).replaceAll(/\s+/g, '');
  return wanted === ''
    ? source.text === ''
    : !codeOf(source).replaceAll(/\s+/g, '').includes(wanted);
}

function codeOf({ path, text, encoding }: SourceText): string {
  const name = languageOf(path) ?? layoutLanguageOf(path);
  if (encoding !== 'utf8' || name === null) return text;
  const language = languageNamed(name);
  return withoutComments(language, text, language.lex(text)).text;
}
