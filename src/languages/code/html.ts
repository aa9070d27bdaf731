import {
  type CanonicalPiece,
  canonicalPieces,
  canonicalPlainText,
  mark,
  oddGap,
  standsAlone,
} from './canonical/piece.js';
import { MARKUP } from './comment-signs.js';
import { css, less, scss } from './css.js';
import { type Embedded, type HtmlDialect, lexPage, readPage } from './html-page.js';
import { javascript, jsx, tsx, typescript } from './javascript.js';
import { canonicalIn, type CodeLanguage } from './language.js';
import type { CanonicalToken, Token } from './token.js';

/* HTML and Vue: the content of a script or style is code of another language, all else is markup. */

const EMBEDDED: Readonly<Record<Embedded, CodeLanguage>> = {
  javascript,
  typescript,
  jsx,
  tsx,
  css,
  scss,
  less,
};

const lexEmbedded = (language: Embedded, text: string): readonly Token[] =>
  EMBEDDED[language].lex(text);

function page<Name extends HtmlDialect>(name: Name, endings: string): CodeLanguage<Name> {
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

/** Where blanks show: then every one of them counts. `white-space: pre`, `whitespace-pre`, `xml:space`. */
const SHOWN_BLANKS = /white-?space[^;{}<>"']{0,20}(?:pre|break-spaces)|xml:space/i;

const TAG = /^<\/?[A-Za-z]/;

/** A comment that somebody acts on: `<!--[if IE]>`, `<!--#include …`, `{# … #}`. */
const EXACT_COMMENT = /^(?:<!--(?:\[|#|<!)|\{#)/;

/** In text one blank is as good as many; between attributes blanks mean nothing. */
function pageCanonical(
  text: string,
  dialect: HtmlDialect,
  embedded: (language: Embedded, text: string) => readonly CanonicalToken[],
): readonly CanonicalToken[] {
  const { tokens, regions } = readPage(text, dialect);
  const pieces = canonicalPieces(text, tokens);
  const isExact = SHOWN_BLANKS.test(text);
  const canonical: CanonicalToken[] = [];
  let region = 0;
  let isInTag = false;
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    let isInExact = false;
    let isBehindCode = false;
    for (
      let one = regions[region];
      one !== undefined && one.from <= piece.from;
      one = regions[region]
    ) {
      isInExact ||= one.language === null;
      isBehindCode ||= one.language !== null;
      if (one.language !== null)
        canonical.push(...shifted(embedded(one.language, text.slice(one.from, one.to)), one.from));
      if (one.to > piece.from) break;
      region += 1;
    }
    if (!isBehindCode)
      canonical.push(...gapTokens(piece, before, isInExact || (isExact && !isInTag)));
    canonical.push({
      text: written(pieces, index, piece, dialect),
      from: piece.from,
      to: piece.to,
    });
    if (piece.kind === 'markup') isInTag = TAG.test(piece.text);
  }
  for (const { from, to, language } of regions.slice(region))
    if (language !== null)
      canonical.push(...shifted(embedded(language, text.slice(from, to)), from));
  return canonical;
}

function shifted(tokens: readonly CanonicalToken[], by: number): readonly CanonicalToken[] {
  return tokens.map(({ text, from, to }) => ({ text, from: from + by, to: to + by }));
}

/** The mark for the blanks before a piece: exact where they show, one in text, none before the end of a tag. */
function gapTokens(
  piece: CanonicalPiece,
  before: CanonicalPiece | undefined,
  isExact: boolean,
): readonly CanonicalToken[] {
  if (before === undefined || piece.gap === '') return [];
  const exact = isExact ? `g:${piece.gap}` : oddGap(piece);
  if (exact !== null) return [mark(exact, before.to)];
  const endsTag = piece.kind === 'markup' && (piece.text === '>' || piece.text === '/>');
  return endsTag ? [] : [mark(' ', before.to)];
}

const LIST = /^class(?:name)?$/i;

const CODE = /^(?:[:@#]|v-)/;

/** The canonical text of a piece: in lists of words and in code, blanks around a line end are folded. */
function written(
  pieces: readonly CanonicalPiece[],
  index: number,
  piece: CanonicalPiece,
  dialect: HtmlDialect,
): string {
  if (piece.kind === 'comment' && EXACT_COMMENT.test(piece.text)) return `x:${piece.text}`;
  const name = pieces[index - 1]?.text === '=' ? pieces[index - 2]?.text : undefined;
  if (piece.kind === 'string' && name !== undefined && /^["']/.test(piece.text)) {
    if (LIST.test(name)) return `s:${piece.text.replaceAll(/[ \t]*\n[ \t\n]*/g, '\n')}`;
    if (dialect === 'vue' && CODE.test(name)) return `s:${codeText(piece.text, 1)}`;
  }
  if (piece.kind === 'template' && piece.text.startsWith('{{'))
    return `t:${codeText(piece.text, 2)}`;
  return canonicalPlainText(piece, piece.kind === 'comment' && standsAlone(pieces, index));
}

/** What may be a text, a regular expression or an escape to one reader and something else to another. */
const DOUBTFUL = /[`\\/]|&[#\w]/;

/** An expression in other blanks. Its line ends stay, and so does whether two of its tokens touch. */
function codeText(text: string, edge: number): string {
  const inside = text.slice(edge, text.length - edge);
  if (!inside.includes('\n') || DOUBTFUL.test(inside)) return text;
  const tokens = typescript.lex(inside);
  const parts = canonicalPieces(inside, tokens).map(
    ({ text: own, gap }) => `${oneBlank(gap)}${own}`,
  );
  // An apostrophe that nothing closes could be prose.
  const isOpen = tokens.some(
    ({ kind, from, to }) =>
      kind === 'string' && (to - from < 2 || inside.charAt(to - 1) !== inside.charAt(from)),
  );
  return isOpen
    ? text
    : `${text.slice(0, edge)}${parts.join('')}${/\n\s*$/.test(inside) ? '\n' : ''}${text.slice(text.length - edge)}`;
}

function oneBlank(gap: string): string {
  if (gap === '') return '';
  return gap.includes('\n') ? '\n' : ' ';
}
