import { remembered } from '../text/collections.js';
import { languageNamed, languageOf, layoutLanguageOf, lex } from '../languages/code/languages.js';
import { nearestNames, readCode, symbolsOf } from '../languages/code/symbols.js';
import type { CodeSymbol } from '../languages/code/symbols/reader.js';
import { codeOutline } from '../languages/outline/code/code-outline.js';
import { withoutComments } from '../languages/outline/code/code-text.js';
import { dataOutline } from '../languages/outline/data-outline.js';
import { linesOutline } from '../languages/outline/lines-outline.js';
import { commentSpans } from '../languages/outline/lines/comment-spans.js';
import { markdownOutline } from '../languages/outline/markdown-outline.js';
import type { Outline } from '../languages/outline/outline.js';
import { pageOutline } from '../languages/outline/page/page-outline.js';
import type { SourceText } from './source-text.js';

/* What the readers of code and data make of a cited file, read once. */

/** Characters above which code is read line by line: hardly anybody writes such a file by hand. */
const MOST_CODE = 1024 * 1024;

/** Files of elements, read as pages. */
const XML =
  /\.(?:xml|svg|xhtml|xsl|xslt|xsd|plist|csproj|fsproj|vbproj|props|targets|resx|storyboard|xib)$/i;

export const outlineOf = remembered(readOutline);

/** Chooses the reader by the name of the file. A new kind of file is a line here. */
function readOutline({ path, text, encoding }: SourceText): Outline {
  if (encoding !== 'utf8') return linesOutline('', text);
  if (/\.(?:md|mdx|mdc|markdown)$/i.test(path)) return markdownOutline(text);
  const data = dataOutline(path, text);
  if (data !== null) return data;
  if (XML.test(path)) return pageOutline('html', text);
  const language = languageOf(path) ?? layoutLanguageOf(path);
  if (language === null || language === 'json' || text.length > MOST_CODE)
    return linesOutline(path, text);
  return language === 'html' || language === 'vue'
    ? pageOutline(language, withoutTemplateComments(path, text))
    : codeOutline(language, text);
}

/** Signs of the comments of template engines. */
const TEMPLATE_COMMENT = /^(?:\{[#%{]|<%|@\*)/;

/** A page with blanks for the comments of its template engine: what is in them is on no page. */
function withoutTemplateComments(path: string, text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, sign } of commentSpans(path, text)) {
    if (!TEMPLATE_COMMENT.test(sign) || from < at) continue;
    parts.push(text.slice(at, from), text.slice(from, to).replaceAll(/[^\n]/g, ' '));
    at = to;
  }
  return parts.join('') + text.slice(at);
}

/** The symbols of a file, read once; null where its kind has none. */
export const symbolsIn = remembered(
  ({ path, text, encoding }: SourceText): readonly CodeSymbol[] | null => {
    const language = encoding === 'utf8' ? languageOf(path) : null;
    return language === null ? null : symbolsOf(readCode(language, text, lex(language, text)));
  },
);

/** The name in a file that somebody may have meant. */
export function nearSymbol(source: SourceText, name: string): string | null {
  return nearestNames(symbolsIn(source) ?? [], name)[0] ?? null;
}

/** Whether a text is nowhere in a file: comments do not count, and blanks are ignored. */
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
