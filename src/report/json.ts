import { hasInvisible } from '../text/visible.js';

/* Prints JSON in which no character can act on a terminal or a runner. */

/**
 * JSON for people's terminals and for log parsers alike. Whatever could act on either is written as a JSON escape, so
 * the value read back is the same and the text on the way does nothing: control, bidi, zero-width and tag characters,
 * line separators, and `##[`, which a runner obeys anywhere in a line (SECURITY S24).
 */
export function renderJson(value: unknown): string {
  return `${jsonSafe(JSON.stringify(value, null, 2))}\n`;
}

/** The same for JSON that is text already, as `JSON.stringify` writes it. */
export function jsonSafe(text: string): string {
  return text
    .replace(/[^\n -~]/gu, (character) =>
      hasInvisible(character) ? escaped(character) : character,
    )
    .replaceAll('##[', String.raw`#\u0023[`);
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
