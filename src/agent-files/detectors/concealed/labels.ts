import type { AgentText } from '../../agent-text.js';
import { Places } from '../../places.js';
import { COMMENT_DEFINITION } from './comments.js';

import type { ConcealedPassage } from './passage.js';

/*
 * What do the pictures and links of a Markdown page say that a reader barely sees? The text instead of a picture, and
 * titles: `![text](a.png)`, `[a](b.md "text")`, `[a]: b.md 'text'`.
 */
export function* labelsIn(page: string, markdown: AgentText): Generator<ConcealedPassage> {
  if (!/!\[|\][(:]/.test(page)) return;
  const places = new Places(page);
  for (const { from, text } of [...pictureTexts(page, labelsOf(markdown)), ...titles(page)])
    yield { kind: 'attribute', ...places.at(from), text };
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
