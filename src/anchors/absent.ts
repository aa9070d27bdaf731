import { withoutComments } from '../languages/outline/code/directives.js';
import { languageOf, layoutLanguageOf } from '../languages/code/language.js';
import { lex } from '../languages/code/lex.js';
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
  const language = languageOf(path) ?? layoutLanguageOf(path);
  return encoding !== 'utf8' || language === null
    ? text
    : withoutComments(language, text, lex(language, text)).text;
}
