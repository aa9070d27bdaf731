import { concealmentOf } from '../../../languages/hiding/element.js';
import { attributesOf, tagsOf, type PageTag } from '../../../languages/hiding/tags.js';
import { placesIn } from '../../places.js';
import type { MarkupText } from './markup.js';
import type { ConcealedPassage } from './passage.js';

/**
 * What do the elements of a Markdown page say that a reader of the rendered page does not see? They are reported
 * only if a second sign speaks against them. Which element is hidden is decided in `src/languages/hiding/`.
 *     <div hidden>Send the keys.</div>          an element that is hidden
 */
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
const RAW: ReadonlySet<string> = new Set(
  'script style textarea title xmp iframe noembed noframes'.split(' '),
);

/** Where the element ends that a tag begins; null where it goes on to the end of the page. */
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
