import { visible } from './visible.js';
import { unwrapping } from './words.js';

/*
 * A sentence of our words and of names that are not ours: say`${path} is gone` keeps the two apart, so that each output
 * can quote the name in its own way.
 */

/** Our words and untrusted names, kept apart until a view prints them (SECURITY S24, S26). */
export type Phrase = readonly (string | Quoted)[];

/** An untrusted path, id or key. Never memory text. */
export interface Quoted {
  readonly quoted: string;
}

/**
 * Tagged template: every interpolated string is untrusted, every number ours. A line break with its indentation is a
 * blank.
 */
export function say(
  words: TemplateStringsArray,
  ...values: readonly (string | number | Phrase)[]
): Phrase {
  const parts: (string | Quoted)[] = [];
  textsOf(words).forEach((word, index) => {
    if (word !== '') parts.push(word);
    const value = values[index];
    if (typeof value === 'string') parts.push({ quoted: value });
    else if (typeof value === 'number') parts.push(String(value));
    else if (value !== undefined) parts.push(...value);
  });
  return parts;
}

const textsOf = unwrapping(' ');

/** Only for our own words: it is printed as it is. */
export function plain(text: string): Phrase {
  return [text];
}

/** Joins names for an enumeration: `a`, `b` and 3 more. */
export function enumerate(names: readonly string[], most: number = 3): Phrase {
  const parts: (string | Quoted)[] = [];
  names.slice(0, most).forEach((name, index) => {
    if (index > 0) parts.push(', ');
    parts.push({ quoted: name });
  });
  if (names.length > most) parts.push(` and ${names.length - most} more`);
  return parts;
}

/** For JSON and terminals: names in backticks, made visible. */
export function phraseText(phrase: Phrase): string {
  return phrase
    .map((part) => (typeof part === 'string' ? part : `\`${visible(part.quoted)}\``))
    .join('');
}
