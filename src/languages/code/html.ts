import { MARKUP } from './comment-signs.js';
import { css, less, scss } from './css.js';
import { pageCanonical } from './html-canonical.js';
import { type Embedded, type HtmlDialect, lexPage } from './html-page.js';
import { javascript, jsx, tsx, typescript } from './javascript.js';
import { canonicalIn, type CodeLanguage } from './language.js';
import type { Token } from './token.js';

/* HTML and Vue: the content of a script or style is code of another language, all else is markup. */

const EMBEDDED: Readonly<Record<Embedded, CodeLanguage>> = {
  ...{ javascript, typescript, jsx, tsx },
  ...{ css, scss, less },
};

function page<Name extends HtmlDialect>(name: Name, endings: string): CodeLanguage<Name> {
  const lexEmbedded = (language: Embedded, text: string): readonly Token[] =>
    EMBEDDED[language].lex(text);
  return {
    name,
    endings,
    lex: (text) => lexPage(text, name, lexEmbedded),
    canonical: (text) =>
      pageCanonical(text, name, (language, inside) =>
        canonicalIn(EMBEDDED[language], inside, lexEmbedded(language, inside)),
      ),
    comments: MARKUP,
    toolComments: /^<!--\s*(?:\[if|<!\[|#|ko\b|\/ko\b)/i,
  };
}

export const html = page('html', 'html htm');

export const vue = page('vue', 'vue');
