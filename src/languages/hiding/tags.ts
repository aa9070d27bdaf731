import { withoutReferences } from './references.js';

/*
 * Which tags does a text have, and what are their attributes? `<p title="a > b" hidden>` is one tag. A tag within
 * the quotes of another one is told too: whether a page shows it depends on what stands before.
 */

/** A tag by its offsets, with its attributes as they are written. */
export interface PageTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly from: number;
  readonly to: number;
  readonly attributes: string;
}

const START = /<(\/?)([a-z][^\s/<>]*)/gi;

/** Every tag of a text in order. Linear: of the tags that begin in one another at most three are read at a time. */
export function* tagsOf(text: string): Generator<PageTag> {
  for (const { 0: whole, 1: slash, 2: name = '', index } of text.matchAll(START)) {
    const inside = index + whole.length;
    const to = endOf(text, inside);
    if (to === null) continue;
    const attributes = text.slice(inside, to - 1);
    yield { name: name.toLowerCase(), isEnd: slash === '/', from: index, to, attributes };
  }
}

const STOP = /["'<>]/g;

/** Behind the `>` of a tag; null where another `<` or the end of the text comes first. */
function endOf(text: string, from: number): number | null {
  STOP.lastIndex = from;
  for (let stop = STOP.exec(text); stop !== null; stop = STOP.exec(text)) {
    const [sign] = stop;
    if (sign === '>') return stop.index + 1;
    if (sign === '<') return null;
    const close = text.indexOf(sign, stop.index + 1);
    if (close < 0) return null;
    STOP.lastIndex = close + 1;
  }
  return null;
}

/** An attribute; an empty value where it has none. */
export interface PageAttribute {
  readonly name: string;
  readonly value: string;
}

const ATTRIBUTE = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** The attributes of a tag, with their character references read. */
export function attributesOf(written: string): PageAttribute[] {
  return [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => ({
    name: name.toLowerCase(),
    value: withoutReferences(double ?? single ?? bare ?? ''),
  }));
}
