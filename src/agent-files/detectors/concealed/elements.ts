import { grouped } from '../../../text/collections.js';
import { wordSet } from '../../../text/words.js';
import {
  concealmentOf,
  attributesOf,
  type PageTag,
  tagsOf,
} from '../../../languages/hiding/element.js';
import { placesIn } from '../../detection.js';
import { type Container, isContainer } from '../../../languages/outline/markdown/cursor.js';
import { readMarkdownBlocks } from '../../../languages/outline/markdown/read-blocks.js';
import type { AgentText, TextLine } from '../../agent-text.js';

/** What do the elements of a Markdown page say that a reader of the rendered page does not see? */
export function* elementsIn(page: MarkupText): Generator<ConcealedPassage> {
  if (!/<[a-z/?!]/i.test(page.shown)) return;
  const at = placesIn(page.shown);
  for (const { from, text } of oddComments(page.shown))
    yield { kind: 'comment', ...at(from), text };
  const tags = [...tagsOf(page.shown)];
  // Up to where each kind was read, so that one inside another of its kind is not told twice; a
  // hidden element in a folded section is told by itself.
  const readUpTo = { hidden: 0, folded: 0 };
  for (const [index, tag] of tags.entries()) {
    const attributes = attributesOf(tag.attributes);
    for (const text of textsOf(attributes)) yield { kind: 'attribute', ...at(tag.from), text };
    const concealment = tag.isEnd ? null : concealmentOf(tag.name, attributes);
    if (concealment === null || tag.from < readUpTo[concealment]) continue;
    const end = endOf(tags, index) ?? page.shown.length;
    readUpTo[concealment] = end;
    // A folded example is opened as every other one is read.
    yield concealment === 'hidden'
      ? { kind: 'element', ...at(tag.from), text: page.written.slice(tag.to, end) }
      : { kind: 'details', ...at(tag.from), text: withoutBlanks(page.shown.slice(tag.to, end)) };
  }
}

/** Code leaves an empty line: the digest of the text is in the key of findings that users accepted. */
function withoutBlanks(text: string): string {
  return text.replace(/\n +(?=\n)/g, '\n');
}

/** A shorter text lures nobody. */
const LEAST_TEXT = 12;

/** What attributes say: each value, and the names, which may be the words of a sentence. */
function textsOf(attributes: ReturnType<typeof attributesOf>): readonly string[] {
  const names = attributes.filter(({ value }) => value === '').map(({ name }) => name);
  return [...attributes.map(({ value }) => value), names.join(' ')].filter(
    (text) => text.length >= LEAST_TEXT,
  );
}

/** Elements in which a browser reads no tags up to their end. */
const RAW: ReadonlySet<string> = wordSet('script style textarea title xmp iframe noembed noframes');

function endOf(tags: readonly PageTag[], start: number): number | null {
  const name = tags[start]?.name ?? '';
  let depth = 1;
  for (const tag of tagsBehind(tags, start)) {
    if (tag.name === name) depth += tag.isEnd ? -1 : 1;
    // A paragraph ends where the next one begins.
    if (depth === 0 || (depth === 2 && name === 'p')) return tag.from;
  }
  return null;
}

/** The tags behind one that a browser reads: not within another tag, nor where it reads none. */
function* tagsBehind(tags: readonly PageTag[], start: number): Generator<PageTag> {
  let raw: string | null = null;
  let readTo = 0;
  for (let index = start; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === undefined || tag.from < readTo) continue;
    if (raw !== null && !(tag.isEnd && tag.name === raw)) continue;
    readTo = tag.to;
    raw = !tag.isEnd && RAW.has(tag.name) ? tag.name : null;
    if (index > start) yield tag;
  }
}

/** What a browser takes for a comment though it begins with no `<!--`: `<!a>`, `<?a>`, `</ a>`. */
function* oddComments(page: string): Generator<{ readonly from: number; readonly text: string }> {
  const start = /<(?:!|\?|\/(?=[^a-z>]))/gi;
  for (let found = start.exec(page); found !== null; found = start.exec(page)) {
    const from = start.lastIndex;
    const end = page.indexOf('>', from);
    if (end < 0) return;
    yield { from: found.index, text: page.slice(from, end) };
    start.lastIndex = end;
  }
}

/** Two readings of one text, with the same offsets. */
interface MarkupText {
  /** With blanks for code, for front matter and for comments that are known. */
  readonly shown: string;
  readonly written: string;
}

export function readMarkup(markdown: AgentText): MarkupText {
  const { lines } = markdown;
  const html = htmlLines(lines);
  const shownAsCode = markdown.code.filter(({ line }) => !html.has(line));
  const spans = grouped(shownAsCode, ({ line }) => line);
  const shown = lines.map(({ kind, text, number }) => {
    const isOut = kind === 'front-matter' || (kind === 'code' && !html.has(number));
    return isOut ? ' '.repeat(text.length) : withoutSpans(text, spans.get(number) ?? []);
  });
  return { shown: shown.join('\n'), written: lines.map(({ raw }) => raw).join('\n') };
}

function withoutSpans(
  line: string,
  spans: readonly { readonly column: number; readonly text: string }[],
): string {
  let rest = '';
  for (const { column, text } of spans)
    rest += line.slice(rest.length, column - 1) + ' '.repeat(text.length);
  return rest + line.slice(rest.length);
}

function htmlLines(lines: readonly TextLine[]): ReadonlySet<number> {
  const found = new Set<number>();
  // A block of HTML begins with a tag, behind no more than signs of quotations and items.
  if (!lines.some(({ raw }) => raw.includes('<') && /^[\s>*+\d.)-]*</.test(raw))) return found;
  const texts = lines.map(({ kind, raw }) => (kind === 'front-matter' ? '' : raw));
  const pending: Container[] = [readMarkdownBlocks(texts, [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const child of next.children) {
      if (isContainer(child)) pending.push(child);
      else if (child.kind === 'html')
        for (let index = child.first; index <= child.last; index += 1) found.add(index + 1);
    }
  return found;
}

/** A text that the rendered page does not show, or not as what it is. */
export interface ConcealedPassage {
  readonly kind: 'comment' | 'element' | 'attribute' | 'details' | 'far-right' | 'encoded';
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
  /** What it says: decoded, and without the marks that hide it. */
  readonly text: string;
  /** Whether each hidden character is there as an escape, which people can see: `\\u200b`. */
  readonly isSpeltOut?: boolean;
}

/** Whether a text speaks to an agent: hidden text is reported only with this second sign (SECURITY S33). */
export type Signal = (text: string) => boolean;

/** Characters of a text that are read; what hides orders is shorter, and what is longer hides by its length. */
export const LONGEST_READ = 200_000;

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
