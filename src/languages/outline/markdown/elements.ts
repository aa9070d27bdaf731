import { wordSet } from '../../../text/words.js';
import { endsFarElements, staysOpen } from '../../code/structure/page-nesting.js';
import type { Tag } from './tags.js';

/** An element that is open around blocks. Each is another one, even with the same tag. */
export interface OpenElement {
  readonly name: string;
  readonly says: readonly string[];
  /** How many containers are around its tag. */
  readonly depth: number;
}

export type OpenList = readonly OpenElement[];

const VOID = wordSet('area base br col embed hr img input link meta param source track wbr');
/** Browsers open these again behind the end of a paragraph or a block that they were opened in. */
const FORMATTING = wordSet('a b big code em font i nobr s small strike strong tt u');
/** Browsers read no tags in these up to their end. */
const RAW = wordSet('!-- script style textarea title xmp iframe noembed noframes plaintext');
/** A second one ends the first. */
const REPLACED = wordSet('p li dt dd tr td th option');
/** Elements that open within a paragraph even if they never end. `Map<string>` in a paragraph is text. */
const KNOWN = wordSet(
  [
    'abbr acronym address article aside audio bdi bdo blockquote button canvas center cite data dd del details dfn',
    'dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ins kbd label legend li',
    'main map mark marquee math menu meter nav noscript object ol optgroup option output p picture pre progress q',
    'ruby samp search section select slot span sub summary sup svg table tbody td template tfoot th thead time tr',
    'ul var video',
    ...FORMATTING,
    ...RAW,
  ].join(' '),
);

/** More open elements are not counted, so that a text of tags stays linear. */
const MOST_OPEN = 16;

/** The elements that are open at a place of a text that is read from its beginning. */
export class OpenElements {
  list: OpenList = [];
  depth = 0;

  /** @param ended names that have an end tag anywhere in the text */
  constructor(private readonly ended: ReadonlySet<string>) {}

  /** Whether the tag opens or ends an element around what follows. */
  apply(tag: Tag, isHtmlBlock: boolean): 'opens' | 'ends' | null {
    const top = this.list.at(-1);
    if (top !== undefined && RAW.has(top.name) && !(tag.isEnd && tag.name === top.name))
      return null;
    if (tag.isEnd) return this.end(tag.name) ? 'ends' : null;
    return this.isOpening(tag, isHtmlBlock) && this.push(tag.name, tag.says) ? 'opens' : null;
  }

  push(name: string, says: string): boolean {
    if (REPLACED.has(name) && this.list.at(-1)?.name === name) this.list = this.list.slice(0, -1);
    if (this.list.length >= MOST_OPEN) return false;
    this.list = [...this.list, { name, says: [says], depth: this.depth }];
    return true;
  }

  /** The end of a container ends what was opened in it. */
  leave(depth: number): void {
    this.depth = depth;
    if (this.list.some((one) => one.depth > depth && !FORMATTING.has(one.name)))
      this.list = this.list.filter((one) => one.depth <= depth || FORMATTING.has(one.name));
  }

  private end(name: string): boolean {
    const at = this.list.findLastIndex((one) => one.name === name);
    if (at === -1) return false;
    const above = this.list.slice(at + 1);
    const kept = keptOf(name, above);
    if (kept === null) return false;
    this.list = [...this.list.slice(0, at), ...kept];
    return true;
  }

  private isOpening({ name, isSelfClosed }: Tag, isHtmlBlock: boolean): boolean {
    if (VOID.has(name)) return false;
    // Browsers do not know `<div/>` as empty; `<a name="x"/>` is an old way to write a target of links.
    if (isSelfClosed && (name === 'a' || !KNOWN.has(name))) return false;
    return isHtmlBlock || KNOWN.has(name) || this.ended.has(name);
  }
}

/** What stays open of what was opened in an element that ends; null where its end tag ends nothing. */
function keptOf(name: string, above: OpenList): OpenList | null {
  if (FORMATTING.has(name)) return above;
  if (endsFarElements(name)) return above.filter((one) => FORMATTING.has(one.name));
  const staying = staysOpen(
    name,
    above.map((one) => one.name),
  );
  return staying === null ? null : staying.flatMap((at) => above[at] ?? []);
}

/** How many elements two lists begin with in common. */
export function commonLength(list: OpenList, other: OpenList): number {
  if (list === other) return list.length;
  let length = 0;
  while (length < list.length && list[length] === other[length]) length += 1;
  return length;
}
