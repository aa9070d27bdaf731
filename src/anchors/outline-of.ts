import { languageOf, layoutLanguageOf } from '../languages/code/languages.js';
import { codeOutline } from '../languages/outline/code/code-outline.js';
import { dataOutline } from '../languages/outline/data-outline.js';
import { commentSpans } from '../languages/outline/lines/comment-spans.js';
import { linesOutline } from '../languages/outline/lines-outline.js';
import { markdownOutline } from '../languages/outline/markdown-outline.js';
import { pageOutline } from '../languages/outline/page/page-outline.js';
import type { Outline } from '../languages/outline/outline.js';
import type { SourceText } from './source-text.js';

/** Characters above which code is read line by line: hardly anybody writes such a file by hand. */
const MOST_CODE = 1024 * 1024;

/** Files of elements, read as pages. */
const XML =
  /\.(?:xml|svg|xhtml|xsl|xslt|xsd|plist|csproj|fsproj|vbproj|props|targets|resx|storyboard|xib)$/i;

const known = new WeakMap<SourceText, Outline>();

/** The outline of a cited file, read once. */
export function outlineOf(source: SourceText): Outline {
  const outline = known.get(source) ?? readOutline(source);
  known.set(source, outline);
  return outline;
}

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
