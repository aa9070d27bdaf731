import { visible } from './visible.js';
import { unwrapping } from './wrapped.js';

/*
 * How is a sentence made of our words and of names that are not ours? say`${path} is gone` keeps the two apart, so that
 * each output quotes the name in its own way. All messages of findings are made with it. `plain` is for our own words
 * only: a name of others given to it is printed as it is, which must never be.
 */

/**
 * A sentence for people in which our own words and untrusted names stay apart until a view prints them:
 * a terminal makes the names visible, a comment puts them in code spans (SECURITY S24, S26).
 */
export type Phrase = readonly (string | Quoted)[];

/** An untrusted string inside a sentence: a path, an id, a key. Never memory text. */
export interface Quoted {
  readonly quoted: string;
}

/**
 * Tagged template: every interpolated string is untrusted, every number ours. A long sentence is
 * written over several lines: each break, with the indentation behind it, stands for one blank.
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

/** The words of a template, each break of a line one blank. */
const textsOf = unwrapping(' ');

/** Our own words, or a value of a closed set of ours, unquoted. */
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

/** The plain form for JSON and terminals: names in backticks, made visible. */
export function phraseText(phrase: Phrase): string {
  return phrase
    .map((part) => (typeof part === 'string' ? part : `\`${visible(part.quoted)}\``))
    .join('');
}
