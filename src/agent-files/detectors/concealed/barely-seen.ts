import type { AgentText } from '../../agent-text.js';
import { placesIn } from '../../places.js';
import type { ConcealedPassage } from './passage.js';

/* What does a reader of a Markdown page barely see? Comments, titles, texts for pictures, and what is far right. */

/** A link definition that no link uses, by its habit of being a comment: `[//]: # (text)`, `[comment]: <> (text)`. */
const COMMENT_DEFINITION = /^ {0,3}\[[^\]]{1,100}\]:[ \t]{0,20}(?:#|<#?>)[ \t]{1,20}["'(]/;

/** HTML comments, and link definitions that are used as such. In code a reader sees them. */
export function* commentsIn(markdown: AgentText): Generator<ConcealedPassage> {
  for (const { line, column, text } of markdown.comments)
    yield { kind: 'comment', line, column, text };
  for (const line of markdown.lines) {
    if (line.kind === 'code') continue;
    const start = COMMENT_DEFINITION.exec(line.text)?.[0];
    if (start !== undefined)
      yield { kind: 'comment', line: line.number, column: 1, text: line.text.slice(start.length) };
  }
}

/** So many blanks push what follows out of sight: more than a screen of a review shows, or aligned code has. */
const BLANKS = 100;
const GAP = ' '.repeat(BLANKS);

/** What stands far to the right of its line, behind blanks. */
export function* farRightIn(lines: readonly string[]): Generator<ConcealedPassage> {
  for (const [index, raw] of lines.entries()) {
    if (raw.length <= BLANKS) continue;
    const line = raw.includes('\t') ? raw.replace(/\t/g, ' ') : raw;
    const gap = line.indexOf(GAP);
    if (gap < 0) continue;
    let from = gap + BLANKS;
    while (line[from] === ' ') from += 1;
    if (from < line.length)
      yield { kind: 'far-right', line: index + 1, column: from + 1, text: raw.slice(from) };
  }
}

/** The text instead of a picture, and titles: `![text](a.png)`, `[a](b.md "text")`, `[a]: b.md 'text'`. */
export function* labelsIn(page: string, markdown: AgentText): Generator<ConcealedPassage> {
  if (!/!\[|\][(:]/.test(page)) return;
  const placeOf = placesIn(page);
  for (const { from, text } of [...pictureTexts(page, labelsOf(markdown)), ...titles(page)])
    yield { kind: 'attribute', ...placeOf(from), text };
}

interface Label {
  readonly from: number;
  readonly text: string;
}

/** What a picture may be named by, so that `![name]` is one. */
function labelsOf({ links }: AgentText): ReadonlySet<string> {
  const definitions = links.filter(({ kind }) => kind === 'definition');
  return new Set(definitions.map(({ label }) => label.toLowerCase()));
}

/** The texts of pictures; of one in another, the outer one. Brackets are paired as they stand. */
function* pictureTexts(page: string, labels: ReadonlySet<string>): Generator<Label> {
  const open: { readonly from: number; readonly to: number; readonly isPicture: boolean }[] = [];
  let pictures = 0;
  for (const { 0: sign, index } of page.matchAll(/\\[^]|!?\[|\]|\n[ \t]*\n/g)) {
    if (sign.startsWith('\\')) continue;
    if (sign.startsWith('\n')) {
      // No label goes on behind its paragraph.
      open.length = 0;
      pictures = 0;
    } else if (sign !== ']') {
      const isPicture = sign === '![';
      open.push({ from: index, to: index + sign.length, isPicture });
      pictures += isPicture ? 1 : 0;
    } else {
      const start = open.pop();
      if (start?.isPicture !== true) continue;
      pictures -= 1;
      if (pictures > 0) continue;
      const text = page.slice(start.to, index);
      const isShown = /[([]/.test(page[index + 1] ?? '') || labels.has(text.toLowerCase());
      if (isShown) yield { from: start.from, text };
    }
  }
}

/** The address of a link or of a definition, with the blanks behind it. */
const ADDRESS = /\s*(?:<[^<>\n]*>|[^\s<>]*)(\s*)/y;
const DEFINITION = /^[ \t>]{0,20}\[[^\]\n]{1,999}\]:/gm;
const PARAGRAPH_END = /\n[ \t]*\n/g;

/** A title is in one paragraph, as its link is. */
function* titles(page: string): Generator<Label> {
  let start = 0;
  for (const end of [...page.matchAll(PARAGRAPH_END)]
    .map(({ index }) => index)
    .concat(page.length)) {
    const paragraph = page.slice(start, end);
    for (const { from, text } of titlesIn(paragraph)) yield { from: start + from, text };
    start = end;
  }
}

function* titlesIn(paragraph: string): Generator<Label> {
  const starts = [/\]\(/g, DEFINITION].flatMap((pattern) =>
    [...paragraph.matchAll(pattern)].map(({ 0: sign, index }) => ({
      from: index,
      to: index + sign.length,
    })),
  );
  let readTo = 0;
  const last = new Map(['"', "'", ')'].map((sign) => [sign, paragraph.lastIndexOf(sign)]));
  for (const { from, to } of starts.toSorted((a, b) => a.from - b.from)) {
    if (from < readTo) continue;
    ADDRESS.lastIndex = to;
    const [address = '', blanks = ''] = ADDRESS.exec(paragraph) ?? [];
    readTo = to + address.length;
    const opening = paragraph[readTo] ?? '';
    const close = opening === '(' ? ')' : opening;
    if (blanks === '' || readTo >= (last.get(close) ?? -1)) continue;
    const end = paragraph.indexOf(close, readTo + 1);
    if (!COMMENT_DEFINITION.test(paragraph.slice(from, readTo + 1)))
      yield { from, text: paragraph.slice(readTo + 1, end) };
    readTo = end;
  }
}
