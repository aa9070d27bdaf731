import { wordSet } from '../../text/words.js';
import { styleHides } from './style.js';
import type { PageAttribute } from './tags.js';

/*
 * Does a reader of the rendered page see what an element holds? `<template>` and `<p hidden>` are hidden,
 * `<details>` are folded until somebody opens them, `<p aria-hidden="true">` is seen.
 */

export type Concealment = 'hidden' | 'folded';

/** Elements that hold nothing: what follows is not inside. */
const HOLDS_NOTHING = wordSet(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
);

/**
 * Elements whose text a browser does not show: it is for scripts and programs, or is shown only where something
 * else cannot be. The text of `<noscript>` is shown where scripts are off, which they are for few readers.
 */
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
