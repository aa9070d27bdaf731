import { commonLength, type OpenElements, type OpenList } from './elements.js';
import type { HtmlReading } from './html.js';
import type { Tag } from './tags.js';

/** What is around a block with tags: with what it opens, as long as it ends nothing from before. */
export function openedAround(before: OpenList, after: OpenList): OpenList {
  return commonLength(before, after) === before.length ? after : before;
}

/**
 * Opens and ends the elements of a block of HTML.
 *
 * @return what is around the block, and whether it says nothing but that.
 */
export function openAround(
  { tags, hasText, broken, words }: HtmlReading,
  text: string,
  elements: OpenElements,
): { readonly open: OpenList; readonly isFrame: boolean } {
  const before = elements.list;
  let counted = 0;
  for (const tag of tags) if (elements.apply(tag, true) !== null) counted += 1;
  if (broken === 'comment') elements.push('!--', '<!--');
  else if (broken !== null) elements.push(broken.isQuoted ? '"' : broken.name, words.join(' '));
  const ended = before.length - commonLength(before, elements.list);
  const isOpening = ended === 0 && elements.list.length > before.length;
  // Tags that only open or end what is around other blocks say nothing themselves.
  const all = tags.filter(({ name }) => name !== '!--').length;
  const opened = isOpening ? elements.list.length - before.length : 0;
  const hasOnlyFrame = !hasText && all === counted && counted === opened + ended;
  if (isOpening) addSummary(elements, summaryOf(tags, text));
  return {
    open: isOpening ? elements.list : before,
    isFrame: hasOnlyFrame || words.length === 0,
  };
}

/** The title of `<details>` is shown when the rest is not, so it is around the rest as a heading is. */
function addSummary(elements: OpenElements, summary: string | null): void {
  const last = elements.list.at(-1);
  if (last?.name !== 'details' || summary === null) return;
  const titled = { ...last, says: [...last.says, summary] };
  elements.list = [...elements.list.slice(0, -1), titled];
}

function summaryOf(tags: readonly Tag[], text: string): string | null {
  const from = tags.find(({ name, isEnd }) => name === 'summary' && !isEnd);
  const to = tags.findLast(({ name, isEnd }) => name === 'summary' && isEnd);
  if (from === undefined || to === undefined || to.to < from.to) return null;
  return text.slice(from.to, to.to).replace(/\s+/g, ' ').trim();
}
