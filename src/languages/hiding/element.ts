import { wordSet } from '../../text/words.js';
import { styleHides } from './style.js';
import { withoutReferences } from './values.js';

/* What a reader of the page sees: `<template>` and `<p hidden>` are hidden, `<details>` are folded. */

type Concealment = 'hidden' | 'folded';

/** Elements that hold nothing: what follows is not inside. */
const HOLDS_NOTHING = wordSet(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
);

/** Elements whose text a browser does not show; that of `<noscript>` is shown to few. */
const UNSHOWN = wordSet(
  [
    'annotation annotation-xml applet audio canvas colgroup datalist defs desc frameset head iframe metadata meter',
    'noembed noframes noscript object progress rp script style symbol template title video',
  ].join(' '),
);

const SVG = wordSet('svg g text tspan textpath foreignobject switch use');

/** What an element of a drawing may say as an attribute instead of in its style. */
const DRAWN = /^(?:display|visibility|opacity|font-size|transform|clip-path|filter)$/;

/** How an element keeps what it holds from sight; null where it is seen. */
export function concealmentOf(
  name: string,
  attributes: readonly PageAttribute[],
): Concealment | null {
  if (HOLDS_NOTHING.has(name)) return null;
  if (UNSHOWN.has(name) || isHiddenBy(name, attributes)) return 'hidden';
  return name === 'details' ? 'folded' : null;
}

function isHiddenBy(name: string, attributes: readonly PageAttribute[]): boolean {
  if (hasName(attributes, 'hidden') || hasName(attributes, 'popover')) return true;
  if (name === 'dialog' && !hasName(attributes, 'open')) return true;
  return hasNoExtent(attributes) || styleHides(styleOf(name, attributes));
}

function hasName(attributes: readonly PageAttribute[], wanted: string): boolean {
  return attributes.some(({ name }) => name === wanted);
}

function valueOf(attributes: readonly PageAttribute[], wanted: string): string {
  const found = attributes.find(({ name }) => name === wanted)?.value ?? '';
  return found.trim().toLowerCase();
}

function hasNoExtent(attributes: readonly PageAttribute[]): boolean {
  return (
    /^[01](?:px)?$/.test(valueOf(attributes, 'width')) &&
    /^[01](?:px)?$/.test(valueOf(attributes, 'height'))
  );
}

/** The style of an element, with what its attributes say as a style would. */
function styleOf(name: string, attributes: readonly PageAttribute[]): string {
  const parts: string[] = [];
  for (const { name: attribute, value } of attributes) {
    if (attribute === 'style') parts.push(value);
    else if (attribute === 'color') parts.unshift(`color:${value}`);
    else if (attribute === 'bgcolor') parts.unshift(`background:${value}`);
    else if (SVG.has(name) && DRAWN.test(attribute)) parts.push(`${attribute}:${value}`);
  }
  return parts.join(';');
}

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

interface PageAttribute {
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
