import { escapeInvisible, escapeOf } from '../text/visible.js';

/*
 * How can a text of others stand in XML without becoming markup, a runner command or a fault of the file? What XML 1.0
 * cannot hold at all, such as a NUL or half a character, is written out as `\u{0}`. Source: Extensible Markup Language
 * (XML) 1.0, https://www.w3.org/TR/xml/#charsets and #syntax
 */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // Also in the middle of `]]>`, which XML forbids in a text.
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as the content of an element or the value of an attribute. A line feed becomes a reference. */
export function xmlText(text: string): string {
  return escapeInvisible(text, (character) => character === '\n')
    .replace(/[\uFFFE\uFFFF]/g, escapeOf)
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    .replaceAll('\n', '&#10;')
    .replaceAll('##[', '#&#35;[');
}
