import { hasInvisible } from '../text/visible.js';

/* Prints JSON in which no character can act on a terminal or a runner. */

/**
 * Writes control, bidi, zero-width and tag characters, line separators and `##[` as JSON escapes: the value stays the
 * same, and neither a terminal nor a runner acts on it (SECURITY S24).
 */
export function renderJson(value: unknown): string {
  return `${jsonSafe(JSON.stringify(value, null, 2))}\n`;
}

/** The same for JSON text. */
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
