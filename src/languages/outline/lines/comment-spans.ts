import { matchFrom } from '../../../text/pattern.js';
import { endingOf } from '../../../text/file-text.js';
import type { Pair, Signs } from '../../code/comment-signs.js';
import { lex } from '../../code/languages.js';
import { type Mark, readSigns } from './comment-reader.js';
import { BY_ENDING, BY_NAME, MATLAB, OBJECTIVE_C } from './comment-syntax.js';

/* What of a file is comment or text, where no lexer reads its language: of Haskell the rest of a line behind `--`. */

export function commentSpans(path: string, text: string): readonly Mark[] {
  const signs = signsOf(path, text);
  if (signs === undefined) return [];
  return signs.templates === undefined
    ? readSigns(text, signs)
    : markupMarks(text, signs.templates);
}

/** By the whole name (`Makefile`) or the ending; undefined where no signs are known. */
function signsOf(path: string, text: string): Signs | undefined {
  const ending = endingOf(path);
  // Two languages share it: with `#import`, `@interface` or `//` at the start of a line it is Objective-C.
  if (ending === 'm')
    return /^[ \t]*(?:#(?:import|include)|@(?:interface|implementation|import|class|protocol)|\/[/*])/m.test(
      text,
    )
      ? OBJECTIVE_C
      : MATLAB;
  return BY_NAME.get(path.slice(path.lastIndexOf('/') + 1).toLowerCase()) ?? BY_ENDING.get(ending);
}

/** `{% comment %} … {% endcomment %}` of Django and Liquid. */
const BLOCK_TAG = /\{%-?\s{0,9}comment\b/y;

/** Markup, and in it what its scripts and styles have of their own. */
function markupMarks(text: string, templates: readonly Pair[]): Mark[] {
  const marks: Mark[] = [];
  // Signs that do not come any more: each is looked for to the end once, so that time stays linear.
  const gone = new Set<string>();
  const behind = (close: string, from: number): number | null => {
    const at = gone.has(close) ? -1 : text.indexOf(close, from);
    if (at === -1) gone.add(close);
    return at === -1 ? null : at + close.length;
  };
  // What may begin something: `<!--`, `<![CDATA[`, `<?php`, `<script`, `{{!`, `{#`, `{%`, `<%#`, `<%-`, `@*`.
  const opening = /<!--|<!\[CDATA\[|<\?|<(script|style)\b|\{\{!|\{[#%]|<%[#-]|@\*/gi;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const [sign, element] = found;
    const from = found.index;
    if (element !== undefined) {
      const inside = text.indexOf('>', opening.lastIndex) + 1;
      if (inside === 0) break;
      const name = element.toLowerCase() === 'style' ? 'style' : 'script';
      const end = name === 'style' ? /<\/style/gi : /<\/script/gi;
      const to = matchFrom(end, text, inside)?.index ?? text.length;
      marks.push(...embedded(text.slice(inside, to), inside, name));
      opening.lastIndex = to;
      continue;
    }
    const isMarkup = sign.startsWith('<') && !sign.startsWith('<%');
    const pair = isMarkup ? markupPair(sign) : templatePair(text, from, templates);
    if (pair === null) continue;
    // `<!-->` is a whole comment, so its end may begin within its opening.
    const close = behind(pair[1], from + (sign === '<!--' ? 2 : pair[0].length));
    // What no engine would take for a comment is text.
    if (close === null && !isMarkup) continue;
    const to = close ?? text.length;
    marks.push({ from, to, sign: pair[0] });
    opening.lastIndex = to;
  }
  return marks;
}

function markupPair(sign: string): Pair {
  if (sign === '<!--') return [sign, '-->'];
  return [sign, sign === '<?' ? '?>' : ']]>'];
}

/** The comment of a template engine that begins at an offset; null where its signs are of another engine. */
function templatePair(text: string, from: number, templates: readonly Pair[]): Pair | null {
  BLOCK_TAG.lastIndex = from;
  if (templates.length > 0 && BLOCK_TAG.test(text)) return ['{% comment', 'endcomment'];
  return templates.find(([open]) => text.startsWith(open, from)) ?? null;
}

/** A script or a style is code, and its comments and texts are not. Where a mark begins, the one before it counts. */
function embedded(inside: string, from: number, element: 'script' | 'style'): Mark[] {
  const marks: Mark[] = [];
  let at = from;
  const code = (to: number): void => {
    if (to > at) marks.push({ from: at - 1, to, sign: element });
  };
  for (const token of lex(element === 'style' ? 'css' : 'typescript', inside)) {
    if (token.kind !== 'comment' && token.kind !== 'string' && token.kind !== 'template') continue;
    code(from + token.from + 1); // where it begins is code still
    marks.push({ from: from + token.from, to: from + token.to, sign: `${element} ${token.kind}` });
    at = from + token.to;
  }
  code(from + inside.length);
  return marks;
}
